/** Words for every week or month of a year, after an amount. */

/** Every week there was. */
export const ALL_YEAR =
	/^[^.;!?\d]{0,48}\b(?:all year(?: round)?|all through (?:the )?ye?a?r|right through (?:the )?ye?a?r|(?:the|for the|all the) (?:whole|full|entire) (?:year|twelve months)|(?:the )?(?:full |whole |all )?(?:twelve|12) months|every single (?:week|month|one)|year[- ]round|throughout(?: the ye?a?r)?|all (?:52|fifty[- ]two) weeks?)\b|^\W{0,3}(?:all |for |x )?(?:52|fifty[- ]two) weeks?\b/;

/** What comes every four weeks comes thirteen times in a year. */
const FOUR_WEEKLY = /^[^.;!?\d,]{0,24}\b(?:every (?:four|4) weeks|(?:four|4)[- ]weekly)\b/;
/** The same before the amount: "every 4 weeks, 705.80". */
const FOUR_WEEKLY_BEFORE = /\b(?:every (?:four|4) weeks|(?:four|4)[- ]weekly)\b[^.;!?\d]{0,24}(?:£\s?)?$/;
/** What comes every three months, and every two weeks. */
const QUARTERLY =
	/^\s*(?:(?:\/|a\b|per\b|each\b|every\b)\s*quarter\b(?! of\b)|quarterly\b(?! (?:updates?|returns?)\b)|every (?:three|3) months\b)/;
const FORTNIGHTLY =
	/^\s*(?:(?:\/|a\b|per\b|each\b|every\b)\s*fortnight\b|fortnightly\b|every (?:two|2|other) weeks?\b)/;
const [QUARTERS, FORTNIGHTS] = [4, 26];

/** What comes neither by the week nor by the month: how often it comes in a year, if that is certain. */
export function otherPeriod(
	before: string,
	after: string,
): { readonly times: number | undefined } | undefined {
	if (FOUR_WEEKLY.test(after) || FOUR_WEEKLY_BEFORE.test(before)) return { times: FOURS_IN_YEAR };
	if (QUARTERLY.test(after)) return { times: QUARTERS };
	const found = FORTNIGHTLY.exec(after)?.[0];
	if (found === undefined) return undefined;
	return { times: ALL_YEAR.test(after.slice(found.length)) ? FORTNIGHTS : undefined };
}

/** How often that is. */
const FOURS_IN_YEAR = 13;
