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
