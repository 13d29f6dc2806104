/** Measures how P60s are read whose layouts the reader was not made on, though it was mended by them later: printed by Chromium, read through the public call. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDocument } from '@halfpenny/reader';
import { layouts } from '../held-back/index.ts';
import { type Layout, paperOf } from '../held-back/paper.ts';
import { type Person, people } from '../held-back/people.ts';
import { openPrinter } from '../held-back/print.ts';
import { type Score, scoreOf } from '../held-back/score.ts';

/** A reading's marks, and whether the paper was known for a P60 at all. */
interface Marks extends Score {
	readonly isKnown: boolean;
}

/** How the same papers were read at first, before the reader was mended by what they showed. */
const FIRST = { right: 2307, leftOut: 720, wrong: 77 };

/** What these papers can no longer show. */
const AFTER_MENDING =
	'The reader was mended after the first measurement of these papers (75.31% right, 2.5% wrong), by what it showed: these figures are no longer of unseen papers, and new ones may be read worse.';

type Printer = Awaited<ReturnType<typeof openPrinter>>;

/** The figures of this machine. Needs Chromium and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	buildChild();
	const printer = await openPrinter();
	const marked: (Marks & { layout: string; person: string })[] = [];
	try {
		for (const layout of layouts) {
			for (const person of people)
				marked.push({
					layout: layout.name,
					person: person.surname,
					...(await marksOf(printer, layout, person)),
				});
		}
	} finally {
		await printer.close();
	}
	const figures = total(marked);
	return {
		title: 'Reading P60s in layouts that were held back',
		summary: summaryOf(figures),
		columns: ['Layout', 'Printed', 'Right', 'Left out', 'Wrong', 'Accepted and right', 'What it is'],
		rows: layouts.map(({ name, about }) => {
			const each = total(marked.filter(({ layout }) => layout === name));
			return [
				name,
				each.printed,
				each.right,
				each.leftOut,
				each.wrong,
				percent(each.right, each.right + each.wrong),
				about,
			];
		}),
		figures: { layouts: layouts.length, papers: marked.length, ...figures, first: FIRST },
		wrong: marked.flatMap(({ layout, person, wrong }) =>
			wrong.map((mistake) => ({ layout, person, ...mistake })),
		),
		leftOut: marked.map(({ layout, person, isKnown, leftOut }) => ({
			layout,
			person,
			isKnown,
			fields: leftOut,
		})),
	};
}

/** The process that reads is a bundle of its own: brings it up to date. */
function buildChild(): void {
	const program = pathToFileURL(resolve('scripts/lib/bundles.mjs')).href;
	const run = `import(${JSON.stringify(program)}).then(({ ensureBuilt }) => ensureBuilt(['reader']))`;
	execFileSync(process.execPath, ['--eval', run], { stdio: 'ignore' });
}

async function marksOf(printer: Printer, layout: Layout, person: Person): Promise<Marks> {
	const paper = paperOf(layout, person);
	const result = await readDocument(await printer.print(paper.html, layout));
	if (!result.ok) throw new Error(`${layout.name}: ${result.problem}`);
	return {
		...scoreOf(paper.printed, result.value.fields),
		isKnown: result.value.documentType === 'p60',
	};
}

function total(scores: readonly Marks[]) {
	const sumOf = (value: (score: Marks) => number) => scores.reduce((sum, score) => sum + value(score), 0);
	return {
		printed: sumOf(({ printed }) => printed),
		right: sumOf(({ right }) => right),
		leftOut: sumOf(({ leftOut }) => leftOut.length),
		wrong: sumOf(({ wrong }) => wrong.length),
		unknown: scores.filter(({ isKnown }) => !isKnown).length,
	};
}

function summaryOf({ printed, right, leftOut, wrong, unknown }: ReturnType<typeof total>): string {
	return [
		`${right} of ${printed} fields right (${percent(right, printed)}), ${leftOut} left out, ${wrong} wrong; of the fields that were offered ${percent(right, right + wrong)} are right.`,
		`${unknown} of ${layouts.length * people.length} papers were not known for a P60.`,
		AFTER_MENDING,
		`${layouts.length} layouts by another hand than the reader's, for ${people.length} made-up people each, printed to PDF by Chromium, which this measure needs.`,
	].join(' ');
}

function percent(part: number, whole: number): string {
	return whole === 0 ? 'none' : `${(Math.floor((10_000 * part) / whole) / 100).toFixed(2)}%`; // not money
}
