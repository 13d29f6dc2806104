/** Dividends. Sources: SA100 boxes INC4 to INC7, SA101 boxes AOI12 to AOI13.1. */
import * as z from 'zod/mini';
import { money } from '../fields.ts';

/** Dividends of the year. */
export const dividends = z.strictObject({
	/** INC4: dividends from UK companies. */
	ukDividends: z.optional(money()),
	/** INC5: from authorised unit trusts and open-ended investment companies. */
	otherUkDividends: z.optional(money()),
	/** INC6: foreign dividends, up to the form's limit for the year. */
	foreignDividends: z.optional(money()),
	/** INC7: foreign tax taken off `foreignDividends`. No credit is calculated for it. */
	foreignTaxDeducted: z.optional(money()),
	/** AOI12. */
	stockDividend: z.optional(money()),
	/** AOI13: bonus issues of securities and redeemable shares. */
	redeemableShares: z.optional(money()),
	/** AOI13.1: loans of a close company written off. */
	closeCompanyLoansWrittenOff: z.optional(money()),
});
