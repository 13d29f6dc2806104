/** Income from abroad, which HMRC wants by country, in the same format for interest, dividends and pensions. */
import { z } from 'zod';
import { amount, amounts } from './wire.ts';

/** Income from one country; `countryCode` has three letters. */
export const foreignAmount = z.object({
	countryCode: z.string(),
	...amounts('amountBeforeTax', 'taxTakenOff', 'specialWithholdingTax'),
	foreignTaxCreditRelief: z.boolean().optional(),
	taxableAmount: amount,
});
