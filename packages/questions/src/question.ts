/** The types of questions and sections: the interview as data. */
import type { Facts } from '@halfpenny/facts';

/** A tax year, `2025-26`; as text the years sort by time. */
export type TaxYear = Facts['taxYear'];

/** Whose return it is: form SA100 or form SA800. */
export type ReturnType = 'individual' | 'partnership';

/** A question's kind of answer; screens draw one field for each kind, `readAnswers` checks it. */
export type QuestionKind =
	| 'money'
	| 'signedMoney'
	/** A count: 3. The fact is a number. */
	| 'wholeNumber'
	/** A number of shares or tokens: 0.25. The fact is a number. */
	| 'quantity'
	/** A part of a whole: 50, 33.33 or 1/3. */
	| 'share'
	| 'text'
	| 'payeReference'
	| 'utr'
	| 'nationalInsuranceNumber'
	| 'postcode'
	| 'telephone'
	| 'sortCode'
	| 'accountNumber'
	| 'buildingSocietyReference'
	| 'companyNumber'
	/** The three letters of a claim about gains, from HMRC's notes. */
	| 'claimCode'
	| 'yesNo'
	| 'date'
	| 'choice'
	/** Which entry of another section it belongs to. The answer is that entry's id and isn't a fact. */
	| 'entry';

/** Calculators for an amount beside its question, using the year's rates. */
export type CalculatorKind =
	| 'employeeMileage'
	| 'businessMileage'
	| 'employeeAtHome'
	| 'businessAtHome'
	| 'flatRateOfJob';

/** One question. Its words are in `@halfpenny/messages/questions` under `<section>.<id>`. */
export interface Question {
	readonly id: string;
	readonly kind: QuestionKind;
	/**
	 * Where the answer goes below what its section folds into: `expenses.costOfGoods`. Default: its own id; null for a
	 * question that only steers the interview.
	 */
	readonly fact?: string | null;
	/** For `yesNo`: a yes adds this value to the list at `fact`. */
	readonly addsToList?: string;
	/** For `yesNo`: ticked in one list with the neighbouring questions marked so: see `settlePicked`. */
	readonly picked?: boolean;
	/** For `entry`: the section whose entries are the choices. */
	readonly ofSection?: string;
	/** For `text`: the most characters. */
	readonly longest?: number;
	/** For `wholeNumber`: the smallest and largest accepted; the default minimum is 0. */
	readonly least?: number;
	readonly most?: number;
	/** For `wholeNumber`: shown after the number. */
	readonly unit?: 'percent';
	/** For `choice`: the answers offered. */
	readonly choices?: readonly string[];
	/**
	 * For `date`: the dates accepted; any by default. The return's tax year, up to its end, or those when SA800's
	 * partnership statement asks who joined and left.
	 */
	readonly days?: 'ofTheYear' | 'toTheYearsEnd' | 'ofJoining' | 'ofLeaving';
	/** For amounts: the question it is part of, so it can't be larger. */
	readonly partOf?: string;
	/** Must be answered before the entry can be stored. Everything else may wait until filing. */
	readonly neededToKeep?: boolean;
	/** HMRC needs it, so filing waits for it. */
	readonly neededToFile?: boolean;
	/** A form requires it before saving the entry; a proposal may leave it open. */
	readonly neededOnForm?: boolean;
	/** Asked only when an earlier question of the entry has this answer. */
	readonly shownWhen?: Condition;
	/** Asked only in these tax years. */
	readonly years?: Years;
	/** For amounts: its calculator. */
	readonly calculators?: readonly CalculatorKind[];
	/** The answer's box, for the paper trail; where it depends on another answer, the first that fits. */
	readonly boxes?: readonly BoxOfAnswer[];
}

/** A box, perhaps only with a certain other answer. */
export interface BoxOfAnswer {
	readonly box: string;
	readonly when?: Condition;
}

/** A condition: another question of the same entry has a certain answer, or one of several. */
export interface Condition {
	readonly question: string;
	/** In a list, null means asked but not answered yet, including "I'm not sure". */
	readonly is: string | boolean | readonly (string | boolean | null)[];
}

/** The first and last year; open-ended if one is missing. */
export interface Years {
	readonly from?: TaxYear;
	readonly until?: TaxYear;
}

/** Where a section's answers go in the facts. */
export type Fold =
	/** Each entry becomes an element of a list, which may lie deeper (`capitalGains.disposals`). */
	| {
			readonly as: 'list';
			readonly into: string;
			/** Lists present in every element, even if empty. */
			readonly emptyLists?: readonly string[];
	  }
	/**
	 * Each entry becomes an element of `list` in another section's entry, named by the question `by`. Without that entry
	 * it becomes nothing.
	 */
	| { readonly as: 'listWithin'; readonly section: string; readonly by: string; readonly list: string }
	/** The one entry's answers go below `into`, or at the root if that is ''. */
	| { readonly as: 'record'; readonly into: string }
	/** Amounts of all entries are added up into one fact each, chosen by another answer if there are several. */
	| { readonly as: 'total'; readonly of: readonly TotalOf[] }
	/** Answers that only steer the interview and aren't facts. */
	| { readonly as: 'nothing' };

/** One amount of each entry, and the fact it is added to. */
export interface TotalOf {
	readonly amount: string;
	readonly into: readonly TotalInto[];
}

/** Where amounts go. */
export interface TotalInto {
	readonly fact: string;
	readonly when?: Condition;
	/** The question that says whether an amount counts: while it is unanswered in any entry, the total is unknown. */
	readonly decidedBy?: string;
}

/** A section's part of life: the headings of the task list, in order. */
export type Topic = (typeof topics)[number];

/** Every topic in the order it is asked. */
export const topics = [
	'work',
	'selfEmployment',
	'property',
	'savings',
	'pensions',
	'gains',
	'otherIncome',
	'family',
	'giving',
	'pensionSaving',
	'otherReliefs',
	'studentLoans',
	'payments',
	'repayment',
	'adjustments',
	'partnership',
] as const;

/** One screen of an entry. */
export interface Page {
	/** Its words are under `<section>.pages.<id>`. */
	readonly id: string;
	/** The questions in order, by id. */
	readonly questions: readonly string[];
	/** A list of yes-or-no items: anything not picked is a no. */
	readonly picked?: boolean;
	readonly shownWhen?: Condition;
}

/** A group of questions asked once, or once for each job, account or gift. */
export interface Section {
	readonly id: string;
	readonly returnType: ReturnType;
	/** `scope` holds one entry: what the return is about, and what the person did not have. */
	readonly group: 'scope' | 'income' | 'deductions' | 'other';
	readonly topic: Topic;
	/** Most people have it: it is in the task list until the person says no. Others need a yes. */
	readonly common?: boolean;
	/**
	 * The scope questions that ask for it with a yes; default: the question with the section's id. Empty for what every
	 * return of its kind has.
	 */
	readonly askedBy?: readonly string[];
	/** Asked for once another section has an entry, or an entry with a certain answer; the scope then doesn't ask. */
	readonly opensWith?: { readonly section: string; readonly when?: Condition };
	/** It also asks for costs, so it isn't complete without them. */
	readonly asksForCosts?: boolean;
	/** A profit that is certainly large enough answers all its questions. */
	readonly settledBy?: 'profit';
	readonly fold: Fold;
	/** It has at most one entry, and screens go straight to it. */
	readonly single?: boolean;
	/** No two entries may have the same answers to all of these; the problem is shown at the first. */
	readonly distinctBy?: readonly [string, ...string[]];
	/** The question whose answer names an entry in lists; null where entries are not listed. */
	readonly title: string | null;
	/** The question whose answer is an entry's amount in lists; null where it has none. */
	readonly amount: string | null;
	/** Only in these tax years. */
	readonly years?: Years;
	/** One topic a screen, in order; default: one page with everything. */
	readonly pages?: readonly Page[];
	readonly questions: readonly Question[];
}

/** Facts before reading: what `parseFacts` takes. */
export type UnreadFacts = { taxYear: TaxYear } & Record<string, unknown>;
