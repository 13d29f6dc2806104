/** What an owner takes out of the business, and what is taken off customers: neither a cost nor the year's turnover. */
import type { LeftOut } from './left-out.ts';
import type { About } from './places.ts';

const AMOUNT = String.raw`£?\d[\d,.]*k?`;
const TAKE =
	'(?:take|takes|taking|took|taken|draw|drawing|drew|drawn|withdraw|withdrew|withdrawn|pull|pulled|transfer|transferred|move|moved|pay|paid|put|send|sent)';
const BUSINESS = String.raw`(?:the|my|our) (?:\w+ )?(?:business|firm|shop|trade|till|takings)(?: (?:bank )?account)?\b`;
/** What stands between an amount and whom it is for: "300 a week out for me". */
const EACH = `(?: (?:quid|pounds|or so|out|home|each|every|a|per|week|month|year|in|cash|this|last|the))*`;
const DRAWS: readonly RegExp[] = [
	new RegExp(String.raw`\b${TAKE}\b[^.;]*\b(?:out of|out from) ${BUSINESS}`),
	new RegExp(
		String.raw`\b${TAKE}\b[^.;]*\bfrom ${BUSINESS}[^.;]*\b(?:to|into|for) (?:me\b|myself|my (?:own|personal|current|private)\b)`,
	),
	new RegExp(
		String.raw`\b(?:take|took|taken|draw|drew|drawn|withdraw|withdrew)\b[^.;]*${AMOUNT}${EACH} (?:for (?:me|myself|my own use|living\w*)|to live on|to live off)\b`,
	),
	/\b(?:take|took|draw|drew|paid|pay|paying|pays) myself\b(?! back)/,
	/\b(?:my|as|in|personal|owner's) drawings\b(?!.*\b(?:sold|selling|commission\w*|clients?)\b)/,
];
/** A director's wage is pay, and a company's money is not its owner's. */
const OF_COMPANY =
	/\b(?:ltd|limited|compan(?:y|ies)|dividends?|director\w*|payroll|paye|salary|wages?|pension)\b/;

const CUSTOMERS = String.raw`(?:the |a |an |one |my |our |some |each |every )?(?:\w+ )?(?:customers?|clients?|regulars?|punters?)\b`;
const OFF = new RegExp(
	String.raw`\b(?:took|take|taken|knock(?:ed)?|lopped|gave|give|given)\b[^.;]*${AMOUNT}[^.;,\d]{0,15}\boff (?:it |the (?:price|bill|job|invoice) )?(?:to |for |of )?${CUSTOMERS}|\b(?:gave|give|given)\b ${CUSTOMERS}[^.;,\d]{0,15}${AMOUNT}[^.;,\d]{0,10}\boff\b`,
);
const DISCOUNTS = /\b(?:knock(?:ed)?|lopped|gave|give|given)\b/;

/** Why an amount of a business is no figure of its return; undefined where it may be one. Money off customers is its turnover while it has none. */
export function takenOut(
	text: string,
	about: ReadonlySet<About>,
	sections: readonly string[],
): LeftOut | undefined {
	if (!about.has('trade')) return undefined;
	if (OFF.test(text) && (DISCOUNTS.test(text) || sections.includes('selfEmployment'))) return 'offCustomers';
	return !OF_COMPANY.test(text) && DRAWS.some((form) => form.test(text)) ? 'drawings' : undefined;
}
