/** Reads a document and draws its pages, each in a process of its own that may be killed. */
import { runTask, type TaskOptions } from './child/run.ts';
import type { Result } from './problems.ts';
import type { DocumentType, Reading } from './reading.ts';
import { inspectUpload } from './upload.ts';

/** What a caller may ask for. */
export interface ReadingOptions extends TaskOptions {
	/** The type of document; decided by its content if not given. */
	readonly type?: DocumentType;
}

/**
 * What a document says: from its text if it has one, otherwise by recognising it. Uncertain fields are left out. Fails
 * with `document.encrypted`, `document.damaged`, `document.noText`, `document.tooComplex` (over the limits),
 * `document.cannotStart`, `document.late`, or as {@link inspectUpload} does.
 */
export async function readDocument(
	bytes: Uint8Array,
	options: ReadingOptions = {},
): Promise<Result<Reading>> {
	const { type, ...limits } = options;
	const upload = await inspectUpload(bytes, '');
	if (!upload.ok) return upload;
	const asked = { bytes, ...(type && { type }) };
	const isPdf = upload.value.fileType === 'application/pdf';
	const read = isPdf ? await runTask({ task: 'read', ...asked }, 'read', limits) : undefined;
	if (read && (read.ok || read.problem !== 'document.noTextLayer')) return read;
	return runTask({ task: 'recognise', ...asked }, 'recognise', limits);
}

/**
 * How many pages a file has that we would read: whether it opens at all, without reading it. Fails as {@link readDocument} does, but
 * for `document.noText`.
 */
export async function checkDocument(bytes: Uint8Array, limits: TaskOptions = {}): Promise<Result<number>> {
	const upload = await inspectUpload(bytes, '');
	return upload.ok ? runTask({ task: 'check', bytes }, 'check', limits) : upload;
}

/**
 * A PNG of a page, from page 1; a photograph is one page. `scale` 1 is 72 dots an inch; it is made smaller where the picture would be too large.
 * Fails as {@link readDocument} does, and with `document.noSuchPage`.
 */
export async function renderPage(
	bytes: Uint8Array,
	page: number,
	scale: number,
	limits: TaskOptions = {},
): Promise<Result<Uint8Array>> {
	return runTask({ task: 'draw', bytes, page, scale }, 'draw', limits);
}
