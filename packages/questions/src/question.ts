/** What a question and a section are: the interview as data. */
import type { Facts } from '@halfpenny/facts';

/** What kind of answer a question takes; screens draw one field for each kind, `readAnswers` checks it. */
export type QuestionKind = 'money' | 'signedMoney' | 'text' | 'payeReference' | 'yesNo' | 'date' | 'choice';

/** One question. Its words stand in `@halfpenny/messages/questions` under `<section>.<id>`. */
export interface Question {
	readonly id: string;
	readonly kind: QuestionKind;
	/** For `text`: the most characters. */
	readonly longest?: number;
	/** For `choice`: the answers offered. */
	readonly choices?: readonly string[];
	/** Must be answered before the entry can be kept. Everything else may wait until filing. */
	readonly neededToKeep?: boolean;
	/** HMRC needs it in a return, so filing waits for it. */
	readonly neededToFile?: boolean;
	/** Asked only when another question of the entry has this answer. */
	readonly shownWhen?: Condition;
	/** The box that the answer fills, for the paper trail; where it depends on another answer, the first that fits. */
	readonly boxes?: readonly { readonly box: string; readonly when?: Condition }[];
}

/** That another question of the same entry has a certain answer. */
export interface Condition {
	readonly question: string;
	readonly is: string | boolean;
}

/** Where a section's answers go in the facts. */
export type Fold =
	/** Each entry becomes an element of a list; question ids are the fact names. */
	| { readonly as: 'list'; readonly into: 'employments' }
	/** Amounts of all entries are added up into one fact, chosen by another answer where several are named. */
	| {
			readonly as: 'total';
			readonly amount: string;
			readonly into: readonly { readonly fact: FactPath; readonly when?: Condition }[];
	  }
	/** Answers that only steer the interview and are no facts of the return. */
	| { readonly as: 'nothing' };

/** A fact that is one amount: `savings.untaxedUkInterest`. */
export type FactPath = readonly [group: 'savings' | 'reliefs', fact: string];

/** A group of questions that is asked once for each job, account or gift. */
export interface Section {
	readonly id: string;
	/** `scope` holds one entry: what the return is about, and what the person did not have. */
	readonly group: 'scope' | 'income' | 'deductions';
	readonly fold: Fold;
	/** The question whose answer names an entry in lists; null where entries are not listed. */
	readonly title: string | null;
	/** The question whose answer is an entry's amount in lists; null where it has none. */
	readonly amount: string | null;
	readonly questions: readonly Question[];
}

/** Facts before reading: what `parseFacts` takes. */
export type UnreadFacts = { taxYear: Facts['taxYear'] } & Record<string, unknown>;
