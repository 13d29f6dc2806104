/** Deductions that were taken for each other: sums cannot tell tax from National Insurance, the table of contributions can. */
import { fromPounds, type Pence, pence } from '@halfpenny/facts';
import type { Fit } from '../../engine/labelled-reader.ts';
import { possibleContributions } from '../paye/contributions.ts';

/** What rounding makes, in pence. */
const WITHIN = 5;
/** Small amounts may fit by chance, in pence. */
const LEAST = 500;
const OTHERS = ['incomeTax', 'pension', 'studentLoan'] as const;

/** Puts in doubt what may be swapped: another deduction is what the table takes of the pay, and that called National Insurance is not. */
export function swappedDeductions(
	value: (field: string) => string | undefined,
	taxYear: string | undefined,
): Fit | undefined {
	const amount = (field: string): Pence | undefined => fromPounds(value(field) ?? '');
	const [gross, contributions] = [amount('grossPay'), amount('nationalInsurance')];
	if (gross === undefined || contributions === undefined || taxYear === undefined) return undefined;
	const bases = [gross, pence(gross - (amount('pension') ?? 0))];
	const due = bases.flatMap((base) => possibleContributions(base, taxYear)).filter((each) => each >= LEAST);
	const isDue = (each: Pence | undefined) =>
		each !== undefined && due.some((other) => Math.abs(other - each) <= WITHIN);
	if (isDue(contributions) || !OTHERS.some((field) => isDue(amount(field)))) return undefined;
	return { fields: ['nationalInsurance', ...OTHERS], says: 'doubt' };
}
