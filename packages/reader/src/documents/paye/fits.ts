/** Whether tax fits pay and code. */
import { pence } from '@halfpenny/facts';
import { expectedTax, type Paid } from './tax.ts';

/** A difference that rounding, or one week's allowance more or less, makes, in pence: this still counts as agreement. */
const AGREES_WITHIN = 400;
/** More than a change of code, a 53rd week or a pension taken off first can make; in pence, or as a share of the pay. */
const MAY_DIFFER = 30_000;
const MAY_DIFFER_PART = 0.03;

/** `agrees`: to a few pounds. `open`: unknown, or close enough to have an ordinary reason. */
export type Verdict = 'agrees' | 'open' | 'disagrees';

/** Compares the tax in pence with what the code takes. `lowestPay`: the least pay that may have been taxed, if a pension came off first. */
export function judgeTax(tax: number, paid: Paid, lowestPay: number = paid.pay): Verdict {
	const most = expectedTax(paid);
	const least = expectedTax({ ...paid, pay: pence(Math.round(lowestPay)) });
	if (most === undefined || least === undefined) return 'open';
	if (Math.abs(tax - most) <= AGREES_WITHIN) return 'agrees';
	const leeway = Math.max(MAY_DIFFER, paid.pay * MAY_DIFFER_PART);
	return tax > most + leeway || tax < least - leeway ? 'disagrees' : 'open';
}
