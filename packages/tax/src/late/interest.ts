/** Interest on tax paid late: simple, by the day, at the rate of each day. FA 2009 s.101. */
import { type Pence, pence } from '@halfpenny/facts';
import { interestRates } from '@halfpenny/years';
import { daysBetween, earlier, later } from './dates.ts';

const DAYS_A_YEAR = 365n;
const WHOLE = 10_000n;

/** Interest on an amount from its due date to the day before payment, down to a penny. Days before the first known rate cost nothing. */
export function lateInterest(amount: Pence, due: string, paid: string): Pence {
	let rateDays = 0n;
	for (const [index, { from, latePaymentRate }] of interestRates.entries()) {
		const start = later(from, due);
		const end = earlier(interestRates[index + 1]?.from ?? paid, paid);
		const days = daysBetween(start, end);
		if (days > 0) rateDays += BigInt(days) * BigInt(latePaymentRate);
	}
	return pence(Number((BigInt(amount) * rateDays) / (DAYS_A_YEAR * WHOLE)));
}
