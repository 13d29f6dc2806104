/** The shape of an answer: every figure, every slice of a band, and the working behind them. Amounts are pence. */
import type { Pence, UnsupportedSchedule } from '@halfpenny/facts';
import type { TaxYear } from '@halfpenny/years';
import type { Notice } from './notice.ts';
import type { IncomeKind, SliceBand } from './stages/income-bands.ts';
import type { PaymentsOnAccountReason } from './stages/stage-13-payments-on-account.ts';
import type { RuleId } from './words/rules.ts';
import type { Used } from './working/used.ts';

export type { IncomeKind, SliceBand };

/** One slice of income in one band: charts and explanations are drawn from these. */
export interface BandSlice {
	/** Which income the slice is of. */
	readonly income: IncomeKind;
	/** HMRC's name of the band: `starting`, `basic`, `nil` (an allowance taxed at 0%), … */
	readonly band: SliceBand;
	/** In hundredths of a percent: 20% is 2000. */
	readonly rate: number;
	/** The income in the slice, whole pounds in pence. */
	readonly amount: Pence;
	/** The tax on it, rounded down to a penny. */
	readonly tax: Pence;
}

/** One figure with the rule that gave it. Words and sources of a rule stand in `@halfpenny/tax/words`. */
export interface WorkingLine {
	/** Unique in the calculation: `c4.79`, or `employments[0].c1.1` where a box repeats. */
	readonly id: string;
	/** The rule's id: the key of its words and source. */
	readonly rule: RuleId;
	readonly value: Pence;
	/** Ids of the lines, or fact paths (`employments[0].pay`), that it was worked out from. */
	readonly inputs: readonly string[];
	/** Rates, limits and exempt amounts of the year that it was worked out with. */
	readonly uses: readonly Used[];
}

/** The reliefs that reduce income or tax, by name. Those that are nil are left out. */
export type ReliefName =
	/** Gifts with their tax: what extends the basic rate band. */
	| 'giftAid'
	/** Payments with relief at source, gross: what extends the basic rate band. */
	| 'pensionReliefAtSource'
	/** Tax reductions. */
	| 'ventureCapitalTrust'
	| 'enterpriseInvestmentScheme'
	| 'seedEnterpriseInvestmentScheme'
	| 'communityInvestment'
	| 'maintenance'
	| 'marriedCouplesAllowance'
	| 'marriageAllowance'
	| 'financeCosts'
	| 'loanInterest';

/** A fact that is missing and the figure that waits for it. */
export interface Incomplete {
	/** `employments[0].pay`. */
	readonly fact: string;
	/** A field of the calculation. */
	readonly figure: string;
	/** What the fact could save at most, where that can be told. */
	readonly couldSave?: Pence;
}

/** Names a missing fact, the figure that waits for it, and what it could save at most (pence) where that can be told. */
export type ReportMissing = (fact: string, figure: keyof Calculation, couldSave?: number) => void;

/** Payments towards next year's tax. */
export interface PaymentsOnAccount {
	readonly required: boolean;
	/** Due on 31 January after the year. */
	readonly first: Pence;
	/** Due on 31 July after the year. */
	readonly second: Pence;
	readonly reason: PaymentsOnAccountReason;
}

/** How deductions and allowances are divided among kinds of income. */
export interface Allocation {
	readonly nonSavings: Pence;
	/** Against property income, where it has rates of its own. */
	readonly property?: Pence;
	readonly savings: Pence;
	readonly dividends: Pence;
}

/** The answer with allowances divided in another way than HMRC's Self Assessment calculation divides them. */
export interface Alternative {
	readonly incomeTaxCharged: Pence;
	readonly totalIncomeTaxDue: Pence;
	/** After tax paid on 60-day returns. */
	readonly capitalGainsTax: Pence;
	readonly totalDue: Pence;
	readonly allocation: Allocation;
}

/** The lowest lawful answer. */
export interface Optimum extends Alternative {
	/** How much less is owed than in the Self Assessment answer. */
	readonly saving: Pence;
	/**
	 * How it could be had: nothing to claim where the answers agree; by an adjustment in SA108 box 51 where only the tax on
	 * gains differs (TCGA 1992 s.1I); else by a paper return with a claim (ITA 2007 s.25(2) for allowances), since HMRC
	 * rejects an online return whose figures differ from its own.
	 */
	readonly claim: 'none' | 'box51' | 'paperReturn';
	/** What to enter in SA108 box 51 for it, with what box 51 holds already; present with the claim `box51`. */
	readonly box51?: Pence;
}

/** The answer for one tax year. Field names are those of HMRC's individual-calculations API where it has one. */
export interface Calculation {
	readonly taxYear: TaxYear;
	/** Changes whenever a rule or a rate changes. */
	readonly rulesVersion: string;
	readonly totalIncome: Pence;
	readonly adjustedNetIncome: Pence;
	readonly personalAllowance: Pence;
	/** What of it goes to the spouse or civil partner. */
	readonly marriageAllowanceTransferred: Pence;
	readonly taxableIncome: Pence;
	readonly incomeTaxCharged: Pence;
	/** The part of `incomeTaxCharged` on interest. */
	readonly savingsTax: Pence;
	/** The part of `incomeTaxCharged` on dividends. */
	readonly dividendTax: Pence;
	/** The part of `incomeTaxCharged` on profit of the change of basis periods. */
	readonly incomeTaxChargedOnTransitionProfits: Pence;
	readonly incomeTaxDueAfterReliefs: Pence;
	readonly incomeTaxDueAfterTaxReductions: Pence;
	/** Before child benefit and other charges. */
	readonly incomeTaxDueAfterGiftAid: Pence;
	readonly pensionCharges: Pence;
	readonly statePensionLumpSumCharge: Pence;
	readonly highIncomeChildBenefitCharge: Pence;
	readonly winterFuelPaymentCharge: Pence;
	/** Tax of earlier years collected through this year's tax code. */
	readonly payeUnderpaymentsCodedOut: Pence;
	/** With the charges. */
	readonly totalIncomeTaxDue: Pence;
	readonly class2: Pence;
	readonly class4: Pence;
	readonly studentLoan: Pence;
	readonly postgraduateLoan: Pence;
	/** After tax paid on 60-day returns. SA110 box 5. */
	readonly capitalGainsTax: Pence;
	/** SA108 box 51: what the return's own rates leave out, where rates changed within the year; can be negative. */
	readonly capitalGainsAdjustment: Pence;
	/** What 60-day returns paid too much, as far as it reduces other tax (c12.17b). */
	readonly capitalGainsTaxSetOff: Pence;
	readonly taxDeducted: Pence;
	/** What is owed for the year; negative is a refund. SA110 boxes 1 and 2. */
	readonly totalDue: Pence;
	/** Whether that is all of it: false while something is unsupported, or an answer is missing. */
	readonly complete: boolean;
	/** What is left to pay by 31 January after payments on account already made; negative is a refund. */
	readonly balancingPayment: Pence;
	readonly paymentsOnAccount: PaymentsOnAccount;
	/** Each relief by name, for example `giftAid`, as it is claimed; those that are nil are left out. */
	readonly reliefs: Readonly<Partial<Record<ReliefName, Pence>>>;
	/** What of each is used: a reduction takes no more off than the tax there is, in the order of ITA 2007 s.27. */
	readonly reliefsUsed: Readonly<Partial<Record<ReliefName, Pence>>>;
	/** Losses, pools of capital allowances and finance costs left for later years, by source; those that are nil are left out. */
	readonly carriedForward: Readonly<Record<string, Pence>>;
	readonly bands: readonly BandSlice[];
	/** Schedules that the person has and that are not in these figures. */
	readonly unsupported: readonly (UnsupportedSchedule | 'foreignTaxCredit')[];
	/** Facts that are missing, with the figure that waits for each. */
	readonly incomplete: readonly Incomplete[];
	/** What to know before filing: what these figures let stand or leave out, and HMRC may come back to. */
	readonly notices: readonly Notice[];
	/** Present where asked for. */
	readonly alternatives?: { readonly mtd: Alternative; readonly optimum: Optimum };
	/** Empty when the calculation was asked for without working. */
	readonly working: readonly WorkingLine[];
}
