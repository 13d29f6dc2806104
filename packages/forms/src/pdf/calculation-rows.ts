/** The lines of each section of the calculation, with words and amounts. */
import { formatPounds, type Pence, pence } from '@halfpenny/facts';
import { bandWords } from '@halfpenny/messages/charts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { BandSlice, Calculation } from '@halfpenny/tax';
import { ruleWords } from '@halfpenny/tax/words';
import { type Counts, type Section, sections } from './calculation-sections.ts';
import type { TableRow } from './rows.ts';

/** A section with its lines, ready to be written. */
export interface SectionRows {
	readonly title: string;
	readonly rows: readonly TableRow[];
}

/** Every section with content, in order. */
export function calculationRows(calculation: Calculation): readonly SectionRows[] {
	return sections.flatMap((section) => {
		const lines = [...bandRows(section, calculation), ...lineRows(section.lines, calculation)];
		const after = lineRows(section.after ?? [], calculation);
		if (section.optional && lines.length + after.length === 0) return [];
		return [{ title: sayPdf(section.title), rows: [...lines, ...totalRow(section, calculation), ...after] }];
	});
}

function lineRows(
	lines: readonly (readonly [id: string, counts: Counts])[],
	{ working }: Calculation,
): readonly TableRow[] {
	return lines.flatMap(([id, counts]) => {
		const line = working.find((one) => one.id === id);
		if (!line) return [];
		const value = formatPounds(counts === '-' ? pence(-line.value) : line.value);
		const { label } = ruleWords[line.rule];
		return [{ label, value, kind: counts === 'note' ? ('note' as const) : ('line' as const) }];
	});
}

function totalRow({ total }: Section, calculation: Calculation): readonly TableRow[] {
	if (!total) return [];
	const value = total.of(calculation);
	const refund = total.name === 'totalDue' && value < 0;
	const label = sayPdf(refund ? 'totalRefund' : total.name);
	return [{ label, value: formatPounds(refund ? pence(-value) : value), kind: 'total' }];
}

/** The slices of each kind of income; a heading before each kind if there are several. */
function bandRows({ title }: Section, { bands }: Calculation): readonly TableRow[] {
	if (title !== 'bands') return [];
	const kinds = [...new Set(bands.map(({ income }) => income))];
	return kinds.flatMap((kind): readonly TableRow[] => {
		const rows = bands.filter(({ income }) => income === kind).map(sliceRow);
		return kinds.length > 1 ? [{ label: sayPdf(`kind.${kind}`), value: '', kind: 'note' }, ...rows] : rows;
	});
}

/** `Basic rate: £37,700.00 @ 20% = £7,540.00`. */
function sliceRow({ income, band, rate, amount, tax }: BandSlice): TableRow {
	const detail = sayPdf('slice', { amount: formatPounds(amount), rate: rateInWords(rate) });
	return { label: bandWords(income, band).name, detail, value: formatPounds(tax) };
}

/** Hundredths of a percent as text: 2000 is 20%, 875 is 8.75%. */
export function rateInWords(rate: number): string {
	const digits = String(rate).padStart(3, '0');
	const decimals = digits.slice(-2).replace(/0+$/, '');
	return `${digits.slice(0, -2)}${decimals === '' ? '' : `.${decimals}`}%`;
}

/** Income outside all slices: covered by allowances. */
export function untaxed({ totalIncome, bands }: Calculation): Pence {
	return pence(Math.max(0, totalIncome - bands.reduce((sum, { amount }) => sum + amount, 0)));
}
