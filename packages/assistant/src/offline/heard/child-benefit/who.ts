/** Whose income is the higher of a couple's, where a text says so. */
import { amountsIn } from '../../../language/amounts.ts';

/** The answers of the question. */
export type Whose = 'mine' | 'partners' | 'alone';

const EARN = '(?:earn|make|get|bring in|bring home|take home)';
const INCOME = '(?:income|salary|wages?|pay|earnings|money|pension)';
const BIGGER = '(?:higher|bigger|larger|greater|more|the most)';
const PARTNER =
	'(?:my )?(?:husband|hubby|wife|missus|partner|girlfriend|boyfriend|fiancee?|other half|spouse)';

const MINE = new RegExp(
	String.raw`\bi (?:\w+ )?${EARN}(?: \w+)? (?:more|the most)\b|\bi out-?earn\b|\bi'?a?m (?:the )?(?:one who (?:earns|makes) more|(?:${BIGGER}|main|top|highest) earner|breadwinner)\b|\b(?:i'm|i am) the breadwinner\b|\b(?:it's|that's|it is) me (?:that|who) (?:earns|makes|gets)(?: the)? (?:more|most)\b|\bmine(?:'s| is| was|s)? (?:the )?${BIGGER}\b|\bmy (?:own )?${INCOME} (?:is|are|was|were|beats?)(?: the| much| a lot)? ?(?:${BIGGER}|his|hers)\b|\b(?:${BIGGER}|highest|top|main) (?:earner|income|salary)(?: of the two)?\W{1,3}(?:is |was |that's )?(?:me|mine)\b|\b(?:he|she|they|${PARTNER}) (?:\w+ )?(?:earns?|makes?|gets?) less\b`,
);
const THEIRS = new RegExp(
	String.raw`\b(?:he|she|they|${PARTNER}) (?:\w+ )?(?:earns?|makes?|gets?|brings in) (?:\w+ )?(?:more|the most)\b|\b(?:\w+) out-?earns me\b|\b(?:his|hers|theirs|her|(?:${PARTNER}|my \w+)'s)(?: ${INCOME})? (?:is|are|was|were|'s)(?: the| much| a lot)? ?${BIGGER}\b|\b(?:his|her|(?:${PARTNER}|\w+)'s) ${INCOME} (?:beats?|tops?|is above|exceeds?) mine\b|\b(?:he|she)(?:'s| is) (?:the )?(?:(?:${BIGGER}|main|highest) earner|breadwinner)\b|\bi ${EARN} less\b`,
);
const ALONE =
	/\b(?:single (?:mum|dad|parent|mother|father)|no partner|not got a partner|haven't (?:got )?a partner|(?:i'm|im|i am|been|being|live|me) on my own|on my own with|by myself with|live alone|(?:i'm|im|i am|i've been|been) single|nobody else at home|(?:i'm|im|i am|been) (?:a |now )?(?:widow(?:ed|er)?|divorced|separated)|lone parent)\b/;

/** Whose income is the higher, by the words or by both amounts; undefined where a text doesn't say. */
export function higherIncomeIn(text: string): Whose | undefined {
	if (ALONE.test(text)) return 'alone';
	const said = [
		...(MINE.test(text) ? ['mine' as const] : []),
		...(THEIRS.test(text) ? ['partners' as const] : []),
	];
	const [only, ...others] = said;
	return others.length === 0 ? (only ?? byAmounts(text)) : undefined;
}

const MY_PAY =
	/\b(?:i'm|i am|im) on (?:about |around )?£?$|\b(?:i (?:earn|make)|my \w+ (?:is|was)|to my|against my|and mine is) (?:about |around )?£?$/;
const THEIR_PAY =
	/\b(?:she|he|they)(?:'s| is|s|'re| are)? (?:on|earns?|makes?) (?:about |around )?£?$|\b(?:(?:my )?(?:wife|husband|partner|hubby|missus)|(?!i\b)[a-z]+) (?:(?:is|'s) on|earns|makes) (?:about |around )?£?$/;

/** Both incomes are told: "she's on 71k to my 48k". */
function byAmounts(text: string): Whose | undefined {
	const [mine, theirs] = [MY_PAY, THEIR_PAY].map((words) =>
		incomesIn(text).filter(({ before }) => words.test(before)),
	);
	const [own, other] = [mine?.[0]?.amount, theirs?.[0]?.amount];
	if (own === undefined || other === undefined || own === other) return undefined;
	return own > other ? 'mine' : 'partners';
}

function incomesIn(text: string) {
	return amountsIn(text).flatMap(({ start, end, inYear }) =>
		inYear === undefined ? [] : [{ start, end, amount: inYear, before: text.slice(0, start) }],
	);
}

/** Where the amounts stand that are anybody's income and no Child Benefit. */
export function incomesAt(text: string): readonly number[] {
	return incomesIn(text)
		.filter(
			({ before }) =>
				MY_PAY.test(before) || THEIR_PAY.test(before) || /\bby (?:about |around )?£?$/.test(before),
		)
		.map(({ start }) => start);
}
