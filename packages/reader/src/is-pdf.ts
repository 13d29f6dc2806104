/** Tells a PDF by its first bytes. */

/** How far into a file a PDF may begin; some programs write lines before it. */
const HEADER_WITHIN = 1024;

/** Whether the bytes begin as those of a PDF do. */
export function isPdf(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, HEADER_WITHIN)).toString('latin1').includes('%PDF-');
}
