/** Who the return is for. Sources: SA100 page 1 (YPD boxes); names from HMRC's Making Tax Digital APIs. */
import * as z from 'zod/mini';
import { date, nino, postcode, telephone, text, utr } from '../fields.ts';

/** A postal address of up to four lines. */
export const address = z.strictObject({
	line1: z.optional(text(100)),
	line2: z.optional(text(100)),
	line3: z.optional(text(100)),
	line4: z.optional(text(100)),
	postcode: z.optional(postcode()),
});

/** The person whose return it is. */
export const person = z.strictObject({
	firstName: z.optional(text(60)),
	lastName: z.optional(text(60)),
	dateOfBirth: z.optional(date()),
	nationalInsuranceNumber: z.optional(nino()),
	uniqueTaxpayerReference: z.optional(utr()),
	/** A11 to A15: sent only if the address changed. */
	address: z.optional(address),
	/** YPD2: the date the address changed from the one HMRC has. */
	addressChangedOn: z.optional(date()),
	/** YPD3. */
	telephone: z.optional(telephone()),
});
