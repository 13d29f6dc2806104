/**
 * The process that opens documents. It does one task and ends, knows no secrets (it is started with an empty environment), and may
 * be killed at any time. Its memory and processor time are bounded, and it gives way to whatever else the machine does.
 */
import { setPriority } from 'node:os';
import { isPdf } from '../is-pdf.ts';
import { failure } from '../problems.ts';
import { checkPdf, readPdf } from '../read-bytes.ts';
import { loadPdfium } from '../sources/pdf/pdfium.ts';
import { type Answers, isTask, type Report, type Task } from './messages.ts';

/** As `nice` counts: the server that people wait for comes first. */
const GIVES_WAY = 10;

setPriority(GIVES_WAY);
process.once('message', (message: unknown) => {
	if (!isTask(message)) process.exit(2);
	perform(message)
		.catch(problemOf)
		.then((answer) => process.send?.(reportOn(answer), () => process.exit(0)));
});

async function perform(task: Task): Promise<Answers[Task['task']]> {
	if (!isPdf(task.bytes)) return performOnPicture(task);
	const pdfium = await loadPdfium();
	if (task.task === 'check') return checkPdf(pdfium, task.bytes);
	if (task.task === 'read') return readPdf(pdfium, task.bytes, task.type);
	if (task.task === 'recognise') {
		const { recognisePdf } = await import('../recognise-bytes.ts');
		return recognisePdf(pdfium, task.bytes, task.type);
	}
	const { drawPage } = await import('../sources/pdf/picture.ts');
	return drawPage(pdfium, task.bytes, task.page, task.scale);
}

function reportOn(answer: Report['answer']): Report {
	const { user, system } = process.cpuUsage();
	return { answer, processorMs: (user + system) / 1000 };
}

async function performOnPicture(task: Task): Promise<Answers[Task['task']]> {
	if (task.task === 'read') return failure('document.noTextLayer');
	if (task.task === 'recognise') {
		const { recognisePicture } = await import('../recognise-bytes.ts');
		return recognisePicture(task.bytes, task.type);
	}
	const { checkPicture, drawPicture } = await import('../sources/picture/decode.ts');
	return task.task === 'check' ? checkPicture(task.bytes) : drawPicture(task.bytes, task.page, task.scale);
}

/** Running out of memory stops PDFium where it stands; anything else that throws is a file that confuses it. */
function problemOf(error: unknown) {
	const isTooMuch = error instanceof RangeError || error instanceof WebAssembly.RuntimeError;
	return failure(isTooMuch ? 'document.tooComplex' : 'document.damaged');
}
