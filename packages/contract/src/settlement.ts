/** The shape of a year's settlement. */
import * as z from 'zod';
import { amount } from './amount.ts';

/** How a year is settled: rows that add up, and what to pay on which day. What is taken off is negative. */
export const settlement = z.object({
	/** They add up to what is owed, or to what comes back. */
	parts: z.array(
		z.object({
			name: z.enum([
				'incomeTax',
				'nationalInsurance',
				'studentLoan',
				'postgraduateLoan',
				'capitalGainsTax',
				'capitalGainsTaxSetOff',
				'laterCode',
				'taxPaid',
			]),
			amount,
			/** Charges within the amount; they are not added again. */
			within: z.array(
				z.object({
					name: z.enum([
						'pensionCharges',
						'statePensionLumpSumCharge',
						'highIncomeChildBenefitCharge',
						'winterFuelPaymentCharge',
						'giftAidCharge',
						'payeUnderpaymentsCodedOut',
					]),
					amount,
				}),
			),
		}),
	),
	/** From there to the balance. */
	paid: z.array(z.object({ name: z.enum(['paymentsOnAccount', 'adjustments']), amount })),
	/** What is left for the year. */
	balance: amount,
	/** In order of time; dates are ISO. */
	bills: z.array(
		z.object({
			date: z.string(),
			amount,
			parts: z.array(z.object({ kind: z.enum(['balance', 'first', 'second']), amount })),
		}),
	),
	/** What HMRC takes through a tax code where the return is filed by that day; null where it does not. */
	codingOut: z.object({ amount, fileBy: z.string() }).nullable(),
	/** How a refund is paid; null while that is not said. */
	repaidTo: z.enum(['account', 'cheque']).nullable(),
});
