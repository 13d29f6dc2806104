/** Pensions and state benefits received. Sources: SA100 boxes INC8 to INC16. */
import * as z from 'zod/mini';
import { money, signedMoney } from '../fields.ts';

/** Pensions of the year. */
export const pensions = z.strictObject({
	/** INC8: the State Pension the person was entitled to. */
	statePension: z.optional(money()),
	/** INC9. */
	statePensionLumpSum: z.optional(money()),
	/** INC10: tax taken off the lump sum. */
	statePensionLumpSumTaxDeducted: z.optional(money()),
	/** INC11: other pensions and retirement annuities. */
	otherPensions: z.optional(money()),
	/** INC12: tax taken off other pensions; negative for a refund. */
	taxDeducted: z.optional(signedMoney()),
});

/** Taxable state benefits of the year. */
export const stateBenefits = z.strictObject({
	/** INC13: taxable Incapacity Benefit. */
	incapacityBenefit: z.optional(money()),
	/** INC13: contribution-based Employment and Support Allowance. */
	employmentSupportAllowance: z.optional(money()),
	/** INC14: tax taken off the income in INC13. */
	taxDeducted: z.optional(money()),
	/** INC15. */
	jobSeekersAllowance: z.optional(money()),
	/** INC16: other taxable state pensions and benefits. */
	otherStateBenefits: z.optional(money()),
});
