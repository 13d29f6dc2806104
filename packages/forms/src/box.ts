/** A filled box of a form, and where its value came from. */

/** The forms that we fill. */
export type FormName =
	| 'SA100'
	| 'SA101'
	| 'SA102'
	| 'SA103F'
	| 'SA103S'
	| 'SA104F'
	| 'SA104S'
	| 'SA105'
	| 'SA108'
	| 'SA110'
	| 'SA800'
	/** The partnership statement of one partner. */
	| 'SA800PS'
	| 'SA801'
	| 'SA804';

/** One filled box. */
export interface Box {
	readonly form: FormName;
	/** HMRC's number of the box: `INC2`. */
	readonly box: string;
	readonly title: string;
	/** Its page number among pages of the same form, from 1. */
	readonly page: number;
	/** Its path in the XML below IRenvelope; a page that may repeat carries its number: `/MTR/SA102[2]/Employment/PayFromEmployment`. */
	readonly path: string;
	/** The text as in the XML: `1234.00`, `yes`, `2025-04-05`. */
	readonly value: string;
	/** The full name, if the box only has room for a shortened one. */
	readonly shortenedFrom?: string;
	/**
	 * Its sources: fact paths (`employments[1].pay`), ids of working lines, or names of a calculation's figures. Empty
	 * when it is the same on every return.
	 */
	readonly origins: readonly string[];
}

/** Why a box cannot be filled. `path` is a fact path, used to show the question. */
export interface BoxProblem {
	readonly code: BoxProblemCode;
	readonly path: string;
	readonly box: string;
	/** The sentence from `@halfpenny/messages/forms`. */
	readonly message: string;
}

/** The kinds of {@link BoxProblem}. */
export type BoxProblemCode =
	| 'year.withoutForm'
	| 'required.missing'
	| 'text.alphabet'
	| 'text.tooLongForBox'
	| 'text.tooShortForBox'
	| 'money.outsideBox'
	| 'date.outsideBox'
	| 'pages.tooMany'
	| 'schedule.unsupported'
	| 'trades.onlyOne'
	| 'shares.notWhole'
	| 'amounts.notWhole'
	| 'period.outsideYear'
	| 'partners.tooFew'
	| 'partners.oneNominated'
	| 'turnover.accountsNeeded';
