/** Limits on what a person may give us, in one place for every check and message. */

/** The largest file accepted, in bytes: 10 MB (the specification, section 9). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** The most documents one person may keep: far more than their papers for many years. */
export const MOST_DOCUMENTS = 200;

/** The most bytes of documents one person may keep: 500 MB, so that no account fills the disk. */
export const MOST_DOCUMENT_BYTES = 500 * 1024 * 1024;

/** The largest return XML accepted, in bytes: 2 MB, far more than anyone files. */
export const LARGEST_RETURN_XML = 2 * 1024 * 1024;

/** The largest facts JSON accepted, in bytes: 2 MB, more than the largest return has. */
export const LARGEST_FACTS = 2 * 1024 * 1024;

/** The most entries in a return: a partnership with the 999 partners that HMRC accepts, and everything else. */
export const MOST_ENTRIES = 1200;

/** The minimum length of a password. */
export const PASSWORD_LEAST = 8;

/** The most characters of a new password; longer ones from before still open their accounts. */
export const PASSWORD_MOST = 128;

/** The minimum length of a username. */
export const USERNAME_LEAST = 3;

/** The largest archive of a whole account, zipped and unzipped, in bytes. It is held in memory while it is imported. */
export const LARGEST_ARCHIVE = 128 * 1024 * 1024;
