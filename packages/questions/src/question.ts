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
	readonly shownWhen?: { readonly question: string; readonly is: string | boolean };
	/** The box that the answer fills, for the paper trail. */
	readonly box?: string;
}

/** Where a section's answers go in the facts. */
export type Fold =
	/** Each entry becomes an element of a list; question ids are the fact names. */
	| { readonly as: 'list'; readonly into: 'employments' }
	/** Amounts of all entries are added up into one fact, chosen by another answer where several are named. */
	| {
			readonly as: 'total';
			readonly amount: string;
			readonly into: readonly {
				readonly fact: FactPath;
				readonly when?: { question: string; is: string | boolean };
			}[];
	  };

/** A fact that is one amount: `savings.untaxedUkInterest`. */
export type FactPath = readonly [group: 'savings' | 'reliefs', fact: string];

/** A group of questions that is asked once for each job, account or gift. */
export interface Section {
	readonly id: string;
	readonly group: 'income' | 'deductions';
	readonly fold: Fold;
	/** The question whose answer names an entry in lists. */
	readonly title: string;
	/** The question whose answer is an entry's amount in lists. */
	readonly amount: string;
	readonly questions: readonly Question[];
}

/** Facts before reading: what `parseFacts` takes. */
export type UnreadFacts = { taxYear: Facts['taxYear'] } & Record<string, unknown>;
