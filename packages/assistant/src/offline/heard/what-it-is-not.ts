/** Words that say what an amount is not: denied, after tax, of something there was none of. */

/** An amount that is denied: "not 13,200 but 12,300". */
const DENIED =
	/\b(?:not|isn't|wasn't|aren't|weren't|rather than|instead of)\s+(?:the |just |only )?£?\d[\d,.]*k?(?![\d%])/g;

/** A text without the amounts it denies. */
export function withoutDenied(text: string): string {
	return text.replace(DENIED, ' ');
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
