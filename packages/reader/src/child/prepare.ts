/** Loads what a task needs before there is a document, so that nobody waits for it who need not. */
import { setImmediate } from 'node:timers/promises';
import { readPdf } from '../read-bytes.ts';
import { loadPdfium, type Pdfium } from '../sources/pdf/pdfium.ts';
import { type HelpingProcess, helperOn } from './helper.ts';
import { HELPED, type Task } from './messages.ts';
import { rehearsalPapers } from './rehearsal.ts';

/** Dots to a point at which one of them is drawn. */
const REHEARSAL_SCALE = 2;

/** So often each of our own papers is read: what was done a few times is quicker. */
const REHEARSALS = 6;

let pdfium: Promise<Pdfium> | undefined;
let helping: HelpingProcess | undefined;

/** PDFium, loaded when first asked for. */
export function openedPdfium(): Promise<Pdfium> {
	pdfium ??= loadPdfium();
	return pdfium;
}

/** The process that helps to recognise pictures, if this one was told that there is one. */
export function helper(): HelpingProcess | undefined {
	return helping;
}

/** Loads what reading takes. Throws where a part of the program is missing. */
export async function prepare(task: Task['task']): Promise<void> {
	if (task === 'read') await openedPdfium();
	if (task !== 'recognise') return;
	if (process.argv.includes(HELPED)) helping ??= helperOn();
	const { loadModels } = await import('../sources/ocr/models.ts');
	await Promise.all([import('../recognise-bytes.ts'), loadModels()]);
}

/**
 * Reads papers of our own, as the task would read a document, while `goesOn`: it is asked before each, since whoever brings a
 * document waits for no rehearsal. Throws as {@link prepare} does.
 */
export async function rehearse(task: Task['task'], goesOn: () => boolean): Promise<void> {
	if (task !== 'read' && task !== 'recognise') return;
	const opened = await openedPdfium();
	const papers = rehearsalPapers();
	for (const paper of Array.from({ length: REHEARSALS }, () => papers).flat()) {
		// A document that has come is heard of between two papers.
		await setImmediate();
		if (!goesOn()) return;
		readPdf(opened, paper);
	}
	const [paper] = papers;
	await setImmediate();
	if (task === 'read' || !paper || !goesOn()) return;
	const { drawPage } = await import('../sources/pdf/picture.ts');
	const { recognisePicture } = await import('../recognise-bytes.ts');
	const drawn = await drawPage(opened, paper, 1, REHEARSAL_SCALE);
	if (drawn.ok) await recognisePicture(drawn.value, { helper: helping?.read });
}
