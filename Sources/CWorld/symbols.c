#define _GNU_SOURCE
#include "world.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

extern char *swift_demangle(
  const char *mangled, size_t length, char *output, size_t *size, uint32_t flags) IF_THERE;

static char *readable(const char *name) {
  return name && swift_demangle ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
}

void world_free_name(char *name) { free(name); }

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// A file in memory.
struct file {
  const char *bytes;
  size_t size;
};

static struct file read_file(const char *path) {
  struct file file = {NULL, 0};
  struct stat facts;
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return file;
  if (fstat(descriptor, &facts) == 0 && facts.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)facts.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) file = (struct file){bytes, (size_t)facts.st_size};
  }
  close(descriptor);
  return file;
}

static bool holds(struct file file, uint64_t offset, uint64_t size) {
  return offset <= file.size && size <= file.size - offset;
}

/// The name of the function that begins at an offset from where the file is loaded.
static const char *name_in(struct file file, uint64_t address) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file.bytes;
  if (!holds(file, 0, sizeof *header) || memcmp(header->e_ident, ELFMAG, SELFMAG)) return NULL;
  if (!holds(file, header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr))) return NULL;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(file.bytes + header->e_shoff);
  for (size_t place = 0; place < header->e_shnum; place++) {
    const Elf64_Shdr *table = &sections[place];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const Elf64_Shdr *names = &sections[table->sh_link];
    if (!holds(file, table->sh_offset, table->sh_size)) continue;
    if (!holds(file, names->sh_offset, names->sh_size)) continue;
    const Elf64_Sym *symbols = (const Elf64_Sym *)(file.bytes + table->sh_offset);
    for (size_t entry = 0; entry < table->sh_size / sizeof *symbols; entry++) {
      if (symbols[entry].st_value != address || ELF64_ST_TYPE(symbols[entry].st_info) != STT_FUNC) {
        continue;
      }
      if (symbols[entry].st_name < names->sh_size) {
        return file.bytes + names->sh_offset + symbols[entry].st_name;
      }
    }
  }
  return NULL;
}

char *world_function_name(uintptr_t address) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || !info.dli_fname) return NULL;
  struct link_map *map = NULL;
  Dl_info again;
  if (!dladdr1((void *)address, &again, (void **)&map, RTLD_DL_LINKMAP) || !map) return NULL;
  // The program itself has no name in the list of what is loaded.
  struct file file = read_file(map->l_name[0] ? map->l_name : "/proc/self/exe");
  if (!file.bytes) return NULL;
  char *name = readable(name_in(file, address - map->l_addr));
  munmap((void *)file.bytes, file.size);
  return name;
}

#else

char *world_function_name(uintptr_t address) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || (uintptr_t)info.dli_saddr != address) return NULL;
  return readable(info.dli_sname);
}

#endif
