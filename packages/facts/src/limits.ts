/** How much a person may give us, once for every place that checks it or says it. */

/** The largest file that is taken, in bytes: 10 MB (the specification, section 9). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** The most documents one person may keep: far more than their papers for many years. */
export const MOST_DOCUMENTS = 200;

/** The most bytes of documents one person may keep: 500 MB, so that no account fills the disk. */
export const MOST_DOCUMENT_BYTES = 500 * 1024 * 1024;

/** The largest XML of a return that is read, in bytes: 2 MB, far more than anyone files. */
export const LARGEST_RETURN_XML = 2 * 1024 * 1024;

/** The largest JSON of facts that is taken, in bytes: 2 MB, more than a return of the most entries has. */
export const LARGEST_FACTS = 2 * 1024 * 1024;

/** The most entries of a return: a partnership with the 999 partners that HMRC takes, and all else besides. */
export const MOST_ENTRIES = 1200;

/** The fewest characters of a password. */
export const PASSWORD_LEAST = 8;

/** The fewest characters of a username. */
export const USERNAME_LEAST = 3;

/** Of an archive of a whole account, zipped and unzipped, in bytes. It is held in memory while it is brought back. */
export const LARGEST_ARCHIVE = 128 * 1024 * 1024;
