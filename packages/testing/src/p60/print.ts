/** How values are printed: pounds with commas, pence apart, numbers in pairs, long names over several lines. */
import { type Pence, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { P60Values } from './values.ts';

/** `12,345.67`; nothing for an empty box. A negative amount has no sign: forms mark it with an R. */
export function money(amount: Pence | undefined): string {
	if (amount === undefined) return '';
	const [pounds = '', pence = ''] = split(amount);
	return `${pounds}.${pence}`;
}

/** `12,345.67 R` for a refund. */
export function moneyOrRefund(amount: Pence | undefined): string {
	return amount !== undefined && amount < 0 ? `${money(amount)} R` : money(amount);
}

/** Pounds with commas, and pence. */
export function split(amount: Pence): [pounds: string, pence: string] {
	const [pounds = '0', pence = '00'] = toPounds(amount).replace('-', '').split('.');
	return [pounds.replace(/\B(?=(\d{3})+$)/g, ','), pence];
}

/** Whole pounds with commas; nothing for an empty box. */
export function wholePounds(amount: Pence | undefined): string {
	return amount === undefined ? '' : split(amount)[0];
}

/** `QQ 12 34 56 C`. */
export function inPairs(nino: string): string {
	return nino.replace(/^(.{2})(.{2})(.{2})(.{2})(.?)$/, '$1 $2 $3 $4 $5').trim();
}

/** The `2025` in `2024-25`. */
export function endYear(taxYear: string): string {
	return `20${taxYear.slice(-2)}`;
}

/** Pay and tax of both employments together. */
export function totals(values: P60Values): { readonly pay: Pence; readonly tax: Pence } {
	return {
		pay: sum([values.payInPreviousEmployments ?? ZERO, values.payInThisEmployment]),
		tax: sum([values.taxInPreviousEmployments ?? ZERO, values.taxInThisEmployment]),
	};
}

/** Breaks the text at spaces into lines of at most `longest` characters. */
export function wrap(text: string, longest: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= longest)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
