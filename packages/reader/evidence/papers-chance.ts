/** Measures how papers are read from their text whose every part was set by chance, in layouts that were looked at while the reader was mended and in those kept apart. */
import type { DocumentType } from '@halfpenny/reader';
import { apart, lookedAt } from '../corpus/chance/index.ts';
import { COUNTS, countsOf, type Judged, judge } from '../corpus/judge.ts';
import { fill, type Layout } from '../corpus/paper.ts';
import { countOf, percent } from '../corpus/tally.ts';
import { PEOPLE, valuesFor } from '../corpus/values.ts';
import { openPrinter } from '../held-back/print.ts';
import { readPdf } from '../src/read-bytes.ts';
import { loadPdfium, type Pdfium } from '../src/sources/pdf/pdfium.ts';

/** A field of a paper and how it was read. */
interface Mark extends Judged {
	readonly papers: 'looked at' | 'kept apart';
	readonly type: DocumentType;
	readonly layout: string;
}

/** How the layouts kept apart were read before the reader was mended by the others (at a898473f). */
const FIRST = { right: 5115, leftOut: 646, wrong: 18 };

/** The figures of this machine. Needs Chromium and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const pdfium = await loadPdfium();
	const printer = await openPrinter();
	const marks: Mark[] = [];
	try {
		for (const [papers, layouts] of [['looked at', lookedAt] as const, ['kept apart', apart] as const])
			for (const [index, layout] of layouts.entries()) {
				const { html, shown } = fill(layout, valuesFor(layout.type, index % PEOPLE));
				const judged = verdictsOf(pdfium, await printer.print(html, {}), shown);
				marks.push(...judged.map((each) => ({ papers, ...about(layout), ...each })));
			}
	} finally {
		await printer.close();
	}
	const unseen = marks.filter(({ papers }) => papers === 'kept apart');
	const { right, leftOut, wrong } = countOf(unseen);
	return {
		title: 'Reading papers drawn by chance',
		summary: `${right} of ${unseen.length} fields right (${percent(right, unseen.length)}), ${leftOut} left out and ${wrong} wrong (${percent(wrong, unseen.length)}) on papers of ${apart.length} layouts that nobody looked at, whose parts, order and look fell out by chance from the same ways of setting a page as those of the others, with labels from lists that the reader was made with; before the reader was mended by those, ${FIRST.right} right, ${FIRST.leftOut} left out and ${FIRST.wrong} wrong.`,
		columns: ['Papers', 'Kind', 'Layouts', ...COUNTS],
		rows: [...new Set(marks.map(({ papers, type }) => `${papers}|${type}`))].map((group) =>
			rowOf(marks.filter(({ papers, type }) => group === `${papers}|${type}`)),
		),
		figures: { fields: unseen.length, right, leftOut, wrong, first: FIRST },
	};
}

const about = ({ type, name }: Layout) => ({ type, layout: name });

function verdictsOf(pdfium: Pdfium, bytes: Uint8Array, shown: Readonly<Record<string, string>>) {
	const result = readPdf(pdfium, bytes);
	const fields = result.ok ? result.value.fields.filter(({ row = 1 }) => row === 1) : [];
	return judge(fields, shown);
}

function rowOf(marks: readonly Mark[]) {
	const layouts = new Set(marks.map(({ layout }) => layout)).size;
	return [marks[0]?.papers ?? '', marks[0]?.type ?? '', layouts, ...countsOf(marks)];
}
