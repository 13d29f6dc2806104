/** Measures what people wait for: how long a page takes to read, by kind of page, in the process of its own that the server uses. */
import { setTimeout } from 'node:timers/promises';
import { degrade, type Grade } from '../corpus/grades.ts';
import { tuned } from '../corpus/index.ts';
import { fill, type Layout } from '../corpus/paper.ts';
import { receiptScans } from '../corpus/pictures/real.ts';
import { valuesFor } from '../corpus/values.ts';
import { openPrinter } from '../held-back/print.ts';
import { keepSpares, readDocument } from '../src/index.ts';
import { loadPdfium } from '../src/sources/pdf/pdfium.ts';
import { drawPage } from '../src/sources/pdf/picture.ts';

/** A kind of page, the seconds by the clock that it should take at most, and some pages of it. */
interface Kind {
	readonly name: string;
	readonly asked: number;
	readonly pages: readonly Uint8Array[];
}

/** How long a process is left to load everything before the next page comes, in milliseconds. */
const READY_WITHIN = 6_000;

/** What reading a page took. */
interface Cost {
	readonly clock: number;
	readonly processor: number;
	readonly megabytes: number;
}

/** One receipt in so many is read. */
const STEP = 2;
/** So many layouts of each made-up kind. */
const LAYOUTS = 3;
const STATEMENT_ROWS = 60;
/** Dots to a point of the pictures: 200 an inch. */
const FINE = 200 / 72;

/** The figures of this machine. Needs Chromium, and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const all = await kinds();
	const started = await inTurn(all, (kind) => costsOf(kind, 0));
	keepSpares();
	const waited = await inTurn(all, (kind) => costsOf(kind, READY_WITHIN));
	const rows = all.map(({ name, asked }, index) =>
		rowOf(name, asked, { waited: waited[index] ?? [], started: started[index] ?? [] }),
	);
	const late = all.filter(({ asked }, index) => (rows[index]?.usual ?? 0) > asked).map(({ name }) => name);
	return {
		title: 'How long reading takes',
		summary: [
			'Each page is read as the server reads it, in a process of its own that ends with it. The next one has waited some seconds by then, with the networks loaded and papers of our own read. Where none waits, as for the first page in some minutes, one is started, which is counted.',
			late.length === 0 ? 'Every kind is read in the time asked.' : `Slower than asked: ${late.join(', ')}.`,
		].join(' '),
		columns: [
			...[
				'Page',
				'Pages',
				'Usual s by the clock',
				'Longest',
				'Asked',
				'Usual s where a process is started first',
			],
			...['s of processor a page', 'Peak MB of the process that reads'],
		],
		rows: rows.map(({ cells }) => cells),
		figures: { late },
	};
}

/** What its pages take. The first is read once unmeasured, so that the programs and networks are in the system's memory. */
async function costsOf({ pages }: Kind, pause: number): Promise<Cost[]> {
	const [first] = pages;
	if (first) await costOf(first);
	return inTurn(pages, async (page) => {
		await setTimeout(pause);
		return costOf(page);
	});
}

async function kinds(): Promise<Kind[]> {
	const printer = await openPrinter();
	const print = (layout: Layout, person: number) => {
		const { html } = fill(layout, valuesFor(layout.type, person));
		return printer.print(html, { ...(layout.landscape && { landscape: true }) });
	};
	const some = (type: Layout['type']) => tuned.filter((layout) => layout.type === type).slice(0, LAYOUTS);
	try {
		const p60s = await inTurn(some('p60'), print);
		const payslips = await inTurn(some('payslip'), print);
		const statement = await printer.print(statementPage(), {});
		return [
			{ name: 'Real receipt', asked: 1, pages: receiptScans().filter((_, index) => index % STEP === 0) },
			{ name: 'P60, scanned', asked: 1.5, pages: await pictures(p60s, 'scan') },
			{ name: 'P60, photographed', asked: 1.5, pages: await pictures(p60s, 'photo') },
			{ name: 'Payslip, scanned', asked: 1.5, pages: await pictures(payslips, 'scan') },
			{
				name: `Statement of ${STATEMENT_ROWS} rows, scanned`,
				asked: 5,
				pages: await pictures([statement], 'scan'),
			},
			{ name: 'P60, text of a PDF', asked: 0.05, pages: p60s },
		];
	} finally {
		await printer.close();
	}
}

async function pictures(papers: readonly Uint8Array[], grade: Grade): Promise<Uint8Array[]> {
	const pdfium = await loadPdfium();
	return inTurn(papers, async (bytes) => {
		const page = await drawPage(pdfium, bytes, 1, FINE);
		if (!page.ok) throw new Error(page.problem);
		return degrade(page.value, grade);
	});
}

async function inTurn<Given, Made>(
	all: readonly Given[],
	make: (each: Given, index: number) => Promise<Made>,
): Promise<Made[]> {
	const made: Made[] = [];
	for (const [index, each] of all.entries()) made.push(await make(each, index));
	return made;
}

/** A bank's statement that fills an A4 page: a date, a long description, an amount and a balance in each row. */
function statementPage(): string {
	const rows = Array.from({ length: STATEMENT_ROWS }, (_, index) => {
		const day = String(1 + (index % 28)).padStart(2, '0');
		const [paid, left] = [(index * 37) % 900, 4_000 + ((index * 613) % 5_000)];
		return `<tr><td>${day} Jun 2025</td><td>Card payment to supplier ${1_000 + index}, Leeds</td><td>${paid}.${10 + index}</td><td>${left}.${10 + index}</td></tr>`;
	});
	return `<style>body{font:9px sans-serif}table{width:100%}td{padding:0 4px}</style><h1>Statement of account</h1><table>${rows.join('')}</table>`;
}

async function costOf(page: Uint8Array): Promise<Cost> {
	let [processor, megabytes] = [0, 0];
	const start = performance.now();
	const reading = await readDocument(page, {
		onSpent: (milliseconds, most = 0) => {
			processor += milliseconds / 1000;
			megabytes = Math.max(megabytes, most);
		},
	});
	const clock = (performance.now() - start) / 1000;
	// A page that is no document we know was read all the same.
	if (!reading.ok && reading.problem === 'document.cannotStart') throw new Error(reading.problem);
	return { clock, processor, megabytes };
}

interface Costs {
	readonly waited: readonly Cost[];
	readonly started: readonly Cost[];
}

function rowOf(name: string, asked: number, { waited, started }: Costs) {
	const clocks = sortedClocks(waited);
	const usual = middleOf(clocks);
	const processor = waited.reduce((sum, each) => sum + each.processor, 0) / Math.max(1, waited.length);
	const megabytes = Math.max(0, ...waited.map((each) => each.megabytes));
	const seconds = [usual, clocks.at(-1) ?? 0, asked, middleOf(sortedClocks(started)), processor];
	const shown = seconds.map((each) => each.toFixed(2)); // not money
	return { usual, cells: [name, waited.length, ...shown, Math.round(megabytes)] };
}

function sortedClocks(costs: readonly Cost[]): number[] {
	return costs.map(({ clock }) => clock).sort((one, other) => one - other);
}

function middleOf(sorted: readonly number[]): number {
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
