/** Whether tax fits pay and code. */
import { pence } from '@halfpenny/facts';
import { expectedTax, type Paid } from './tax.ts';

/** Rounding and a week more or less of the year's allowance make such a difference, in pence; so little is agreement. */
const AGREES_WITHIN = 400;
/** A code that changed in the year, a 53rd week or a pension taken off first make less than this; in pence, or as a part of the pay. */
const MAY_DIFFER = 30_000;
const MAY_DIFFER_PART = 0.03;

/** `agrees`: to a few pounds. `open`: not known, or near enough to have an ordinary reason. */
export type Verdict = 'agrees' | 'open' | 'disagrees';

/** Compares the tax in pence with what the code takes. `lowestPay`: the least of the pay that may have been taxed, where a pension came off first. */
export function judgeTax(tax: number, paid: Paid, lowestPay: number = paid.pay): Verdict {
	const most = expectedTax(paid);
	const least = expectedTax({ ...paid, pay: pence(Math.round(lowestPay)) });
	if (most === undefined || least === undefined) return 'open';
	if (Math.abs(tax - most) <= AGREES_WITHIN) return 'agrees';
	const leeway = Math.max(MAY_DIFFER, paid.pay * MAY_DIFFER_PART);
	return tax > most + leeway || tax < least - leeway ? 'disagrees' : 'open';
}
