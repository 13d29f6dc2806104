/** Loads what a task needs before there is a document, so that nobody waits for it who need not. */
import { readPdf } from '../read-bytes.ts';
import { loadPdfium, type Pdfium } from '../sources/pdf/pdfium.ts';
import type { Task } from './messages.ts';
import { rehearsalPaper } from './rehearsal.ts';

/** Dots to a point at which our own page is drawn. */
const REHEARSAL_SCALE = 2;

/** So often our own page is read: what was done a few times is quicker. */
const REHEARSALS = 8;

let pdfium: Promise<Pdfium> | undefined;

/** PDFium, loaded when first asked for. */
export function openedPdfium(): Promise<Pdfium> {
	pdfium ??= loadPdfium();
	return pdfium;
}

/** Loads what reading takes. Throws where a part of the program is missing. */
export async function prepare(task: Task['task']): Promise<void> {
	if (task === 'read') await openedPdfium();
	if (task !== 'recognise') return;
	const { loadModels } = await import('../sources/ocr/models.ts');
	await Promise.all([import('../recognise-bytes.ts'), loadModels()]);
}

/** Reads a page of our own, as the task would read a document. Throws as {@link prepare} does. */
export async function rehearse(task: Task['task']): Promise<void> {
	if (task !== 'read' && task !== 'recognise') return;
	const opened = await openedPdfium();
	for (let time = 0; time < REHEARSALS; time += 1) readPdf(opened, rehearsalPaper());
	if (task === 'read') return;
	const { drawPage } = await import('../sources/pdf/picture.ts');
	const { recognisePicture } = await import('../recognise-bytes.ts');
	const drawn = await drawPage(opened, rehearsalPaper(), 1, REHEARSAL_SCALE);
	if (drawn.ok) await recognisePicture(drawn.value);
}
