/** A sample of the layouts, each drawn as a scan and as a photograph: reading all of them takes an hour, this takes minutes. */
import { openPrinter } from '../../held-back/print.ts';
import { readPdf } from '../../src/read-bytes.ts';
import { recognisePicture } from '../../src/recognise-bytes.ts';
import type { Pdfium } from '../../src/sources/pdf/pdfium.ts';
import { drawPage } from '../../src/sources/pdf/picture.ts';
import { degrade, type Grade } from '../grades.ts';
import { fill, type Layout } from '../paper.ts';
import { PEOPLE, valuesFor } from '../values.ts';
import { type Timed, timedRead } from './mark.ts';

/** How many layouts of a kind are read, unless SAMPLE says otherwise; of those that fill in most of a return, more. */
const OF_A_KIND = Number(process.env.SAMPLE ?? 5);
const OF_EMPLOYMENT = Math.round(2.4 * OF_A_KIND);
/** Every so many layouts one is also drawn as a fax. */
const FAX = 3;
/** Dots to a point of the pictures: 200 an inch. */
const FINE = 200 / 72;

/** Layouts of each kind, spread evenly over those that there are: always the same ones. */
export function sampleOf(layouts: readonly Layout[]): Layout[] {
	return [...new Set(layouts.map(({ type }) => type))].flatMap((type) => {
		const all = layouts.filter((layout) => layout.type === type);
		const count = Math.min(all.length, type === 'p60' || type === 'payslip' ? OF_EMPLOYMENT : OF_A_KIND);
		return Array.from({ length: count }, (_, place) => all[Math.floor((place * all.length) / count)]).filter(
			(layout) => layout !== undefined,
		);
	});
}

/** The layouts, each for one made-up person, read from their text and from pictures. Needs Chromium. */
export async function readSample(
	pdfium: Pdfium,
	papers: string,
	layouts: readonly Layout[],
): Promise<Timed[]> {
	const printer = await openPrinter();
	const found: Timed[] = [];
	try {
		for (const [index, layout] of layouts.entries()) {
			const { html, shown } = fill(layout, valuesFor(layout.type, index % PEOPLE));
			const bytes = await printer.print(html, { ...(layout.landscape && { landscape: true }) });
			const about = { papers, type: layout.type, layout: layout.name };
			found.push(await timedRead({ ...about, grade: 'text' }, shown, async () => readPdf(pdfium, bytes)));
			const page = await drawPage(pdfium, bytes, 1, FINE);
			if (!page.ok) throw new Error(`${layout.name}: ${page.problem}`);
			for (const grade of gradesFor(index)) {
				const picture = await degrade(page.value, grade);
				found.push(await timedRead({ ...about, grade }, shown, () => recognisePicture(picture)));
			}
		}
	} finally {
		await printer.close();
	}
	return found;
}

function gradesFor(index: number): Grade[] {
	return ['scan', 'photo', ...(index % FAX === 0 ? (['fax'] as const) : [])];
}
