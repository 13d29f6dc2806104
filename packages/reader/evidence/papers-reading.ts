/** Measures how every kind of paper is read, from its text and from pictures: made-up ones in layouts the reader was made on and others, and real ones. Long because one table compares them all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DocumentType } from '@halfpenny/reader';
import { fieldsOnP60, makeP60, p60Styles } from '@halfpenny/testing';
import { degrade, type Grade, grades } from '../corpus/grades.ts';
import { firstReadings, tuned, untouched } from '../corpus/index.ts';
import { intervalOf, judge } from '../corpus/judge.ts';
import { fill, type Layout, type Values } from '../corpus/paper.ts';
import { countOf, percent, type Verdict } from '../corpus/tally.ts';
import { PEOPLE, valuesFor } from '../corpus/values.ts';
import { openPrinter } from '../held-back/print.ts';
import { asDate } from '../src/engine/values/dates.ts';
import { readPdf } from '../src/read-bytes.ts';
import { recognisePicture } from '../src/recognise-bytes.ts';
import { loadPdfium, type Pdfium } from '../src/sources/pdf/pdfium.ts';
import { drawPage } from '../src/sources/pdf/picture.ts';

/** A field of a paper and how it was read. */
interface Mark {
	readonly papers: string;
	readonly type: string;
	readonly layout: string;
	readonly grade: Grade | 'text';
	readonly field: string;
	readonly verdict: Verdict;
	readonly read?: string | undefined;
	readonly printed?: string | undefined;
}

interface Timed {
	readonly marks: readonly Mark[];
	readonly grade: Grade | 'text';
	readonly seconds: number;
	/** What the process held right after it, in MB. */
	readonly megabytes: number;
}

type Read = Awaited<ReturnType<typeof recognisePicture>>;

/** Dots to a point of the pictures: 200 an inch. */
const FINE = 200 / 72;

/** The figures of this machine. Needs Chromium and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const pdfium = await loadPdfium();
	const timed = [
		...(await madeUp(pdfium, 'tuned', tuned)),
		...(await madeUp(pdfium, 'untouched', untouched)),
		...(await p60s(pdfium)),
		...(await real('receipts', readReceipts)),
		...(await real('invoices', (folder) => readInvoices(folder, pdfium))),
	];
	const marks = timed.flatMap((each) => each.marks);
	const groups = [...new Set(timed.map(groupOf))];
	const rows = groups.map((group) =>
		rowOf(
			group,
			timed.filter((each) => groupOf(each) === group),
		),
	);
	return {
		title: 'Reading papers from text and pictures',
		summary: summaryOf(marks, timed),
		columns: [
			'Papers',
			'Kind',
			'Grade',
			'Fields',
			'Right',
			'Left out',
			'Wrong',
			'Coverage',
			'Accepted and right',
			'Wrong of all (95%)',
			's/page',
			'MB at most',
		],
		rows,
		figures: { byGrade: byGrade(marks), first: firstReadings },
		byField: fieldTable(marks),
		wrong: marks.filter(({ verdict }) => verdict === 'wrong'),
		leftOut: marks.filter(({ verdict, papers }) => verdict === 'leftOut' && papers !== 'untouched'),
	};
}

async function madeUp(pdfium: Pdfium, papers: string, layouts: readonly Layout[]): Promise<Timed[]> {
	const printer = await openPrinter();
	const found: Timed[] = [];
	try {
		for (const [index, layout] of layouts.entries()) {
			for (let person = 0; person < PEOPLE; person += 1) {
				const { html, shown } = fill(layout, valuesFor(layout.type, person));
				const bytes = await printer.print(html, { ...(layout.landscape && { landscape: true }) });
				const about = { papers, type: layout.type, layout: layout.name };
				found.push(await timedRead({ ...about, grade: 'text' }, shown, async () => readPdf(pdfium, bytes)));
				if (person !== index % PEOPLE) continue;
				// A layout is drawn in one grade, by turns.
				const grade = grades[index % grades.length] ?? 'scan';
				found.push(...(await asPictures(pdfium, bytes, { ...about, grades: [grade] }, shown)));
			}
		}
	} finally {
		await printer.close();
	}
	return found;
}

/** P60s in our own styles, whose text `p60-reading` measures at large: from their text and from pictures. */
async function p60s(pdfium: Pdfium): Promise<Timed[]> {
	const found: Timed[] = [];
	for (const style of p60Styles) {
		const bytes = await makeP60({ style });
		const about = { papers: 'tuned', type: 'p60', layout: style };
		const shown = Object.fromEntries(
			fieldsOnP60({ style }).map(({ field, row, value }) => [keyOf({ name: field, row }), value]),
		);
		found.push(await timedRead({ ...about, grade: 'text' }, shown, async () => readPdf(pdfium, bytes)));
		found.push(...(await asPictures(pdfium, bytes, { ...about, grades }, shown)));
	}
	return found;
}

async function asPictures(
	pdfium: Pdfium,
	bytes: Uint8Array,
	{ grades: drawn, ...about }: Pick<Mark, 'papers' | 'type' | 'layout'> & { grades: readonly Grade[] },
	shown: Values,
): Promise<Timed[]> {
	const page = await drawPage(pdfium, bytes, 1, FINE);
	if (!page.ok) throw new Error(`${about.layout}: ${page.problem}`);
	const found: Timed[] = [];
	for (const grade of drawn) {
		const picture = await degrade(page.value, grade);
		found.push(await timedRead({ ...about, grade }, shown, () => recognisePicture(picture)));
	}
	return found;
}

/** A field, with its line in a table from the second on. */
function keyOf({ name, row = 1 }: { readonly name: string; readonly row?: number | undefined }): string {
	return row === 1 ? name : `${name} ${row}`;
}

async function timedRead(
	about: Pick<Mark, 'papers' | 'type' | 'layout' | 'grade'>,
	shown: Values,
	read: () => Promise<Read>,
): Promise<Timed> {
	const before = process.cpuUsage();
	const result = await read();
	const { user, system } = process.cpuUsage(before);
	const megabytes = process.memoryUsage.rss() / 2 ** 20;
	const seconds = (user + system) / 1_000_000;
	return { marks: marksOf(about, shown, result), grade: about.grade, seconds, megabytes };
}

function marksOf(
	about: Pick<Mark, 'papers' | 'type' | 'layout' | 'grade'>,
	shown: Values,
	result: Read,
): Mark[] {
	const fields = (result.ok ? result.value.fields : []).map((each) => ({
		name: keyOf(each),
		value: each.value,
	}));
	return judge(fields, shown)
		.filter(({ field }) => field in shown || about.papers !== 'real')
		.map((judged): Mark => ({ ...about, ...judged, printed: shown[judged.field] }));
}

/** The marks of real papers, where their folder lies beside the repository. */
async function real(kind: string, read: (folder: string) => Promise<Timed[]>): Promise<Timed[]> {
	const folder = resolve('../shared/documents', kind);
	if (existsSync(folder)) return read(folder);
	return [];
}

async function readReceipts(folder: string): Promise<Timed[]> {
	const found: Timed[] = [];
	for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
		const truth: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
		const date = asDate((truth.date ?? '').replace(/[/-]/g, /[a-z]/i.test(truth.date ?? '') ? ' ' : '$&'));
		const shown = {
			total: Number((truth.total ?? '').replace(/[^\d.]/g, '')).toFixed(2), // not money
			date: date ?? '',
			supplier: truth.company ?? '',
		};
		const picture = readFileSync(join(folder, file.replace('.json', '.jpg')));
		const about = { papers: 'real', type: 'receipt' as DocumentType, layout: file, grade: 'scan' as const };
		found.push(await timedRead(about, shown, () => recognisePicture(picture)));
	}
	return found;
}

interface InvoiceTruth {
	readonly issuer: string;
	readonly date: string;
	readonly invoice_number: string;
	readonly amount: number;
	readonly currency: string;
}

async function readInvoices(folder: string, pdfium: Pdfium): Promise<Timed[]> {
	const found: Timed[] = [];
	for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
		const [truth]: InvoiceTruth[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
		if (!truth) continue;
		const { issuer, date, invoice_number, amount, currency } = truth;
		const shown = {
			supplier: issuer,
			date,
			invoiceNumber: invoice_number,
			total: amount.toFixed(2), // not money
			currency,
		};
		const about = { papers: 'real', type: 'invoice', layout: file, grade: 'text' as const };
		const bytes = readFileSync(join(folder, file.replace('.json', '.pdf')));
		found.push(await timedRead(about, shown, async () => readPdf(pdfium, bytes)));
	}
	return found;
}

function groupOf({ marks: [mark], grade }: Timed): string {
	return `${mark?.papers}|${mark?.type}|${grade}`;
}

function rowOf(group: string, timed: readonly Timed[]) {
	const marks = timed.flatMap((each) => each.marks);
	const { right, leftOut, wrong } = countOf(marks);
	const accepted = right + wrong;
	const seconds = timed.reduce((sum, each) => sum + each.seconds, 0) / timed.length;
	return [
		...group.split('|'),
		...[marks.length, right, leftOut, wrong],
		...[percent(accepted, marks.length), percent(right, accepted)],
		intervalOf(wrong, marks.length),
		seconds.toFixed(2), // not money
		Math.round(Math.max(...timed.map(({ megabytes }) => megabytes))),
	];
}

function byGrade(marks: readonly Mark[]) {
	const keys = [...new Set(marks.map(({ papers, grade }) => `${papers} ${grade}`))];
	return Object.fromEntries(
		keys.map((key) => [key, countOf(marks.filter(({ papers, grade }) => `${papers} ${grade}` === key))]),
	);
}

function fieldTable(marks: readonly Mark[]) {
	const keys = [...new Set(marks.map(({ papers, type, field }) => `${papers} ${type} ${field}`))];
	return Object.fromEntries(
		keys.map((key) => [
			key,
			countOf(marks.filter(({ papers, type, field }) => `${papers} ${type} ${field}` === key)),
		]),
	);
}

function summaryOf(marks: readonly Mark[], timed: readonly Timed[]): string {
	const say = (name: string, some: readonly Mark[]) => {
		const { right, leftOut, wrong } = countOf(some);
		return `${name}: ${right} of ${some.length} fields right (${percent(right, some.length)}), ${leftOut} left out, ${wrong} wrong.`;
	};
	const mean = (isText: boolean) => {
		const some = timed.filter(({ grade }) => (grade === 'text') === isText);
		return (some.reduce((sum, { seconds }) => sum + seconds, 0) / some.length).toFixed(2); // not money
	};
	const made = (papers: string, isText: boolean) =>
		marks.filter((mark) => mark.papers === papers && (mark.grade === 'text') === isText);
	const peak = Math.round(process.resourceUsage().maxRSS / 1024);
	const unseen =
		untouched.length > 0
			? [
					say('Layouts not looked at, from text', made('untouched', true)),
					say('The same from pictures', made('untouched', false)),
				]
			: [];
	return [
		...unseen,
		say('Layouts that the reader was made on, from text', made('tuned', true)),
		say('The same from pictures', made('tuned', false)),
		...(['receipt', 'invoice'] as const).map((type) =>
			say(
				`Real ${type}s`,
				marks.filter((mark) => mark.papers === 'real' && mark.type === type),
			),
		),
		`Each layout is drawn once, as a scan, a photograph or a fax by turns. A page takes ${mean(true)} s of processor from its text and ${mean(false)} s from a picture; the process had at most ${peak} MB.`,
		...firstReadings.map(
			({ layouts, right, leftOut, wrong }) =>
				`Of ${right + leftOut + wrong} fields in ${layouts} layouts drawn by others, now among those it was made on, ${right} were right, ${leftOut} left out and ${wrong} wrong when they were first read, from text.`,
		),
		'The reader was made on the real receipts as well.',
	].join(' ');
}
