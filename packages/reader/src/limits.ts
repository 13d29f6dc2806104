/** The limits on reading an uploaded document: it may be broken, or made to do harm. */

/** How many pages of a document are read; a P60 has one or two. */
export const MOST_PAGES = 10;

/** How many characters of a page are read; a full page of small print has about 8,000. */
export const MOST_CHARACTERS = 30_000;

/** How many drawn lines of a page are looked at. */
export const MOST_LINES = 4_000;

/** The longest side of a picture of a page, in pixels. */
export const LONGEST_SIDE = 3_000;

/** How many scanned pages of a file are read: each takes seconds of the processor. */
export const MOST_SCANNED_PAGES = 5;

/** The most pixels that a photograph may have; a large camera makes 50 million. */
export const MOST_PIXELS = 60_000_000;

/** The largest enlargement: 1 is 72 dots an inch, 6 is 432. */
export const LARGEST_SCALE = 6;

/**
 * How long a child process may take for one document, in milliseconds, by task. The processor time below is the real
 * limit; this one ends a process that hangs, and is long enough for a good document on a very busy machine.
 */
export const WALL_CLOCK = { check: 60_000, read: 60_000, recognise: 180_000, draw: 60_000 } as const;

/**
 * How many seconds of processor a child process may use, by task; the system ends it there. A P60 is read in half a second,
 * ten of them bound together in one and a half. To recognise the text of a page takes seconds.
 */
export const PROCESSOR_SECONDS = { check: 2, read: 4, recognise: 60, draw: 3 } as const;

/** How far the memory of PDFium may grow, in bytes. */
export const PDFIUM_MEMORY = 384 * 1024 * 1024;

/** How far the JavaScript heap of the child may grow, in megabytes. */
export const HEAP_MEGABYTES = 192;

/**
 * How much memory the child may take in all, in megabytes, by task. The largest photograph that we take needs 650 to be
 * recognised; everything else needs less than 200.
 */
export const MEMORY_MEGABYTES = { check: 1024, read: 1024, recognise: 2048, draw: 1024 } as const;

/** How many documents are opened at the same time, by task: a flood of one task keeps neither the machine nor the others busy. */
export const MOST_CHILDREN = { check: 2, read: 2, recognise: 1, draw: 2 } as const;
