/** What a list of amounts is of. */
import { type Place, places } from './places.ts';

function placeIn(section: string, field: string): Place | undefined {
	return places.find((one) => one.section === section && one.field === field);
}

const LISTS: readonly (readonly [RegExp, Place | undefined])[] = [
	[/\b(?:jobs|employers)\b/, placeIn('employment', 'pay')],
	[/\bpensions\b/, placeIn('pension', 'amount')],
	[/\bdividends\b/, placeIn('dividends', 'amount')],
	[/\binterest\b/, placeIn('bankInterest', 'amount')],
];

/** What the list of a text is of: its words before a colon or a dash. */
export function headerIn(text: string): Place | undefined {
	const head = /^([^:\d]{3,40}?)(?::|\s[-–])\s/.exec(text)?.[1];
	return head === undefined ? undefined : LISTS.find(([words]) => words.test(head))?.[1];
}
