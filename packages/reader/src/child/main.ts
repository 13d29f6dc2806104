/**
 * The process that opens documents. It does one task and ends, knows no secrets (nothing of the server's environment is passed on), and may
 * be killed at any time. It is kept from files and the network (`sandbox.ts`), and gives way to whatever else the machine does.
 */
import { isPdf } from '../is-pdf.ts';
import { failure } from '../problems.ts';
import { checkPdf, readPdf } from '../read-bytes.ts';
import { giveWay } from './give-way.ts';
import type { Cost } from './helper.ts';
import { type Answers, isTask, isTaskName, READY, type Report, type Task, WAITS } from './messages.ts';
import { helper, openedPdfium, prepare, rehearse } from './prepare.ts';

giveWay();
const [, , kind, ...told] = process.argv;
let hasDocument = false;
const prepared = getReady();
prepared.then(
	() => process.send?.(READY),
	() => process.exit(1),
);
// Nobody waits for an answer any more. The one that helps would keep this one going.
process.once('disconnect', () => process.exit(0));
process.once('message', (message: unknown) => {
	if (!isTask(message)) process.exit(2);
	hasDocument = true;
	const before = costSoFar();
	prepared
		.then(() => perform(message))
		.catch(problemOf)
		.then((answer) => process.send?.(reportOn(answer, before), () => process.exit(0)));
});

/** Whoever waits for a document has the time to read some of our own first. */
async function getReady(): Promise<void> {
	if (!isTaskName(kind)) return;
	await prepare(kind);
	if (told.includes(WAITS)) await rehearse(kind, () => !hasDocument);
}

async function perform(task: Task): Promise<Answers[Task['task']]> {
	if (!isPdf(task.bytes)) return performOnPicture(task);
	const pdfium = await openedPdfium();
	if (task.task === 'check') return checkPdf(pdfium, task.bytes);
	if (task.task === 'read') return readPdf(pdfium, task.bytes, task.type);
	if (task.task === 'recognise') {
		const { recognisePdf } = await import('../recognise-bytes.ts');
		return recognisePdf(pdfium, task.bytes, { type: task.type, onPage: tell, helper: helper()?.read });
	}
	const { drawPage } = await import('../sources/pdf/picture.ts');
	return drawPage(pdfium, task.bytes, task.page, task.scale);
}

/** Reports which page is being read. */
function tell(page: number, pages: number): void {
	process.send?.({ page, pages });
}

function reportOn(answer: Report['answer'], before: Cost): Report {
	const { processorMs, megabytes } = costSoFar();
	return { answer, processorMs: processorMs - before.processorMs, megabytes };
}

/** What this process and the one that helps it have used. */
function costSoFar(): Cost {
	const { user, system } = process.cpuUsage();
	const other = helper()?.cost() ?? { processorMs: 0, megabytes: 0 };
	return {
		processorMs: (user + system) / 1000 + other.processorMs,
		megabytes: process.resourceUsage().maxRSS / 1024 + other.megabytes,
	};
}

async function performOnPicture(task: Task): Promise<Answers[Task['task']]> {
	if (task.task === 'read') return failure('document.noTextLayer');
	if (task.task === 'recognise') {
		const { recognisePicture } = await import('../recognise-bytes.ts');
		return recognisePicture(task.bytes, { type: task.type, onPage: tell, helper: helper()?.read });
	}
	const { checkPicture, drawPicture } = await import('../sources/picture/decode.ts');
	return task.task === 'check' ? checkPicture(task.bytes) : drawPicture(task.bytes, task.page, task.scale);
}

/** How Node names a module or library that is missing, not allowed, or does not fit the machine. */
const PART_MISSING: ReadonlySet<unknown> = new Set([
	'ERR_MODULE_NOT_FOUND',
	'MODULE_NOT_FOUND',
	'ERR_DLOPEN_FAILED',
	'ERR_DLOPEN_DISABLED',
	'ERR_ACCESS_DENIED',
]);

/**
 * Running out of memory stops PDFium mid-work; anything else that throws is a file that confuses it, unless part of our
 * own program is missing.
 */
function problemOf(error: unknown) {
	if (error instanceof Error && 'code' in error && PART_MISSING.has(error.code)) {
		return failure('document.cannotStart');
	}
	const isTooMuch = error instanceof RangeError || error instanceof WebAssembly.RuntimeError;
	return failure(isTooMuch ? 'document.tooComplex' : 'document.damaged');
}
