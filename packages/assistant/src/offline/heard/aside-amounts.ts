/** Amounts that belong to a story and to no return: what things are worth, what somebody gets an hour, what was once and what will be. */

const AMOUNT = String.raw`£?\b\d[\d,.]*\d?(?:k|m)?\b(?: ?(?:thousand|grand|quid|pounds?|million)\b)?`;
/** Too much for a year's interest. */
const LARGE = String.raw`£?\b\d{2,3}(?:,\d{3}|k|,000| ?thousand| ?grand)\b`;
const BETWEEN = String.raw`[^.;!?\d]{0,25}?`;

const YEAR_BEFORE = String.raw`year before\b(?! (?:any |all |the |my )?(?:tax|costs?|expenses|deductions?|fees?|anything|stoppages)\b)`;

const ASIDES: readonly RegExp[] = [
	// What something is worth, and what was paid for what is worth it.
	new RegExp(
		String.raw`\b(?:list price|sticker price|market value|asking price|purchase price|valued at|(?:is|are|was|be|now|'s) worth(?! of))\b${BETWEEN}${AMOUNT}(?:,? (?:and |but )?(?:we|i) (?:only )?(?:paid|bought it for|gave)${BETWEEN}${AMOUNT})?`,
		'g',
	),
	new RegExp(String.raw`\b(?:bigger|larger|greater) than ${AMOUNT}`, 'g'),
	new RegExp(String.raw`${AMOUNT} (?:new )?list(?: price)?\b`, 'g'),
	new RegExp(String.raw`\b(?:mortgage|loan) (?:balance|outstanding|left|is|was|of)\b${BETWEEN}${LARGE}`, 'g'),
	// What will be, and what was once.
	new RegExp(String.raw`\bnext (?:tax )?year\b(?!,? (?:so|make|set)\b)${BETWEEN}${AMOUNT}`, 'g'),
	new RegExp(String.raw`${AMOUNT}[^.;!?,\d]{0,25}\bnext (?:tax )?year\b`, 'g'),
	new RegExp(
		String.raw`\bused to (?:be (?:on|paid)|get|earn|pay|make|charge|take|bring)\b${BETWEEN}${AMOUNT}`,
		'g',
	),
	new RegExp(
		String.raw`\b(?:hint(?:ed|ing) at|promised|offered|offering|might get|may get|could get|hoping for|in line for)\b${BETWEEN}${AMOUNT}`,
		'g',
	),
	new RegExp(String.raw`\bhad been${BETWEEN}${AMOUNT}`, 'g'),
	new RegExp(String.raw`${AMOUNT}[^.;!?\d]{0,30}\bthe ${YEAR_BEFORE}`, 'g'),
	new RegExp(String.raw`(?:\bthe |^|[.;,]\s*)${YEAR_BEFORE}${BETWEEN}${AMOUNT}`, 'g'),
	// What another year was, beside which this one is set.
	new RegExp(String.raw`\bthan last year\b[^;!\d]{0,40}?${AMOUNT}`, 'g'),
	// What a company of one's own takes is the company's.
	new RegExp(
		String.raw`\b(?:turnover|sales|profits?) (?:of|in|for|through) (?:the|my|our) (?:limited )?(?:company|ltd|firm)\b${BETWEEN}${AMOUNT}`,
		'g',
	),
	new RegExp(
		String.raw`\b(?:company|ltd)(?: itself|'s)? (?:turnover|sales|profits?|turned over|made|took|invoiced)\b${BETWEEN}${AMOUNT}`,
		'g',
	),
	// What somebody else's work brings, and how old anybody is.
	new RegExp(
		String.raw`\b(?:hubby|husband|wife|missus|other half|boyfriend|girlfriend|son|daughter|brother|sister) (?:drives?|drove|works?|worked|teaches|taught|does|did)\b[^.;!?,\d]{0,30}\b(?:for|on|at|earning|and gets)\b${BETWEEN}${AMOUNT}`,
		'g',
	),
	/\b(?:oldest|youngest|eldest|little one|baby|aged?|he's|she's|they're) (?:is |now |are )?\d{1,2}\b(?! ?(?:k|%|quid|pounds?|grand|hundred|thousand|per)|[.,]\d)/g,
];
/** The mortgage on the home in which a lodger lives is no cost of letting, but for its interest. */
const LODGER = /\blodgers?\b|\blives? with (?:me|us)\b|\bown home\b|\b(?:spare|back|box) (?:bed)?room\b/;
const HOME_MORTGAGE = new RegExp(String.raw`\bmortgage\b(?! interest)${BETWEEN}${AMOUNT}`, 'g');
/** What an hour brings, where nobody says how many there were. */
const HOURLY = new RegExp(String.raw`${AMOUNT} ?(?:an|per|a|\/|every|each|the) ?(?:hour|hr|h)\b`, 'g');
const COUNTS_HOURS = /\b\d+(?:\.\d+)? ?(?:hours|hrs)\b/;
/** How large a loan was is no benefit of it. */
const LOAN_SIZE = new RegExp(
	String.raw`\b(?:loans?|borrow\w*|lent)\b${BETWEEN}\b(?:more than|over) ${AMOUNT}`,
	'g',
);
/** What was given is worth what it is worth; a loss may be of an earlier year. */
const KEEPS = /\b(?:loss(?:es)?|gave|given|gift\w*|donat\w+|charit\w+|sold|selling|sale)\b/;
const ANY_AMOUNT = new RegExp(AMOUNT, 'g');

/** A lower-case text without such amounts; the words around them stay. */
export function withoutAsides(text: string): string {
	const bare = (found: string) => found.replace(ANY_AMOUNT, ' ');
	const plain = text.replace(LOAN_SIZE, bare);
	const hourly = COUNTS_HOURS.test(plain) ? plain : plain.replace(HOURLY, bare);
	const home = LODGER.test(text) ? hourly.replace(HOME_MORTGAGE, bare) : hourly;
	return KEEPS.test(text) ? home : ASIDES.reduce((left, form) => left.replace(form, bare), home);
}
