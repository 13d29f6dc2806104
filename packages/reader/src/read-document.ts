/** Reads a document and draws its pages, each in a process of its own that may be killed. */
import { runTask, type TaskOptions } from './child/run.ts';
import { failure, type Result } from './problems.ts';
import type { DocumentType, Reading } from './reading.ts';
import { inspectUpload } from './upload.ts';

/** What a caller may ask for. */
export interface ReadingOptions extends TaskOptions {
	/** What the document is; by its content where it is not given. */
	readonly type?: DocumentType;
}

/**
 * What a document says. Fields that are not sure are left out. Fails with `document.imageNotYet` for a JPEG or PNG,
 * `document.encrypted`, `document.damaged`, `document.noTextLayer` (a scan), `document.tooComplex` (over the limits), or as
 * {@link inspectUpload} does.
 */
export async function readDocument(
	bytes: Uint8Array,
	options: ReadingOptions = {},
): Promise<Result<Reading>> {
	const { type, ...limits } = options;
	const refusal = await refusalOf(bytes);
	return refusal ?? runTask({ task: 'read', bytes, ...(type && { type }) }, 'read', limits);
}

/**
 * How many pages a PDF has that we would read: whether it opens at all, without reading it. Fails as {@link readDocument} does, but
 * for `document.noTextLayer`.
 */
export async function checkDocument(bytes: Uint8Array, limits: TaskOptions = {}): Promise<Result<number>> {
	const refusal = await refusalOf(bytes);
	return refusal ?? runTask({ task: 'check', bytes }, 'check', limits);
}

/**
 * A PNG of a page of a PDF, from page 1. `scale` 1 is 72 dots an inch; it is made smaller where the picture would be too large.
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

async function refusalOf(bytes: Uint8Array) {
	const upload = await inspectUpload(bytes, '');
	if (!upload.ok) return upload;
	return upload.value.fileType === 'application/pdf' ? undefined : failure('document.imageNotYet');
}
