/**
 * The process that opens documents. It does one task and ends, knows no secrets (it is started with an empty environment), and may
 * be killed at any time. Its memory is bounded.
 */
import { failure } from '../problems.ts';
import { checkPdf, readPdf } from '../read-bytes.ts';
import { loadPdfium } from '../sources/pdf/pdfium.ts';
import { type Answers, isTask, type Task } from './messages.ts';

process.once('message', (message: unknown) => {
	if (!isTask(message)) process.exit(2);
	perform(message)
		.catch(problemOf)
		.then((answer) => process.send?.(answer, () => process.exit(0)));
});

async function perform(task: Task): Promise<Answers[Task['task']]> {
	const pdfium = await loadPdfium();
	if (task.task === 'check') return checkPdf(pdfium, task.bytes);
	if (task.task === 'read') return readPdf(pdfium, task.bytes, task.type);
	const { drawPage } = await import('../sources/pdf/picture.ts');
	return drawPage(pdfium, task.bytes, task.page, task.scale);
}

/** Running out of memory stops PDFium where it stands; anything else that throws is a file that confuses it. */
function problemOf(error: unknown) {
	const isTooMuch = error instanceof RangeError || error instanceof WebAssembly.RuntimeError;
	return failure(isTooMuch ? 'document.tooComplex' : 'document.damaged');
}
