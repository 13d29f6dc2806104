/** HMRC's cross-checks as data: a condition that must hold if others do. Amounts are written with box numbers. */
import type { FormName } from '../box.ts';

/**
 * A sum such as `FSE15 + FSE16 - FSE31`, `45%INC9 + 1` or `@class2`: box numbers (empty counts as 0), pounds, and `@`
 * names of yearly limits. `BOX*` is the box on all pages of its form.
 */
export type Total = string;

/** How to compare two totals. */
export type Comparison = '=' | '<=' | '<' | '>' | '>=' | '<>';

/** A condition. */
export type Condition =
	/** At least one of the boxes is filled in. */
	| { readonly is: 'present'; readonly boxes: readonly string[] }
	/** None of the boxes is filled in. */
	| { readonly is: 'absent'; readonly boxes: readonly string[] }
	/** A box has a given word, such as `yes`. */
	| { readonly is: 'saying'; readonly box: string; readonly word: string }
	| { readonly is: 'compared'; readonly left: Total; readonly by: Comparison; readonly right: Total }
	/** A date is in the tax year. */
	| { readonly is: 'inYear'; readonly box: string }
	/** A date is not after another: a box, an ISO date, the end of the tax year (`endOfYear`), or `today`. */
	| { readonly is: 'notAfter'; readonly box: string; readonly limit: string }
	/** A form has more than this many pages. */
	| { readonly is: 'pages'; readonly form: FormName; readonly moreThan: number }
	/** A UTR whose first digit checks the other nine. */
	| { readonly is: 'utr'; readonly box: string }
	/** Not the same digit ten times. */
	| { readonly is: 'severalDigits'; readonly box: string }
	/** No page has a negative amount there. */
	| { readonly is: 'noneNegative'; readonly box: string }
	/** At most this many of the boxes, on all pages together. */
	| { readonly is: 'few'; readonly boxes: readonly string[]; readonly most: number }
	/** Born at least this many years before the tax year began. */
	| { readonly is: 'aged'; readonly box: string; readonly years: number }
	/** Turnover below HMRC's limit for short pages, or above another limit, in proportion to the trading days in the year. */
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
	/** HMRC's number. */
	readonly code: string;
	/** The box to look at when it fails. */
	readonly box: string;
	/** All must hold for the rule to apply. */
	readonly when: readonly Condition[];
	readonly must: Condition;
	/** The years that have it; all when absent. */
	readonly years?: readonly string[];
}

/** The cross-checks of one form, run on each of its pages; on the whole return when there is no form. */
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

/** A filled box needs another one (any of the others). */
export function needs(code: string, box: string, ...others: string[]): Rule {
	return rule(code, box, present(...others));
}

/** When one of the boxes is filled in, the box is needed. */
export function neededBy(code: string, box: string, ...others: string[]): Rule {
	return always(code, box, present(box), present(...others));
}

/** A filled box is at most a total. */
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

/** A date not after another box, an ISO date, the end of the year (`endOfYear`) or today (`today`). */
export function notAfter(code: string, box: string, limit: string, ...when: Condition[]): Rule {
	return rule(code, box, { is: 'notAfter', box, limit }, ...when);
}
