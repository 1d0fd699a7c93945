/* One entry of a table of texts: the file that ENTRY names, from this folder, ended by a zero. */
{ENTRY, (const char[]){
#embed ENTRY suffix(, 0)
}},
#undef ENTRY
