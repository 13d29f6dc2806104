/** Measures how papers are read after they were changed as other issuers might have drawn them: by kind of change, from their text. */
import { tuned } from '../corpus/index.ts';
import { COUNTS, countsOf, type Judged, judge } from '../corpus/judge.ts';
import { fill, type Layout } from '../corpus/paper.ts';
import { askedOf, everyChange } from '../corpus/stress/asked.ts';
import type { Change } from '../corpus/stress/change-page.ts';
import { countOf, percent } from '../corpus/tally.ts';
import { PEOPLE, valuesFor } from '../corpus/values.ts';
import { openPrinter } from '../held-back/print.ts';
import { readPdf } from '../src/read-bytes.ts';
import { loadPdfium, type Pdfium } from '../src/sources/pdf/pdfium.ts';

/** A field of a changed paper and how it was read. */
interface Mark extends Judged {
	readonly changes: string;
	readonly layout: string;
}

/** Another seed makes other changes. */
const SEED = 1;
/** What nobody draws: it shows only whether the reader then gives something wrong. */
const ODD: ReadonlySet<Change> = new Set(['mirror', 'captions', 'strange']);

/** The figures of this machine. Needs Chromium and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const pdfium = await loadPdfium();
	const printer = await openPrinter();
	const marks: Mark[] = [];
	try {
		for (const changes of everyChange)
			for (const [index, layout] of tuned.entries()) {
				const { html, shown } = fill(layout, valuesFor(layout.type, index % PEOPLE));
				const asked = askedOf(layout, shown, changes, SEED);
				const bytes = await printer.printChanged(html, landscapeOf(layout), asked);
				if (bytes) marks.push(...marksOf(pdfium, bytes, { changes: changes.join(' and '), layout, shown }));
			}
	} finally {
		await printer.close();
	}
	const kinds = [...new Set(marks.map(({ changes }) => changes))];
	const likely = marks.filter(
		({ changes }) => !changes.split(' and ').some((each) => ODD.has(each as Change)),
	);
	const { right, leftOut, wrong } = countOf(likely);
	return {
		title: 'Reading papers that were changed',
		summary: `${right} of ${likely.length} fields right (${percent(right, likely.length)}), ${leftOut} left out and ${wrong} wrong (${percent(wrong, likely.length)}) on papers of ${tuned.length} layouts whose words, order, columns, lines or look were changed by chance; the other changes are of kinds that hardly anybody draws.`,
		columns: ['Changed', 'Papers', ...COUNTS],
		rows: kinds.map((kind) =>
			rowOf(
				kind,
				marks.filter(({ changes }) => changes === kind),
			),
		),
		figures: { fields: likely.length, right, leftOut, wrong },
		wrong: marks.filter(({ verdict }) => verdict === 'wrong'),
	};
}

function landscapeOf({ landscape }: Layout) {
	return landscape ? { landscape } : {};
}

interface Printed {
	readonly changes: string;
	readonly layout: Layout;
	readonly shown: Readonly<Record<string, string>>;
}

function marksOf(pdfium: Pdfium, bytes: Uint8Array, { changes, layout, shown }: Printed): readonly Mark[] {
	const result = readPdf(pdfium, bytes);
	const fields = result.ok ? result.value.fields.filter(({ row = 1 }) => row === 1) : [];
	return judge(fields, shown).map((judged) => ({ changes, layout: layout.name, ...judged }));
}

function rowOf(kind: string, marks: readonly Mark[]) {
	return [kind, new Set(marks.map(({ layout }) => layout)).size, ...countsOf(marks)];
}
