/* What Swift cannot see of the C library's terminals. */
#ifndef CPTY_H
#define CPTY_H

#include <stdint.h>

/* Opens a pseudo-terminal of a size, both ends closed on exec; 0 when it worked. */
int cpty_open(int *terminal, int *program, int columns, int rows);
int cpty_resize(int terminal, int columns, int rows);

/* The path of the image that holds this code, NULL if unknown. */
const char *cpty_image(void);

/* A scalar's width in cells, in a UTF-8 locale. */
int cpty_width(uint32_t scalar);

#endif
