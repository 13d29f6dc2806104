/** The shape of a year's settlement. */
import * as z from 'zod';
import { amount } from './amount.ts';

/** How a year is settled: rows that add up, and what to pay when. Deductions are negative. */
export const settlement = z.object({
	/** They add up to what is owed or refunded. */
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
			/** Charges included in the amount, not added again. */
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
	/** The balance of the year. */
	balance: amount,
	/** In order; ISO dates. */
	bills: z.array(
		z.object({
			date: z.string(),
			amount,
			parts: z.array(z.object({ kind: z.enum(['balance', 'first', 'second']), amount })),
		}),
	),
	/** What HMRC collects through a tax code if the return is filed by that date; null if it doesn't. */
	codingOut: z.object({ amount, fileBy: z.string() }).nullable(),
	/** How a refund is paid; null until the user has said. */
	repaidTo: z.enum(['account', 'cheque']).nullable(),
});
