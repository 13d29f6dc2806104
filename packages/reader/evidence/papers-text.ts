/** Measures how every kind of paper is read from its text layer, by kind and layout, in layouts that were looked at and in those that nobody did. */
import type { DocumentType } from '@halfpenny/reader';
import { firstReadings, tuned, untouched } from '../corpus/index.ts';
import { COUNTS, countsOf, judge } from '../corpus/judge.ts';
import { fill, type Layout } from '../corpus/paper.ts';
import { countOf, percent, type Verdict } from '../corpus/tally.ts';
import { PEOPLE, valuesFor } from '../corpus/values.ts';
import { openPrinter } from '../held-back/print.ts';
import { readPdf } from '../src/read-bytes.ts';
import { loadPdfium, type Pdfium } from '../src/sources/pdf/pdfium.ts';

/** So many rounds of unseen layouts are told. */
const ROUNDS_SAID = 8;

/** A field of a paper and how it was read. */
interface Mark {
	readonly papers: 'looked at' | 'not looked at';
	readonly type: DocumentType;
	readonly layout: string;
	readonly verdict: Verdict;
}

/** The figures of this machine. Needs Chromium and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const pdfium = await loadPdfium();
	const printer = await openPrinter();
	const marks: Mark[] = [];
	let milliseconds = 0;
	const print = async (papers: Mark['papers'], layout: Layout, person: number) => {
		const { html, shown } = fill(layout, valuesFor(layout.type, person));
		const bytes = await printer.print(html, { ...(layout.landscape && { landscape: true }) });
		const before = process.cpuUsage();
		const verdicts = verdictsOf(pdfium, bytes, shown);
		milliseconds += process.cpuUsage(before).user / 1000;
		marks.push(...verdicts.map((verdict) => ({ papers, type: layout.type, layout: layout.name, verdict })));
	};
	try {
		for (const [papers, layouts] of [['looked at', tuned] as const, ['not looked at', untouched] as const])
			for (const layout of layouts)
				for (let person = 0; person < PEOPLE; person += 1) await print(papers, layout, person);
	} finally {
		await printer.close();
	}
	const unseen = marks.filter(({ papers }) => papers === 'not looked at');
	const judged = unseen.length > 0 ? unseen : marks;
	const { right, leftOut, wrong } = countOf(judged);
	const layouts = new Set(judged.map(({ layout }) => layout)).size;
	const which =
		unseen.length > 0
			? 'that nobody had looked at, drawn without sight of the reader'
			: 'that were all looked at';
	const pages = (tuned.length + untouched.length) * PEOPLE;
	return {
		title: 'Reading papers from their text',
		summary: `${unseenSaid()} Now ${right} of ${judged.length} fields right (${percent(right, judged.length)}), ${leftOut} left out and ${wrong} wrong in ${layouts} layouts ${which}; a page takes ${Math.round(milliseconds / pages)} ms of processor.`,
		columns: ['Papers', 'Kind', 'Layouts', ...COUNTS],
		rows: [
			...rowsBy(marks, ({ papers, type }) => `${papers}|${type}`),
			...rowsBy(unseen, ({ layout }) => layout, true),
		],
		figures: { fields: judged.length, right, leftOut, wrong, firstReadings },
	};
}

/** What layouts showed before anybody looked at them. */
function unseenSaid(): string {
	const [last, ...before] = firstReadings.slice(0, ROUNDS_SAID).map(({ layouts, right, leftOut, wrong }) => {
		const all = right + leftOut + wrong;
		return `${right} of ${all} fields right (${percent(right, all)}), ${leftOut} left out and ${wrong} wrong (${percent(wrong, all)}) in ${layouts} layouts`;
	});
	return `Layouts that nobody had looked at, drawn without sight of the reader: at first ${last}; in the rounds before, ${before.join('; ')}.`;
}

function verdictsOf(pdfium: Pdfium, bytes: Uint8Array, shown: Readonly<Record<string, string>>): Verdict[] {
	const result = readPdf(pdfium, bytes);
	const fields = result.ok ? result.value.fields.filter(({ row = 1 }) => row === 1) : [];
	return judge(fields, shown).map(({ verdict }) => verdict);
}

/** A row for each group: of a layout, which it is, since it is one sample however many fields it has; of others, how many they are. */
function rowsBy(marks: readonly Mark[], group: (mark: Mark) => string, isLayout = false) {
	return [...new Set(marks.map(group))].map((name) => {
		const own = marks.filter((mark) => group(mark) === name);
		const layouts = new Set(own.map(({ layout }) => layout)).size;
		return [own[0]?.papers ?? '', own[0]?.type ?? '', isLayout ? name : layouts, ...countsOf(own)];
	});
}
