/** Deductions that were taken for each other: sums cannot tell tax from National Insurance, the table of contributions can. */
import { fromPounds, type Pence, pence } from '@halfpenny/facts';
import { supportedYears } from '@halfpenny/years';
import type { Fit } from '../../engine/labelled-reader.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { possibleContributions } from '../paye/contributions.ts';

/** What rounding makes, in pence. */
const WITHIN = 5;
const EXACTLY = 0;
/** Small amounts may fit by chance, in pence. */
const LEAST = 500;
const OTHERS = ['incomeTax', 'pension', 'studentLoan'] as const;

/** Puts in doubt what may be swapped: another deduction is what the table takes of the pay, and that called National Insurance is not. */
export function swappedDeductions(
	value: (field: string) => string | undefined,
	taxYear: string | undefined,
): Fit | undefined {
	const due = dueOn(value, taxYear);
	const isDue = (field: string) => isOneOf(due, fromPounds(value(field) ?? ''), WITHIN);
	if (value('nationalInsurance') === undefined || isDue('nationalInsurance') || !OTHERS.some(isDue))
		return undefined;
	return { fields: ['nationalInsurance', ...OTHERS], says: 'doubt' };
}

/** Puts contributions in doubt that the table does not take of the pay where an amount of the page is, to the penny, what it takes. */
export function otherContributions(
	value: (field: string) => string | undefined,
	taxYear: string | undefined,
	amounts: readonly Amount[],
): Fit | undefined {
	const due = dueOn(value, taxYear);
	const read = fromPounds(value('nationalInsurance') ?? '');
	if (read === undefined || isOneOf(due, read, WITHIN)) return undefined;
	const isPrinted = amounts.some((amount) => amount.hasPence && isOneOf(due, amount.value, EXACTLY));
	return isPrinted ? { fields: ['nationalInsurance'], says: 'doubt' } : undefined;
}

/** What the table takes of the pay, with the pension in it or without, for each length of period: of any year where none is told. */
function dueOn(value: (field: string) => string | undefined, taxYear: string | undefined): number[] {
	const amount = (field: string): Pence | undefined => fromPounds(value(field) ?? '');
	const gross = amount('grossPay');
	if (gross === undefined) return [];
	const bases = [gross, pence(gross - (amount('pension') ?? 0))];
	const years = taxYear === undefined ? supportedYears : [taxYear];
	return years
		.flatMap((year) => bases.flatMap((base) => possibleContributions(base, year)))
		.filter((each) => each >= LEAST);
}

function isOneOf(due: readonly number[], amount: Pence | undefined, within: number): boolean {
	return amount !== undefined && due.some((each) => Math.abs(each - amount) <= within);
}
