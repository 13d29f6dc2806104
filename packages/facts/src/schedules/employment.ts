/** One job. Sources: SA102 boxes EMP1 to EMP20. */
import * as z from 'zod/mini';
import { money, payeReference, signedMoney, text } from '../fields.ts';

/** One employment of the year. `taxDeducted` may be negative: EMP2 carries a refund made through PAYE. */
export const employment = z.strictObject({
	/** EMP5. */
	employer: z.optional(text(100)),
	/** EMP4. */
	payeReference: z.optional(payeReference()),
	/** EMP1: pay from P60 or P45, before tax. */
	pay: z.optional(money()),
	/** EMP2: UK tax taken off pay. */
	taxDeducted: z.optional(signedMoney()),
	/** EMP6: director of the employing company at any time in the year. */
	companyDirector: z.optional(z.boolean()),
});
