/** Whether words say how much and nothing else. */
import { amountsIn } from '../../language/amounts.ts';

/** An amount with only these other words is income, in a message that says where it is from. */
const BARE =
	/\b(?:says|said|shows?|p11d|statement|letter|certificate|about|around|roughly|approx\w*|circa|call it|say|maybe|probably|perhaps|give or take|somewhere|i'd|cash|mostly|with|altogether|in all|in total|total|all told|or so|ish|for the year|last year|this year|over the year|in the year|a year|per year|before costs|before expenses|before tax|gross|came|come|comes|to|it|was|were|is|up|then|and|so|i|me|they|he|she|have|had|got|get|took|take|brought|pulled|cleared|receive|made|make|pounds?|quid|grand|k|the|of|in|just|only|over|under|nearly|almost|exactly|year)\b|[£\d.,\s!?'-]/g;

/** Whether a text is just an amount. */
export function isBareAmount(text: string): boolean {
	return withDigits(text).replace(BARE, '') === '';
}

/** Amounts in words, rewritten as digits. */
export function withDigits(text: string): string {
	return amountsIn(text).reduceRight(
		(all, { start, end }) => `${all.slice(0, start)}1${all.slice(end)}`,
		text,
	);
}
