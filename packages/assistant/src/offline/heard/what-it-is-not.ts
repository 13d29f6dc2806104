/** Words that say what an amount is not: denied, after tax, of something there was none of. */

import type { Pence } from '@halfpenny/facts';
import { amountsIn } from '../../language/amounts.ts';

/** What stands before an amount that is denied: "not 13,200 but 12,300", "i typed 1,800". */
const DENIED =
	/\b(?:i|we|you)(?:'d|'ve|'re| had| have)? (?:put|said|wrote|typed|entered|gave|told you|got|have|had)(?: in| down| you)? (?:it as |it at |that as |(?:my |the )?[a-z]+ as )?$/;
/** What stands after one that is denied, or makes the words before it denial. */
const WRONGLY =
	/^(?: in| down)? (?:by mistake|by accident|in error|wrongly)\b|^(?:(?!\d)[^.;])*?\b(?:but|and)\b.*?\b(?:is|was|are|were|it's|its|says|adds?(?: up)? to|add up to|should)\b[^.;]*\d|^ (?:is|was) (?:wrong|last year|the year before|for last|from last)\b/;
const NEGATES =
	/\b(?:not|isn'?t|wasn'?t|aren'?t|weren'?t|rather than|instead of)\s+(?:the |just |only |like )?$/;

/** The amount that a lower-case text denies: what it corrects; undefined for none or several. */
export function deniedAmount(text: string): Pence | undefined {
	const [only, ...others] = deniedIn(text);
	const said = only && amountsIn(text).find(({ start }) => start === only[0])?.inYear;
	return others.length === 0 ? said : undefined;
}

/** The places of the amounts that a text denies. */
function deniedIn(text: string): readonly (readonly [start: number, end: number])[] {
	const all = amountsIn(text);
	return all.flatMap(({ start, end }): readonly (readonly [number, number])[] => {
		const [before, after] = [text.slice(0, start).replace(/£\s*$/, ''), text.slice(end)];
		const isDenied =
			NEGATES.test(before) || (DENIED.test(before) && WRONGLY.test(after)) || IS_WRONG.test(after);
		return isDenied && all.length > 1 ? [[start, end]] : [];
	});
}

/** "the 80,000 is wrong", "24,600 was last year". */
const IS_WRONG =
	/^\W*(?:is|was|are) (?:all )?(?:wrong|a mistake|a typo|last year|the (?:year before|wrong year|old one|previous year))\b/;

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

/** By how much something is wrong is no amount of the year: "out by a hundred". */
const OUT_BY =
	/\b(?:out|off) by (?:about |around )?(?:£?\d[\d,.]*k?|an? (?:hundred|thousand|few|couple)\b(?: of)?)(?: quid| pounds?)?/g;

/** Digits that changed places are no amounts: "I'd mixed the 6 and the 8". */
const DIGITS =
	/\b(?:mixed|swapped|muddled|transposed|switched|flipped|got)(?: up| round)? (?:the |my |a )?\d(?:'?s)? (?:and|with|for) (?:the |my |a )?\d(?:'?s)?(?![\d,.]*\d)/g;

/** A text without the amounts it denies, the people it says have no part in it, and lists of what a total is of. */
export function withoutDenied(text: string): string {
	const left = deniedIn(text).reduceRight(
		(all, [start, end]) => `${all.slice(0, start)} ${all.slice(end)}`,
		text,
	);
	return left.replace(NOT_THEIRS, ' ').replace(ASIDE, '$1 ').replace(OUT_BY, ' ').replace(DIGITS, ' ');
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

/** Says that what was told or typed is not right. */
export const MISTAKEN =
	/\b(?:wrong|out by|(?:figure|amount|number|total|one)(?:'s| is| was) (?:out|off)|mistakes?|mistaken|mis-?(?:typed|read|heard|counted|added|keyed)|typo|incorrect|back to front|backwards|over-?stated|under-?stated|muddled|mixed up|(?:counted|added|put|entered) (?:\w+ ){0,3}twice|(?:counted|entered) (?:\w+ ){0,3}two times|swapped|transposed|turns out|make (?:that|it)|should (?:be|have been|say|read)|supposed to be|the right (?:one|figure|amount)|is right\b|not right)\b/;
