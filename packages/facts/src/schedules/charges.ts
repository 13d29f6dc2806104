/**
 * Charges, loans and contributions besides income tax. Sources: SA100 boxes SLR, CBC and WFP, SA101 boxes AIL10 to
 * AIL18.
 */
import * as z from 'zod/mini';
import { date, money, text } from '../fields.ts';

/** Child Benefit the couple received. */
export const childBenefit = z.strictObject({
	/** CBC1. */
	received: z.optional(money()),
	/** CBC2. */
	children: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
	/** CBC3. */
	stopped: z.optional(date()),
});

/** Student loans being repaid. */
export const studentLoans = z.strictObject({
	/** SLRPT. */
	plans: z.optional(z.array(z.enum(['plan1', 'plan2', 'plan4', 'plan5']))),
	/** PGLRPT. */
	postgraduate: z.optional(z.boolean()),
	/** SLR2: what employers deducted. */
	deducted: z.optional(money()),
	/** SLR3. */
	postgraduateDeducted: z.optional(money()),
});

const earlierSavings = z.strictObject({
	/** What was saved in that year. */
	saved: z.optional(money()),
	/** The person's annual allowance for it, after any taper. */
	allowance: z.optional(money()),
});

/** Pension savings, for working out the excess over the annual allowance with its taper. FA 2004 ss.227 to 238A. */
const pensionSavings = z.strictObject({
	/** The pension input amounts of the year in all schemes, including the employer's part and tax relief. */
	saved: z.optional(money()),
	/** The part of `saved` that employers paid, or that a scheme promised beyond what the person paid. */
	byEmployers: z.optional(money()),
	/** What the person paid out of pay before tax (net pay arrangement). */
	beforeTax: z.optional(money()),
	/** Pay given up for pension contributions since 9 July 2015. */
	salarySacrifice: z.optional(money()),
	/** The part of `saved` paid into money purchase schemes after a pension was first drawn flexibly (s.227B). */
	moneyPurchaseAfterAccess: z.optional(money()),
	/** The three previous years, oldest first: their unused allowance is carried forward. */
	earlierYears: z.optional(z.array(earlierSavings).check(z.maxLength(3))),
});

/** Charges on pension savings. */
export const pensionCharges = z.strictObject({
	/** AIL10: savings above the annual allowance, instead of `savings`. */
	excessOfAnnualAllowance: z.optional(money()),
	/** What AIL10 is calculated from. */
	savings: z.optional(pensionSavings),
	/** AIL11: tax on it that the scheme paid. */
	annualAllowanceTaxPaid: z.optional(money()),
	/** AIL11.1. */
	overseasTransfer: z.optional(money()),
	/** AIL11.2. */
	overseasTransferTaxPaid: z.optional(money()),
	/** AIL12: the tax reference of the pension scheme that paid. */
	schemeReference: z.optional(text(10)),
	/** AIL13. */
	unauthorisedPayment: z.optional(money()),
	/** AIL14. */
	unauthorisedPaymentWithSurcharge: z.optional(money()),
	/** AIL15. */
	unauthorisedPaymentForeignTax: z.optional(money()),
	/** AIL16. */
	shortServiceRefund: z.optional(money()),
	/** AIL18. */
	shortServiceRefundForeignTax: z.optional(money()),
});

/** Class 2 National Insurance. */
export const class2 = z.strictObject({
	/** SSE36, FSE100: voluntary contributions. */
	voluntary: z.optional(z.boolean()),
	/** Weeks of self-employment in the year. Default: 52. */
	weeks: z.optional(z.int().check(z.minimum(0), z.maximum(53))),
	/** FSECL2: the amount that HMRC gives. */
	amount: z.optional(money()),
});

/** What HMRC collects, or has collected, another way. Sources: SA110 boxes CAL7 to CAL15, SA100 box FIN1. */
export const taxCodes = z.strictObject({
	/** CAL7: tax of earlier years collected through this year's code. */
	underpaymentOfEarlierYears: z.optional(money()),
	/** CAL8: tax of this year to be collected through a later code. */
	underpaymentInLaterCode: z.optional(money()),
	/** CAL9: other debt collected through this year's code. */
	outstandingDebt: z.optional(money()),
	/** FIN1: tax of this year already refunded or set off. */
	alreadyRefunded: z.optional(money()),
	/** CAL14. */
	increaseForEarlierYears: z.optional(money()),
	/** CAL15. */
	decreaseForEarlierYears: z.optional(money()),
});
