/** Amounts that belong to a story and to no return: what things are worth, what somebody gets an hour, what was once and what will be. */

const AMOUNT = String.raw`£?\b\d[\d,.]*\d?(?:k|m)?\b(?: ?(?:thousand|grand|quid|pounds?|million)\b)?`;
/** Too much for a year's interest. */
const LARGE = String.raw`£?\b\d{2,3}(?:,\d{3}|k|,000| ?thousand| ?grand)\b`;
const BETWEEN = String.raw`[^.;!?\d]{0,25}?`;

const ASIDES: readonly RegExp[] = [
	// What something is worth, and what was paid for what is worth it.
	new RegExp(
		String.raw`\b(?:list price|sticker price|market value|asking price|purchase price|valued at|(?:is|are|was|be|now|'s) worth(?! of))\b${BETWEEN}${AMOUNT}(?:,? (?:and |but )?(?:we|i) (?:only )?(?:paid|bought it for|gave)${BETWEEN}${AMOUNT})?`,
		'g',
	),
	new RegExp(String.raw`\b(?:mortgage|loan) (?:balance|outstanding|left|is|was|of)\b${BETWEEN}${LARGE}`, 'g'),
	// What will be, and what was once.
	new RegExp(String.raw`\bnext (?:tax )?year\b${BETWEEN}${AMOUNT}`, 'g'),
	new RegExp(String.raw`${AMOUNT}[^.;!?,\d]{0,25}\bnext (?:tax )?year\b`, 'g'),
	new RegExp(
		String.raw`\bused to (?:be (?:on|paid)|get|earn|pay|make|charge|take|bring)\b${BETWEEN}${AMOUNT}`,
		'g',
	),
	new RegExp(String.raw`\bhad been${BETWEEN}${AMOUNT}`, 'g'),
];
/** What an hour brings, where nobody says how many there were. */
const HOURLY = new RegExp(String.raw`${AMOUNT} ?(?:an|per|a|\/|every|each|the) ?(?:hour|hr|h)\b`, 'g');
const COUNTS_HOURS = /\b\d+(?:\.\d+)? ?(?:hours|hrs)\b/;
/** What was given is worth what it is worth. */
const GIVES = /\b(?:gave|given|gift\w*|donat\w+|charit\w+|sold|selling|sale)\b/;
const ANY_AMOUNT = new RegExp(AMOUNT, 'g');

/** A lower-case text without such amounts; the words around them stay. */
export function withoutAsides(text: string): string {
	const bare = (found: string) => found.replace(ANY_AMOUNT, ' ');
	const hourly = COUNTS_HOURS.test(text) ? text : text.replace(HOURLY, bare);
	return GIVES.test(text) ? hourly : ASIDES.reduce((left, form) => left.replace(form, bare), hourly);
}
