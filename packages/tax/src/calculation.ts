/** The shape of an answer: every figure, every slice of a band, and the working behind them. Amounts are pence. */
import type { Pence, UnsupportedSchedule } from '@halfpenny/facts';
import type { TaxYear } from '@halfpenny/years';
import type { Notice } from './notice.ts';
import type { IncomeKind, SliceBand } from './stages/income-bands.ts';
import type { PaymentsOnAccountReason } from './stages/stage-13-payments-on-account.ts';
import type { RuleId } from './words/rules.ts';
import type { Used } from './working/used.ts';

export type { IncomeKind, SliceBand };

/** One slice of income in one band, for charts and explanations. */
export interface BandSlice {
	/** Which income the slice belongs to. */
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

/** One figure with the rule that gave it. The words and source of a rule are in `@halfpenny/tax/words`. */
export interface WorkingLine {
	/** Unique in the calculation: `c4.79`, or `employments[0].c1.1` where a box repeats. */
	readonly id: string;
	/** The rule's id: the key of its words and source. */
	readonly rule: RuleId;
	readonly value: Pence;
	/** Ids of the lines, or fact paths (`employments[0].pay`), behind it. */
	readonly inputs: readonly string[];
	/** Rates, limits and exempt amounts of the year used in it. */
	readonly uses: readonly Used[];
}

/** The reliefs that reduce income or tax, by name. Zero ones are left out. */
export type ReliefName =
	/** Gifts with their tax: they extend the basic rate band. */
	| 'giftAid'
	/** Payments with relief at source, gross: they extend the basic rate band. */
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

/** A missing fact and the figure that waits for it. */
export interface Incomplete {
	/** `employments[0].pay`. */
	readonly fact: string;
	/** A field of the calculation. */
	readonly figure: string;
	/** The most the fact could save, if known. */
	readonly couldSave?: Pence;
}

/** Names a missing fact, the figure that waits for it, and the most it could save (pence), if known. */
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
	/** Against property income, if it has its own rates. */
	readonly property?: Pence;
	readonly savings: Pence;
	readonly dividends: Pence;
}

/** The answer with allowances divided differently from HMRC's Self Assessment calculation. */
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
	 * How to claim it: nothing to claim if the answers agree; by an adjustment in SA108 box 51 if only the tax on gains
	 * differs (TCGA 1992 s.1I); else by a paper return with a claim (ITA 2007 s.25(2) for allowances), since HMRC rejects
	 * an online return whose figures differ from its own.
	 */
	readonly claim: 'none' | 'box51' | 'paperReturn';
	/** What to enter in SA108 box 51 to claim it, including what box 51 holds already; present with the claim `box51`. */
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
	/** The part of it that goes to the spouse or civil partner. */
	readonly marriageAllowanceTransferred: Pence;
	readonly taxableIncome: Pence;
	readonly incomeTaxCharged: Pence;
	/** The part of `incomeTaxCharged` on interest. */
	readonly savingsTax: Pence;
	/** The part of `incomeTaxCharged` on dividends. */
	readonly dividendTax: Pence;
	/** The part of `incomeTaxCharged` on transition profit. */
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
	/** SA108 box 51: what the return's own rates miss if rates changed within the year; can be negative. */
	readonly capitalGainsAdjustment: Pence;
	/** Overpayment on 60-day returns, as far as it reduces other tax (c12.17b). */
	readonly capitalGainsTaxSetOff: Pence;
	readonly taxDeducted: Pence;
	/** What is owed for the year; negative is a refund. SA110 boxes 1 and 2. */
	readonly totalDue: Pence;
	/** Whether the figure is final: false while something is unsupported or an answer is missing. */
	readonly complete: boolean;
	/** What is left to pay by 31 January after payments on account already made; negative is a refund. */
	readonly balancingPayment: Pence;
	readonly paymentsOnAccount: PaymentsOnAccount;
	/** The amount claimed of each relief by name, for example `giftAid`. Zero ones are left out. */
	readonly reliefs: Readonly<Partial<Record<ReliefName, Pence>>>;
	/** The amount used of each: a reduction takes off no more than the tax there is, in the order of ITA 2007 s.27. */
	readonly reliefsUsed: Readonly<Partial<Record<ReliefName, Pence>>>;
	/** Losses, pools of capital allowances and finance costs left for later years, by source; zero ones are left out. */
	readonly carriedForward: Readonly<Record<string, Pence>>;
	readonly bands: readonly BandSlice[];
	/** Schedules that the person has but these figures leave out. */
	readonly unsupported: readonly (UnsupportedSchedule | 'foreignTaxCredit')[];
	/** Facts that are missing, with the figure that waits for each. */
	readonly incomplete: readonly Incomplete[];
	/** What to know before filing: what these figures accept or leave out, which HMRC may query. */
	readonly notices: readonly Notice[];
	/** Present when requested. */
	readonly alternatives?: { readonly mtd: Alternative; readonly optimum: Optimum };
	/** Empty when the calculation ran without working. */
	readonly working: readonly WorkingLine[];
}
