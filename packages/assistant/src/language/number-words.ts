/** Numbers written as words: "twelve hundred", "thirty-eight thousand four hundred and fifty". */

const SMALL =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
	hundred: 100,
	thousand: 1000,
	grand: 1000,
	k: 1000,
	million: 1_000_000,
};

const WORD = [...SMALL, ...TENS, ...Object.keys(SCALES)].join('|');

/** What matches a number below a hundred in words. */
export const BELOW_HUNDRED = String.raw`(?:${TENS.join('|')})(?:[\s-](?:${SMALL.slice(1, 10).join('|')}))?|(?:${SMALL.join('|')})`;

/** Matches a run of such words in lower-case text, with "and" and hyphens between them, and "a" before a scale. */
export const NUMBER_WORDS = new RegExp(
	String.raw`\b(?:(?:a|an)\s+(?=hundred|thousand|grand|million))?(?:${WORD})(?:(?:\s+and\s+|[\s-]+)(?:${WORD}))*\b`,
	'g',
);

/** The number a run of words means; undefined where it is uncertain. */
export function numberOfWords(run: string): number | undefined {
	const words = run.split(/[\s-]+/).filter((word) => !['and', 'a', 'an'].includes(word));
	const hundreds = spokenHundreds(words);
	if (hundreds !== undefined) return hundreds;
	let [total, part, isOpen] = [0, 0, false];
	for (const word of words) {
		const scale = SCALES[word];
		const small = wordValue(word);
		if (small !== undefined) {
			// "two three" is not a number.
			if (isOpen && !(part % 100 >= 20 && small < 10 && part % 10 === 0) && part % 100 !== 0)
				return undefined;
			part += small;
			isOpen = true;
		} else if (scale === 100)
			part = (part || 1) * 100; // counts, not money
		else if (scale !== undefined) {
			total += (part || 1) * scale;
			part = 0;
			isOpen = false;
		}
	}
	return total + part;
}

function wordValue(word: string): number | undefined {
	const small = SMALL.indexOf(word);
	if (small >= 0) return small;
	const ten = TENS.indexOf(word);
	return ten >= 0 ? (ten + 2) * 10 : undefined;
}

/** Whether a run of words can only be an amount or a large count. */
export function saysScale(run: string): boolean {
	return /hundred|thousand|grand|million|\bk\b/.test(run);
}

const LEAST_TENS = 10;
const CENTURIES: readonly number[] = [19, 20];

/** Whether a run of words is an amount by being joined: "nine-ninety". Apart, such words may be a time of day. */
export function isSpokenHundreds(run: string): boolean {
	return /^[a-z]+-[a-z]+$/.test(run) && spokenHundreds(run.split('-')) !== undefined;
}

/** Whether a run of words is hundreds spoken apart: "eight fifty", which is an amount only where more says so. */
function isSpokenApart(run: string): boolean {
	return spokenHundreds(run.split(/[\s-]+/)) !== undefined;
}

/** Says an amount before the number: "came to", "costs were", "no,". */
const SAYS_AMOUNT =
	/\b(?:came to|comes to|come to|cost|costs|costing|was|were|is|are|it's|made|make|took|take|turned over|turnover|about|around|roughly|earned|earn|spent|paid|no|not|actually|meant|but|say|only|nearly|like|got|of|for|in|on)\W*$/;
/** Says what it cost or brought, for the shortest: "costs were three two". */
const SURELY_AMOUNT =
	/\b(?:came to|comes to|(?:costs?|expenses|turnover|takings|sales)(?: (?:was|were|is|are|of))?|turned over|took|spent|earned)(?: (?:about|around|roughly|only|just))*\s*$/;
const ENDS =
	/^\s*(?:$|[.,;!?]|(?:in|on|from|for|and|but|last|this|all|net|gross|before|after|quid|so|then|instead|actually|really|sorry)\b)/;

/** Thousands as they are spoken, with the hundreds after them: "twelve five", "twenty-two six"; undefined for another number. */
export function spokenThousands(run: string, before: string, after: string): number | undefined {
	const values = run.split(/[\s-]+/).map(wordValue);
	const hundreds = values.at(-1);
	const [one, other = 0, ...more] = values.slice(0, -1);
	const isWhole = !values.includes(undefined) && one !== undefined && more.length === 0 && one > 0;
	if (!isWhole || hundreds === undefined || hundreds === 0 || hundreds >= LEAST_TENS) return undefined;
	const isTens = one >= 20 && one % LEAST_TENS === 0;
	// "Twenty five" is a number by itself, and "two thirteen" is none.
	if (other === 0 ? isTens : !isTens || other >= LEAST_TENS) return undefined;
	const isSaid = (one < LEAST_TENS ? SURELY_AMOUNT : SAYS_AMOUNT).test(before) && ENDS.test(after);
	return isSaid ? (one + other) * 1000 + hundreds * 100 : undefined; // counts, not money
}

/** What makes "eight fifty" an amount and no time of day. */
const COMES_EACH =
	/^\s*(?:\/|a\b|per\b|each\b|every\b)?\s*(?:months?\b|week\b|year\b|quarter\b|pcm\b|p\.?w\b|monthly\b|weekly\b)/;
const RENT_IS = /\brent (?:is|was|of|at)(?: about| around)?\s*$/;

/** Whether hundreds that are spoken apart are an amount by the words on their two sides. */
export function isAmountApart(run: string, before: string, after: string): boolean {
	return isSpokenApart(run) && (COMES_EACH.test(after) || RENT_IS.test(before));
}

/** Hundreds as they are spoken: "nine-ninety", "twenty-one fifty"; "nineteen ninety" is a year. */
function spokenHundreds(words: readonly string[]): number | undefined {
	const values = words.map(wordValue);
	const last = values.at(-1) ?? 0;
	const isUnit = last < LEAST_TENS && (values.at(-2) ?? 0) >= 20;
	const tens = isUnit ? (values.at(-2) ?? 0) + last : last;
	const before = values.slice(0, isUnit ? -2 : -1);
	const [one, other = 0, ...more] = before;
	if (values.includes(undefined) || one === undefined || more.length > 0 || tens < LEAST_TENS)
		return undefined;
	if (other !== 0 && (one < 20 || one % LEAST_TENS !== 0 || other >= LEAST_TENS)) return undefined;
	const whole = one + other;
	return one === 0 || CENTURIES.includes(whole) ? undefined : whole * 100 + tens; // counts, not money
}
