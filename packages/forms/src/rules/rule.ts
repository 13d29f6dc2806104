/** HMRC's cross-checks as data: a condition that must hold, when others hold. Amounts are written with box numbers. */
import type { FormName } from '../box.ts';

/**
 * A sum such as `FSE15 + FSE16 - FSE31`, `45%INC9 + 1` or `@class2`: box numbers (absent counts as nothing), pounds,
 * and `@` names of limits that change with the year. `BOX*` means that box on all pages of its form.
 */
export type Total = string;

/** How two totals are compared. */
export type Comparison = '=' | '<=' | '<' | '>' | '>=' | '<>';

/** A condition that holds, or not. */
export type Condition =
	/** At least one of the boxes is filled in. */
	| { readonly is: 'present'; readonly boxes: readonly string[] }
	/** None of the boxes is filled in. */
	| { readonly is: 'absent'; readonly boxes: readonly string[] }
	/** A box says a word, such as `yes`. */
	| { readonly is: 'saying'; readonly box: string; readonly word: string }
	| { readonly is: 'compared'; readonly left: Total; readonly by: Comparison; readonly right: Total }
	/** A date lies in the tax year. */
	| { readonly is: 'inYear'; readonly box: string }
	/** A date is not after another: a box, an ISO date, the end of the tax year (`endOfYear`), or `today`. */
	| { readonly is: 'notAfter'; readonly box: string; readonly limit: string }
	/** There are more than so many pages of a form. */
	| { readonly is: 'pages'; readonly form: FormName; readonly moreThan: number }
	/** A UTR whose first digit fits the other nine. */
	| { readonly is: 'utr'; readonly box: string }
	/** Not the same digit ten times. */
	| { readonly is: 'severalDigits'; readonly box: string }
	/** No page has a negative amount there. */
	| { readonly is: 'noneNegative'; readonly box: string }
	/** At most so many of the boxes, all pages together. */
	| { readonly is: 'few'; readonly boxes: readonly string[]; readonly most: number }
	/** Born so many years before the tax year began, or earlier. */
	| { readonly is: 'aged'; readonly box: string; readonly years: number }
	/** Turnover below HMRC's limit for short pages, or above another limit, in proportion to the days of the year that the business ran. */
	| {
			readonly is: 'shortPages';
			readonly turnover: Total;
			readonly started: string;
			readonly ceased: string;
			readonly orAbove?: Total;
	  }
	/** A tax year such as 2024-25, whose second half follows the first. */
	| { readonly is: 'taxYear'; readonly box: string }
	| { readonly is: 'any'; readonly of: readonly Condition[] }
	| { readonly is: 'all'; readonly of: readonly Condition[] };

/** One cross-check. */
export interface Rule {
	/** HMRC's number of it. */
	readonly code: string;
	/** The box to look at when it is broken. */
	readonly box: string;
	/** All must hold for the rule to apply. */
	readonly when: readonly Condition[];
	readonly must: Condition;
	/** Only these years have it; all when absent. */
	readonly years?: readonly string[];
}

/** The cross-checks of one form, made for each of its pages; of the whole return when there is no form. */
export interface RuleTable {
	readonly form?: FormName;
	readonly rules: readonly Rule[];
}

/** At least one of the boxes is filled in. */
export const present = (...boxes: string[]): Condition => ({ is: 'present', boxes });
/** None of the boxes is filled in. */
export const absent = (...boxes: string[]): Condition => ({ is: 'absent', boxes });
/** Compares two totals. */
export const compared = (left: Total, by: Comparison, right: Total): Condition => ({
	is: 'compared',
	left,
	by,
	right,
});
/** At least one of the conditions. */
export const any = (...of: Condition[]): Condition => ({ is: 'any', of });
/** Every one of the conditions. */
export const all = (...of: Condition[]): Condition => ({ is: 'all', of });
/** A tick or an answer of yes. */
export const saysYes = (box: string): Condition => ({ is: 'saying', box, word: 'yes' });

/** When the box is filled in, the condition must hold. */
export function rule(code: string, box: string, must: Condition, ...when: Condition[]): Rule {
	return { code, box, when: [present(box), ...when], must };
}

/** The condition must hold whether or not the box is filled in. */
export function always(code: string, box: string, must: Condition, ...when: Condition[]): Rule {
	return { code, box, when, must };
}

/** A filled box needs another (one of the others). */
export function needs(code: string, box: string, ...others: string[]): Rule {
	return rule(code, box, present(...others));
}

/** When one of the boxes is filled in, the box is needed. */
export function neededBy(code: string, box: string, ...others: string[]): Rule {
	return always(code, box, present(box), present(...others));
}

/** A filled box is not more than a total. */
export function atMost(code: string, box: string, limit: Total, ...when: Condition[]): Rule {
	return rule(code, box, compared(box, '<=', limit), ...when);
}

/** A filled box equals a total. */
export function equals(code: string, box: string, total: Total, ...when: Condition[]): Rule {
	return rule(code, box, compared(box, '=', total), ...when);
}

/** When a total is above zero, the box is needed. */
export function neededAbove(code: string, box: string, total: Total): Rule {
	return always(code, box, present(box), compared(total, '>', '0'));
}

/** A date in the tax year. */
export function inYear(code: string, box: string): Rule {
	return rule(code, box, { is: 'inYear', box });
}

/** A date that is not after another box, an ISO date, the end of the year (`endOfYear`) or today (`today`). */
export function notAfter(code: string, box: string, limit: string, ...when: Condition[]): Rule {
	return rule(code, box, { is: 'notAfter', box, limit }, ...when);
}
