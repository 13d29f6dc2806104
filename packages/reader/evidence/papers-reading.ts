/** Measures how every kind of paper is read from pictures, beside the same from its text: a sample of the layouts the reader was made on, and all that nobody looked at. */
import { tuned, untouched } from '../corpus/index.ts';
import type { Layout } from '../corpus/paper.ts';
import type { Mark } from '../corpus/pictures/mark.ts';
import { readSample, sampleOf } from '../corpus/pictures/sample.ts';
import { COLUMNS, countsBy, meanSeconds, rowsOf, sayOf } from '../corpus/pictures/table.ts';
import { loadPdfium } from '../src/sources/pdf/pdfium.ts';

/** The figures of this machine. Needs Chromium and the repository's root as working folder, as `npm run` gives it. */
export async function measure() {
	const pdfium = await loadPdfium();
	const sample = sampleOf(tuned);
	const timed = [
		...(await readSample(pdfium, 'untouched', untouched)),
		...(await readSample(pdfium, 'tuned', sample)),
	];
	const marks = timed.flatMap((each) => each.marks);
	const pictures = timed.filter(({ about }) => about.grade !== 'text');
	return {
		title: 'Reading papers from text and pictures',
		summary: [
			...(untouched.length > 0 ? said('Layouts that nobody looked at', 'untouched', marks) : []),
			...said('Layouts that the reader was made on', 'tuned', marks),
			`Of those that it was made on these are ${sample.length} of ${tuned.length}, ${countsOfKinds(sample)}, spread evenly over each kind; of those that nobody looked at all ${untouched.length}. Each is filled in for one made-up person and drawn as a scan (tilted by 0.7 degrees, speckled) and a photograph (tilted by 3 degrees, blurred, speckled), and one in three as a fax.`,
			`A picture takes ${meanSeconds(pictures)} s of processor; the process, which draws the pictures too, had at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`,
			'How layouts that nobody had looked at were first read from text, round by round, stands in papers-text.',
		].join(' '),
		columns: COLUMNS,
		rows: rowsOf(timed),
		figures: { byGrade: countsBy(marks, ({ papers, grade }) => `${papers} ${grade}`) },
		byField: countsBy(marks, ({ papers, type, field }) => `${papers} ${type} ${field}`),
		wrong: marks.filter(({ verdict }) => verdict === 'wrong'),
		leftOut: marks.filter(({ verdict, papers }) => verdict === 'leftOut' && papers !== 'untouched'),
	};
}

/** How papers were read from text, from scans and photographs, and from faxes, which are kept apart since nobody sends many. */
function said(name: string, papers: string, marks: readonly Mark[]): string[] {
	const of = (...grades: readonly string[]) =>
		marks.filter((mark) => mark.papers === papers && grades.includes(mark.grade));
	return [
		sayOf(`${name}, from text`, of('text')),
		sayOf('The same from scans and photographs', of('scan', 'photo')),
		sayOf('From faxes', of('fax')),
	];
}

function countsOfKinds(layouts: readonly Layout[]): string {
	const kinds = [...new Set(layouts.map(({ type }) => type))];
	return kinds.map((kind) => `${layouts.filter(({ type }) => type === kind).length} ${kind}`).join(', ');
}
