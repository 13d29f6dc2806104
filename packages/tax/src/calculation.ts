/** The shape of an answer: every figure, every slice of a band, and the working behind them. Amounts are pence. */
import type { Pence } from '@halfpenny/facts';
import type { TaxYear } from '@halfpenny/years';
import type { RuleId } from './words/rules.ts';

/** One slice of income in one band: charts and explanations are drawn from these. */
export interface BandSlice {
	/** Which income the slice is of. */
	readonly income: IncomeKind;
	/** HMRC's name of the band: `starting`, `basic`, `nil` (an allowance taxed at 0%), … */
	readonly band: string;
	/** In hundredths of a percent: 20% is 2000. */
	readonly rate: number;
	/** The income in the slice, whole pounds in pence. */
	readonly amount: Pence;
	/** The tax on it, rounded down to a penny. */
	readonly tax: Pence;
}

/** HMRC's kinds of income, in the order in which they are stacked. */
export type IncomeKind = 'nonSavings' | 'savings' | 'dividends' | 'lumpSums' | 'lifeGains';

/** One figure with the rule that gave it. Words and sources of a rule stand in `@halfpenny/tax/words`. */
export interface WorkingLine {
	/** Unique in the calculation: `c4.79`, or `employments[0].c1.1` where a box repeats. */
	readonly id: string;
	/** The rule's id: the key of its words and source. */
	readonly rule: RuleId;
	readonly value: Pence;
	/** Ids of the lines, or fact paths (`employments[0].pay`), that it was worked out from. */
	readonly inputs: readonly string[];
}

/** The answer for one tax year. Field names are those of HMRC's individual-calculations API where it has one. */
export interface Calculation {
	readonly taxYear: TaxYear;
	/** Changes whenever a rule or a rate changes. */
	readonly rulesVersion: string;
	readonly totalIncome: Pence;
	readonly adjustedNetIncome: Pence;
	readonly personalAllowance: Pence;
	readonly taxableIncome: Pence;
	readonly incomeTaxCharged: Pence;
	readonly incomeTaxDueAfterReliefs: Pence;
	readonly incomeTaxDueAfterTaxReductions: Pence;
	/** Before child benefit and other charges. */
	readonly incomeTaxDueAfterGiftAid: Pence;
	/** With the charges. */
	readonly totalIncomeTaxDue: Pence;
	readonly class2: Pence;
	readonly class4: Pence;
	readonly taxDeducted: Pence;
	/** What is owed for the year; negative is a refund. SA110 boxes 1 and 2. */
	readonly totalDue: Pence;
	/** Each relief by name, for example `giftAid`. */
	readonly reliefs: Readonly<Record<string, Pence>>;
	readonly bands: readonly BandSlice[];
	/** Empty when the calculation was asked for without working. */
	readonly working: readonly WorkingLine[];
}
