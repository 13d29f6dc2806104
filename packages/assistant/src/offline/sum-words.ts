/** How people ask for a sum of what was just said: what January takes, so much a month, so many miles. */
import type { BillSum } from '../tools/bill-sum.ts';

const LONGEST = 22;
const JANUARY = /\b(?:jan(?:uary)?|31st|thirty[- ]first)\b/;
const ALTOGETHER =
	/\b(?:al?l ?together|in all|in total|all in|total|all up|comes? out|goes? out|leaves?|hand(?:ing)? over|come up with|find)\b/;
const TO_PAY_ON_ACCOUNT =
	/\bpayments? on account\b|\bon[- ]account (?:ones?|bits?|payments?)\b|\bjan(?:uary)? (?:and|n|&) jul(?:y)?\b|\bjuly (?:one|bit|payment)s?\b/;
const JULY =
	/^\W*(?:and|what about|how about)(?: (?:in|the|for|what|about))* july(?: (?:one|bit|payment|then))*\W*$/;
const HOW_MUCH = /\b(?:what|what's|whats|how much)\b/;
/** Asks for a rule about them, or when. */
const OF_RULE =
	/\b(?:when|why|what for|if|late|miss(?:ed)?|can i|what happens|how do|(?<!\b(?:what|much)(?: extra)? )do i)\b/;
const ON_TOP =
	/^\W*(?:(?:so|and|but|wait|hang on|what|ok)\W+)*(?:(?:is|are) (?:that|it|they|those|these|this)|(?:that|it)(?:'s|s| is)|(?:those|they|these)(?:'re| are)?)(?: all)? (?:on top(?: of (?:it|that|the|my|what)\b.{0,30})?|as well as\b.{0,30}|extra|in addition\b.{0,30})\W*$/;
const PUT_BY =
	/\b(?:put|putting|set|setting|save|saving|stick|sticking|tuck|tucking|squirrel|squirrelling|lay|laying)\b.{0,25}\b(?:by|aside|away|back|up)\b|\bsav(?:e|ing)\b/;
const WHOLE_PERIOD = /\b(?:a|per|each|every) (?<per>week|month)\b|\b(?<ly>week|month)ly\b/;
const WORKED_OUT =
	/^\W*(?:(?:so|and|ok|right|but)\W+)*(?:(?:what|how much)(?:'s|s| is| would| does)? (?:that|it|this|that be|it be|that come to|it come to|is that|is it)(?: work out(?: at)?| come to| be)? |what about )?(?:(?:a|per|each|every) (?:week|month)|weekly|monthly)(?: then| be| come to)?\W*$/;
const LEFT =
	/\b(?:what|what's|whats|how much)\b.{0,25}\b(?:left|leave me|leaves me|take home|keep|pocket|end up with|clear)\b/;
/** Left to do or to tell, or kept for the records. */
const NOT_LEFT = /\b(?:left to|keep (?:for|the|my|a|hold)|receipts?|records?|left out|how long)\b/;
const SHARE =
	/\b(?:what|how many|how much)(?:'s|s| is)?\b.{0,12}\b(?:per ?cent|percentage|%|share|fraction|proportion)(?: (?:of (?:my|the|what|it|everything)\b.{0,25}))?(?: ?(?:is|does|would) (?:that|it|this)(?: come to| be| work out(?: at)?)?)?(?: (?:then|roughly|about))?\W*$|^\W*(?:and |so )?(?:is|as) (?:that|a|what) (?:as a )?percent(?:age)?\W*$/;

/** The sum of a bill that a lower-case text asks for; undefined where it asks for none. */
export function sumIn(text: string, before: BillSum | undefined): BillSum | undefined {
	if (text.split(/\s+/).length > LONGEST) return undefined;
	if (ON_TOP.test(text)) return 'onTop';
	const isNow = !OF_RULE.test(text);
	if (isNow && JANUARY.test(text) && ALTOGETHER.test(text)) return 'january';
	if (JULY.test(text)) return 'onAccount';
	if (isNow && HOW_MUCH.test(text) && TO_PAY_ON_ACCOUNT.test(text)) return 'onAccount';
	const { per, ly } = WHOLE_PERIOD.exec(text)?.groups ?? {};
	const asksPer =
		(HOW_MUCH.test(text) && PUT_BY.test(text)) ||
		(WORKED_OUT.test(text) && (HOW_MUCH.test(text) || before === 'month' || before === 'week'));
	if (asksPer && (per ?? ly) !== undefined) return (per ?? ly) === 'week' ? 'week' : 'month';
	if (LEFT.test(text) && !NOT_LEFT.test(text)) return 'left';
	return SHARE.test(text) ? 'share' : undefined;
}

const MILES =
	/(?<![£\d.,])(?<count>\d{1,3}(?:,\d{3})|\d{1,6}|\d{1,3}(?:\.\d)?k)(?:\s+(?:business|work|job))?\s+miles?\b/g;
const ASKS_SUM =
	/\b(?:come|comes|works? out|worth|how much|what'?s that|what do i (?:get|claim)|what (?:would|does|could|can) (?:that|it|i)|would be)\b|^\W*(?:(?:and|so|ok|what about|how about|if)\W+)*(?:say|for|with|what about|how about|what if|if)\b/;
const OTHER_NUMBER =
	/^\W*(?:(?:sorry|no|wait|oops|actually|i meant|meant|make (?:it|that)|it was|it's|and|or|what about|how about|what if it was|if it was|for|say|i mean)\W+)+(?<count>\d{1,3}(?:,\d{3})|\d{1,6}|\d{1,3}(?:\.\d)?k)(?=\W*(?:$|(?:miles?|not|i|instead|actually|sorry|then|cos|because)\b))/;

/** How many miles a lower-case text asks the sum of, whole, in digits; after a sum of miles, another number is of miles too. */
export function milesAsked(text: string, isAgain: boolean): string | undefined {
	const all = [...text.matchAll(MILES)];
	const named = all.length === 1 && ASKS_SUM.test(text) ? all[0]?.groups?.count : undefined;
	const numbers = text.match(/\d[\d,.]*k?/g) ?? [];
	const again =
		isAgain && numbers.length === 1 && !/[£%]/.test(text)
			? OTHER_NUMBER.exec(text)?.groups?.count
			: undefined;
	const count = named ?? again;
	if (count === undefined) return undefined;
	const whole = count.endsWith('k')
		? Math.round(Number(count.slice(0, -1)) * 1000) // miles, not money
		: Number(count.replace(',', ''));
	return whole > 0 ? String(whole) : undefined;
}

/** The vehicle that a lower-case text names. */
export function vehicleIn(text: string): 'car' | 'motorcycle' | 'bicycle' | undefined {
	if (/\b(?:motor ?(?:bike|cycle)|moped|scooter)s?\b/.test(text)) return 'motorcycle';
	if (/\b(?:bi?cycle|push ?bike|pushbike|bike|cycling|cycled|ebike)\b/.test(text)) return 'bicycle';
	return /\b(?:car|van|pickup|estate)s?\b/.test(text) ? 'car' : undefined;
}
