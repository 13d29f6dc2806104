/** The pound bar: income from £0, cut at each band, deeper in colour the higher the rate. */
import { formatPounds, type Pence } from '@halfpenny/facts';
import { bandWords } from '@halfpenny/messages/charts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { Calculation } from '@halfpenny/tax';
import type { RGB } from 'pdf-lib';
import { rateInWords, untaxed } from './calculation-rows.ts';
import { colourOfRate, colours, measure, sheet } from './look.ts';
import { drawBox, type Sheets, write } from './sheets.ts';

interface Slice {
	readonly name: string;
	readonly rate: number;
	readonly amount: Pence;
}

/** The height of a bar. */
export const BAR_HEIGHT = 18;
const COLUMNS = 2;

/** Draws the bar with its legend; nothing if there is no income. */
export function writePoundBar(sheets: Sheets, calculation: Calculation): void {
	const slices = slicesOf(calculation);
	if (slices.length === 0) return;
	sheets.y -= 24;
	write(sheets, sayPdf('bar'), { size: 9, colour: colours.muted });
	sheets.y -= BAR_HEIGHT + 7;
	drawBar(
		sheets,
		slices.map(({ rate, amount }) => ({ amount, colour: colourOfRate(rate) })),
	);
	sheets.y -= 4;
	for (const [index, slice] of slices.entries()) writeLegend(sheets, slice, index % COLUMNS);
}

function slicesOf(calculation: Calculation): readonly Slice[] {
	const free = { name: bandWords('taxFree', '').name, rate: 0, amount: untaxed(calculation) };
	const taxed = calculation.bands.map(({ income, band, rate, amount }) => ({
		name: bandWords(income, band).name,
		rate,
		amount,
	}));
	return [free, ...taxed].filter(({ amount }) => amount > 0);
}

/** Draws slices side by side across the text, each in proportion to the whole. */
export function drawBar(
	{ page, y }: Sheets,
	slices: readonly { readonly amount: number; readonly colour: RGB }[],
): void {
	const total = slices.reduce((sum, { amount }) => sum + amount, 0);
	let x: number = sheet.left;
	for (const { colour, amount } of slices) {
		const width = (amount / total) * measure;
		page.drawRectangle({ x, y, width, height: BAR_HEIGHT, color: colour });
		if (x > sheet.left)
			page.drawRectangle({ x: x - 0.5, y, width: 1, height: BAR_HEIGHT, color: colours.white });
		x += width;
	}
	page.drawRectangle({
		x: sheet.left,
		y,
		width: measure,
		height: BAR_HEIGHT,
		borderColor: colours.line,
		borderWidth: 0.6,
	});
}

function writeLegend(sheets: Sheets, { name, rate, amount }: Slice, column: number): void {
	if (column === 0) sheets.y -= 14;
	const width = measure / COLUMNS;
	const x = sheet.left + column * width;
	const area = { x, y: sheets.y - 1, width: 8, height: 8 };
	drawBox(sheets.page, area, { fill: colourOfRate(rate), edge: colours.line, radius: 1 });
	write(sheets, sayPdf('bar.slice', { rate: rateInWords(rate), band: name }), { x: x + 14, size: 8.5 });
	const right = x + width - (column === 0 ? 16 : 6);
	write(sheets, formatPounds(amount), { x: right, align: 'right', size: 8.5 });
}
