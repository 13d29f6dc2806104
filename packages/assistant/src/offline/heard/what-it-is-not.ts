/** Words that say what an amount is not: denied, after tax, of something there was none of. */

/** An amount that is denied: "not 13,200 but 12,300". */
const DENIED =
	/\b(?:not|isn't|wasn't|aren't|weren't|rather than|instead of)\s+(?:the |just |only )?£?\d[\d,.]*k?(?![\d%])|\b(?:i|we)(?:'d|'ve| had| have)? (?:put|said|wrote|typed|entered|gave)(?: in| down| you)? £?\d[\d,.]*k?(?: in| down)? (?:by mistake|by accident|in error|wrongly)/g;

const PERSON =
	"(?:wife|husband|missus|hubby|other half|partner|spouse|mum|mother|dad|father|son|daughter|brother|sister|friend|girlfriend|boyfriend|flatmate)(?:'s)?";
/** Somebody who is named only to say that it is not theirs: "mine only, not my wife's", "just me, not joint". */
const NOT_THEIRS = new RegExp(
	String.raw`\b(?:not|none of it is|nothing to do with|isn't|aren't|excluding|leaving out|apart from|rather than) (?:shared with |joint with |jointly with |in )?(?:my |the |our )${PERSON}(?: (?:account|name|money|income|share|one)s?)?\b|\bmy ${PERSON} (?:does|do|files?|sorts?|handles?) (?:his|her|their|theirs) (?:own)?(?: (?:return|tax|one))?\b`,
	'g',
);
/** What a total is of, listed beside it: "everything I spent (chair, colour, foils)". */
const ASIDE =
	/\b((?:everything|all|total|costs?|expenses|spent|outgoings|overheads|spending|lot)\b[^().;!?\d]{0,25})\([^()\d]*\)/g;

/** A text without the amounts it denies, the people it says have no part in it, and lists of what a total is of. */
export function withoutDenied(text: string): string {
	return text.replace(DENIED, ' ').replace(NOT_THEIRS, ' ').replace(ASIDE, '$1 ');
}

/** Pay as it reaches the bank. */
export const NET_PAY =
	/\bafter (?:the )?tax\b|\btak(?:e|es|ing) home\b|\btook home\b|\btake[- ]home\b|\bnet (?:pay|wages?|salary|of tax)\b|\b(?:in|into) my (?:hand|bank|account)\b/;

/** What there was none of: "no rent this year". */
export const HAD_NONE =
	/\b(?:no|(?:didn't|don't|haven't|hadn't) (?:get|have|got|had) any) (?:rent|rental|wages|salary|job|business)\b/g;

/** A place of work is not something bought: "at Boots". */
export const EMPLOYER =
	/\b(work(?:ed|ing)? (?:part[- ]time |full[- ]time )?(?:at|for|with)|jobs? (?:at|with)) (?!my ?self)[a-z][a-z&'-]+/g;
