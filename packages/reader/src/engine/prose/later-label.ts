/** A label that starts late in a sentence: "The pay above includes Statutory Maternity Pay of £1", "those above the LEL, up to the PT, £1". */
import type { Part } from '../../definition.ts';
import type { Vocabulary } from '../labels/vocabulary.ts';

/** What a label may follow that says of what the amount is. */
const STARTS = /^(includes?|including|included|took|deducted|forward)$/;
/** What earnings between two limits may follow. */
const STARTS_EARNINGS = /^(your|those)$/;
/** The limits, which no other label names. */
const LIMIT = /\b(lel|lower earnings limit|pt|primary threshold|uel|upper earnings limit)\b/;
/** What is worked out from earnings between limits, and is none. */
const FROM_EARNINGS = /\b(contributions?|due|tax|rate|charged?|owe)\b|%/;
/** Words that end a phrase without saying more. */
const LOOSE_END = /( (of|to|at|was|were|is|are|came|being|totalled|amounted|a|an|total|sum))+$/;

/** What the words since the last amount say from one of their verbs on; undefined where they say nothing. */
export function tellLater(
	since: string,
	vocabulary: Vocabulary,
): { readonly field: string } | { readonly part: Part } | undefined {
	const words = since.toLowerCase().split(' ');
	for (const [index, word] of words.entries()) {
		const [before, label] = [words.slice(0, index).join(' '), words.slice(index + 1).join(' ')];
		const told = STARTS.test(word)
			? toldBy(label, vocabulary)
			: STARTS_EARNINGS.test(word) && LIMIT.test(label) && !FROM_EARNINGS.test(before)
				? toldBy(label, vocabulary)
				: undefined;
		if (told) return told;
	}
	return undefined;
}

/** What the whole phrase says, where it says all. */
function toldBy(phrase: string, { meaningOf }: Vocabulary): ReturnType<typeof tellLater> {
	const meaning = meaningOf(phrase.replace(LOOSE_END, ''));
	if (meaning?.kind === 'amount') return { field: meaning.field };
	const isWhole = meaning?.kind === 'part' && meaning.part.figure && meaning.part.scope;
	return isWhole ? { part: meaning.part } : undefined;
}
