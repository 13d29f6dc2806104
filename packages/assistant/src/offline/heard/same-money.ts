/** Several amounts of the same money: by the month and for the year, named again, or the part of a pension that is taxed. */
import { fromPounds, ZERO } from '@halfpenny/facts';
import type { Found } from './find-place.ts';

/** So many times in a year, where the words say how often. */
const OFTEN: readonly (readonly [RegExp, number])[] = [
	[/\b(?:that'?s |its |it'?s )?(?:monthly|(?:a|per|each|every) month|pcm)\b/, 12],
	[/\b(?:that'?s |its |it'?s )?(?:weekly|(?:a|per|each|every) week)\b/, 52],
	[/\b(?:quarterly|(?:a|per|each|every) quarter)\b/, 4],
];
/** Names an amount told before, to say more of it. */
const NAMES_AGAIN =
	/^\W*(?:the|that|this|those)\b.*\b(?:is|was|are|were)\b.*\b(?:only|just|already|all for|part|included?|of the)\b/;
const TAX_FREE = /\btax[- ]free\b|\bnot taxed\b|\buntaxed\b/;

/** The amounts found, each money once. */
export function eachOnce(found: readonly Found[], text: string): readonly Found[] {
	const once = withoutAgain(withoutRates(found, text));
	return TAX_FREE.test(text) ? withTaxedPart(once) : once;
}

/** Without what comes so often, where another amount is exactly what it comes to in the year. */
function withoutRates(found: readonly Found[], text: string): readonly Found[] {
	const times = OFTEN.flatMap(([words, count]) => (words.test(text) ? [count] : []));
	if (times.length === 0) return found;
	const all = found.map(penceIn);
	return found.filter((one, at) => {
		const value = all[at] ?? 0;
		const year = all.findIndex((other) => value > 0 && times.some((count) => other === value * count));
		const whole = found[year];
		return whole === undefined || !isSamePlace(one, whole);
	});
}

/** Without what only names an amount again: "the phone 195 is for work alone". */
function withoutAgain(found: readonly Found[]): readonly Found[] {
	return found.filter(
		(one, at) =>
			one.kind !== 'statement' ||
			!NAMES_AGAIN.test(one.statement.words) ||
			!found.slice(0, at).some((other) => isSamePlace(one, other) && penceIn(other) === penceIn(one)),
	);
}

/** A pension of which one part is free of tax: the other part is what is told, with the tax that follows. */
function withTaxedPart(found: readonly Found[]): readonly Found[] {
	const at = found.findIndex(
		(one) =>
			one.kind === 'statement' && one.statement.section === 'pension' && one.statement.field === 'amount',
	);
	const [whole, free, taxed] = found.slice(at);
	if (at === -1 || whole?.kind !== 'statement' || !free || !taxed) return found;
	if (penceIn(free) + penceIn(taxed) !== penceIn(whole)) return found;
	const value =
		taxed.kind === 'statement' ? taxed.statement.value : taxed.kind === 'unplaced' ? taxed.value : '';
	const [head, after] = [found.slice(0, at), found.slice(at + TOGETHER)];
	const rest = after.map((one) =>
		one.kind === 'statement' &&
		one.statement.section === 'employment' &&
		one.statement.field === 'taxDeducted'
			? { ...one, statement: { ...one.statement, section: 'pension' } }
			: one,
	);
	return [...head, { kind: 'statement', statement: { ...whole.statement, value } }, ...rest];
}

/** The whole and its two parts. */
const TOGETHER = 3;

function isSamePlace(one: Found, other: Found): boolean {
	if (one.kind === 'unplaced' || other.kind !== 'statement') return one.kind === 'unplaced';
	return (
		one.kind === 'statement' &&
		one.statement.section === other.statement.section &&
		one.statement.field === other.statement.field
	);
}

function penceIn(one: Found): number {
	if (one.kind === 'statement') return fromPounds(one.statement.value) ?? ZERO;
	return one.kind === 'unplaced' ? (fromPounds(one.value) ?? ZERO) : 0;
}
