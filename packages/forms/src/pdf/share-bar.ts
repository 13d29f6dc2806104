/** Who gets how much: a bar divided by partner, with names and amounts. */
import { formatPounds, type PartnershipFacts, type Pence, pence, sum } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { RGB } from 'pdf-lib';
import { colourOfRate, colours, measure, sheet } from './look.ts';
import { BAR_HEIGHT, drawBar } from './pound-bar.ts';
import { toPrintable } from './printable.ts';
import { drawBox, type Sheets, write } from './sheets.ts';
import { wrapped } from './wrap.ts';

type Partner = NonNullable<PartnershipFacts['partners']>[number];

interface Slice {
	readonly name: string;
	readonly amount: Pence;
	readonly colour: RGB;
}

/** Shades from light to deep; partners beyond the last shade share one. */
const SHADES: readonly RGB[] = [1950, 4000, 2500, 4500, 2000, 4250, 0, 10_000].map(colourOfRate);
const COLUMNS = 2;

/** Draws the bar with its legend; nothing if there are no amounts. */
export function writeShareBar(
	sheets: Sheets,
	shares: readonly (Pence | undefined)[],
	partners: readonly Partner[],
): void {
	const slices = slicesOf(shares, partners);
	if (slices.length === 0) return;
	sheets.y -= 24;
	write(sheets, sayPdf('partnership.bar'), { size: 9, colour: colours.muted });
	sheets.y -= BAR_HEIGHT + 7;
	drawBar(sheets, slices);
	sheets.y -= 4;
	for (const [index, slice] of slices.entries()) writeLegend(sheets, slice, index % COLUMNS);
}

/** The largest first; those beyond the last shade together. */
function slicesOf(shares: readonly (Pence | undefined)[], partners: readonly Partner[]): readonly Slice[] {
	const some = shares
		.flatMap((share, index) =>
			share ? [{ name: partners[index]?.name ?? sayPdf('nameless'), amount: pence(Math.abs(share)) }] : [],
		)
		.toSorted((one, other) => other.amount - one.amount);
	const most = some.length > SHADES.length ? SHADES.length - 1 : SHADES.length;
	const rest = some.slice(most);
	const others = {
		name: sayPdf('partnership.others', { partners: rest.length }),
		amount: sum(rest.map(({ amount }) => amount)),
	};
	return [...some.slice(0, most), ...(rest.length > 0 ? [others] : [])].map((slice, index) => ({
		...slice,
		colour: SHADES[index] ?? colours.ink,
	}));
}

function writeLegend(sheets: Sheets, { name, amount, colour }: Slice, column: number): void {
	if (column === 0) sheets.y -= 14;
	const width = measure / COLUMNS;
	const x = sheet.left + column * width;
	drawBox(
		sheets.page,
		{ x, y: sheets.y - 1, width: 8, height: 8 },
		{ fill: colour, edge: colours.line, radius: 1 },
	);
	const [line = ''] = wrapped(toPrintable(name), { font: sheets.fonts.text, size: 8.5 }, width - 100);
	write(sheets, line, { x: x + 14, size: 8.5 });
	const right = x + width - (column === 0 ? 16 : 6);
	write(sheets, formatPounds(amount), { x: right, align: 'right', size: 8.5 });
}
