/** What the tax tables say about the amounts of a certificate or payslip. */
import { fromPounds } from '@halfpenny/facts';
import type { Fit } from '../../engine/labelled-reader.ts';
import { judgeTax } from './fits.ts';

/** The fields for pay, tax, code and year, and for how much of the year has passed. */
export interface PaidFields {
	readonly pay: string;
	readonly tax: string;
	readonly code: string;
	readonly taxYear: string | undefined;
	readonly months: number;
	/** The part of the pay that is certainly taxed: a pension may come off first. */
	readonly leastTaxed: number;
	/** Further amounts that become unsure with these. */
	readonly also: readonly string[];
}

/** Undefined where something is missing, the tax is a refund, or the difference may have an ordinary reason. */
export function taxFit(value: (field: string) => string | undefined, paid: PaidFields): Fit | undefined {
	const [pay, tax] = [paid.pay, paid.tax].map((field) => fromPounds(value(field) ?? ''));
	const code = value(paid.code);
	if (pay === undefined || tax === undefined || tax < 0 || code === undefined || !paid.taxYear)
		return undefined;
	const { taxYear, months } = paid;
	const verdict = judgeTax(tax, { pay, code, taxYear, months }, pay * paid.leastTaxed);
	if (verdict === 'open') return undefined;
	if (verdict === 'agrees') return { fields: [paid.pay, paid.tax], says: { confirmedBy: 'tax' } };
	return { fields: [paid.pay, paid.tax, ...paid.also], says: { warning: 'taxDisagrees' } };
}
