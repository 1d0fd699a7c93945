#ifndef CMARK_GFM_FRONT_H
#define CMARK_GFM_FRONT_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The extension node types of cmark-gfm are mutable C globals, which Swift 6 refuses to read.
// This front gives every node one of these fixed kinds instead.
enum front_kind {
  FRONT_OTHER,
  FRONT_DOCUMENT,
  FRONT_QUOTE,
  FRONT_LIST,
  FRONT_ITEM,
  FRONT_CODE_BLOCK,
  FRONT_HTML_BLOCK,
  FRONT_PARAGRAPH,
  FRONT_HEADING,
  FRONT_RULE,
  FRONT_TABLE,
  FRONT_TABLE_ROW,
  FRONT_TABLE_CELL,
  FRONT_TEXT,
  FRONT_SOFT_BREAK,
  FRONT_LINE_BREAK,
  FRONT_CODE,
  FRONT_HTML_INLINE,
  FRONT_EMPHASIS,
  FRONT_STRONG,
  FRONT_STRUCK,
  FRONT_LINK,
  FRONT_IMAGE
};

static inline int front_node_kind(cmark_node *node) {
  cmark_node_type type = cmark_node_get_type(node);
  if (type == CMARK_NODE_DOCUMENT) return FRONT_DOCUMENT;
  if (type == CMARK_NODE_BLOCK_QUOTE) return FRONT_QUOTE;
  if (type == CMARK_NODE_LIST) return FRONT_LIST;
  if (type == CMARK_NODE_ITEM) return FRONT_ITEM;
  if (type == CMARK_NODE_CODE_BLOCK) return FRONT_CODE_BLOCK;
  if (type == CMARK_NODE_HTML_BLOCK) return FRONT_HTML_BLOCK;
  if (type == CMARK_NODE_PARAGRAPH) return FRONT_PARAGRAPH;
  if (type == CMARK_NODE_HEADING) return FRONT_HEADING;
  if (type == CMARK_NODE_THEMATIC_BREAK) return FRONT_RULE;
  if (type == CMARK_NODE_TEXT) return FRONT_TEXT;
  if (type == CMARK_NODE_SOFTBREAK) return FRONT_SOFT_BREAK;
  if (type == CMARK_NODE_LINEBREAK) return FRONT_LINE_BREAK;
  if (type == CMARK_NODE_CODE) return FRONT_CODE;
  if (type == CMARK_NODE_HTML_INLINE) return FRONT_HTML_INLINE;
  if (type == CMARK_NODE_EMPH) return FRONT_EMPHASIS;
  if (type == CMARK_NODE_STRONG) return FRONT_STRONG;
  if (type == CMARK_NODE_LINK) return FRONT_LINK;
  if (type == CMARK_NODE_IMAGE) return FRONT_IMAGE;
  // The extensions' types are variables outside the public headers; their names are public.
  const char *name = cmark_node_get_type_string(node);
  if (!strcmp(name, "table")) return FRONT_TABLE;
  if (!strcmp(name, "table_row") || !strcmp(name, "table_header")) return FRONT_TABLE_ROW;
  if (!strcmp(name, "table_cell")) return FRONT_TABLE_CELL;
  if (!strcmp(name, "strikethrough")) return FRONT_STRUCK;
  return FRONT_OTHER;
}

static inline int front_is_ordered(cmark_node *list) {
  return cmark_node_get_list_type(list) == CMARK_ORDERED_LIST;
}

// 0 no task, 1 open, 2 done.
static inline int front_task(cmark_node *item) {
  if (strcmp(cmark_node_get_type_string(item), "tasklist")) return 0;
  return cmark_gfm_extensions_get_tasklist_item_checked(item) ? 2 : 1;
}

static inline int front_alignment(cmark_node *table, int column) {
  if (column >= cmark_gfm_extensions_get_table_columns(table)) return 0;
  uint8_t *alignments = cmark_gfm_extensions_get_table_alignments(table);
  return alignments ? alignments[column] : 0;
}

// Tables and task lists have no characters of their own, so parsing with them alone is safe on
// several threads at once; strike-through and bare links change tables shared by all parsers.
static inline cmark_parser *front_new_parser(int with_tables, int every_extension) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8);
  if (!parser) return NULL;
  const char *names[] = {"table", "tasklist", "strikethrough", "autolink"};
  for (int i = with_tables ? 0 : 1; i < (every_extension ? 4 : 2); i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  return parser;
}

// The caller frees the text with `free`.
static inline char *front_html(const char *text, size_t length, int with_tables) {
  cmark_parser *parser = front_new_parser(with_tables, 1);
  if (!parser) return NULL;
  cmark_parser_feed(parser, text, length);
  cmark_node *root = cmark_parser_finish(parser);
  char *html = cmark_render_html(
    root, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser));
  cmark_node_free(root);
  cmark_parser_free(parser);
  return html;
}

#endif
