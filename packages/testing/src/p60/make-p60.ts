/** Makes P60s as PDFs with a text layer, in the styles that employers and payroll programs print. */
import { pence } from '@halfpenny/facts';
import { makePaper, type Paper } from './paper.ts';
import { type PrintedField, printedFields } from './printed.ts';
import type { Printing } from './printing.ts';
import { drawBureau } from './styles/bureau.ts';
import { drawCertificate } from './styles/certificate.ts';
import { drawLaser } from './styles/laser.ts';
import { drawOfficial } from './styles/official.ts';
import { drawPensioner } from './styles/pensioner.ts';
import { drawSingleColumn } from './styles/single-column.ts';
import { drawTransposed } from './styles/transposed.ts';
import { drawTwoColumn } from './styles/two-column.ts';
import { drawValuesAbove } from './styles/values-above.ts';
import { defaultP60Values, type P60Values } from './values.ts';

interface Style {
	readonly draw: (paper: Paper, values: P60Values) => void;
	/** Landscape. */
	readonly isSideways?: boolean;
	/** Values this style has no room for. */
	readonly leavesOut?: readonly (keyof P60Values)[];
	/** How many lines of the National Insurance table fit. */
	readonly nicRows: number;
}

/** Every P60 layout. */
export const p60Styles = [
	'official',
	'certificate',
	'singleColumn',
	'bureau',
	'laser',
	'twoColumn',
	'transposed',
	'valuesAbove',
	'pensioner',
] as const;

/** A P60 layout. */
export type P60Style = (typeof p60Styles)[number];

const styles: Readonly<Record<P60Style, Style>> = {
	official: { draw: drawOfficial, nicRows: 4 },
	certificate: { draw: drawCertificate, nicRows: 4 },
	singleColumn: { draw: drawSingleColumn, nicRows: 1 },
	bureau: { draw: drawBureau, nicRows: 1 },
	laser: { draw: drawLaser, nicRows: 4 },
	twoColumn: { draw: drawTwoColumn, nicRows: 1 },
	transposed: { draw: drawTransposed, nicRows: 4 },
	valuesAbove: { draw: drawValuesAbove, nicRows: 1 },
	pensioner: {
		draw: drawPensioner,
		isSideways: true,
		nicRows: 0,
		leavesOut: ['studentLoan', 'postgraduateLoan'],
	},
};

/** The style, and the values that differ from the made-up person's. */
export interface P60Options extends Partial<P60Values> {
	readonly style?: P60Style;
	readonly printing?: Printing;
}

/** A P60 as a PDF in this style with these values; the rest is made up. */
export async function makeP60(options: P60Options = {}): Promise<Uint8Array> {
	const { style = 'official', printing, ...given } = options;
	const { draw, isSideways } = styles[style];
	const paper = await (isSideways ? makePaper(842, 595, printing) : makePaper(595, 842, printing));
	draw(paper, { ...defaultP60Values(pence), ...given });
	return paper.save();
}

/** The fields `makeP60` shows with the same options. */
export function fieldsOnP60(options: P60Options = {}): PrintedField[] {
	const { style = 'official', printing: _, ...given } = options;
	const { nicRows, leavesOut = [] } = styles[style];
	const fields = printedFields({ ...defaultP60Values(pence), ...given }, nicRows);
	return fields.filter(({ field }) => !leavesOut.some((name) => name === field));
}
