/** What a printed label means. */
import type { AmountField } from '../reading.ts';
import { type FigurePart, figurePart } from './figure-words.ts';
import { amountPatterns, type DetailLabel, detailPatterns, otherPatterns } from './lexicon.ts';
import { normalise } from './normalise.ts';

/** A label of a text, of one amount, or a part of what tells an amount of pay or tax. */
export type Meaning =
	| {
			readonly kind: 'detail';
			readonly field: DetailLabel;
			/** Just as often a mere heading. */
			readonly weak: boolean;
			/** Says whose only by its section. */
			readonly bare: boolean;
	  }
	| {
			readonly kind: 'amount';
			readonly field: AmountField /** Counts only beside an amount. */;
			readonly rowOnly: boolean;
	  }
	| { readonly kind: 'part'; readonly part: FigurePart }
	/** A label of something that we do not want. */
	| { readonly kind: 'other' };

/** Longer texts are prose. */
const LONGEST = 140;
/** The same texts are asked for again and again while a page is taken apart. */
const known = new Map<string, Meaning | undefined>();
const MOST_KNOWN = 20_000;

/** What the printed text means as a label, all of it; undefined when it is none. */
export function meaningOf(text: string): Meaning | undefined {
	if (text.length > LONGEST) return undefined;
	if (known.has(text)) return known.get(text);
	if (known.size >= MOST_KNOWN) known.clear();
	const meaning = findMeaning(text);
	known.set(text, meaning);
	return meaning;
}

function findMeaning(text: string): Meaning | undefined {
	const forms = [normalise(text), normalise(text.replace(/\([^()]*\)/g, ' '))];
	for (const form of new Set(forms)) {
		const meaning = form === '' ? undefined : meaningOfForm(form);
		if (meaning) return meaning;
	}
	return inTwoLanguages(text);
}

/** "Cyfenw / Surname": a label that stands beside its translation. */
function inTwoLanguages(text: string): Meaning | undefined {
	const sides = text.split(/ [/|] /);
	const meanings = sides.length === 2 ? sides.map((side) => meaningOfForm(normalise(side))) : [];
	const known = meanings.filter((meaning) => meaning !== undefined);
	return known.length === 1 && known[0]?.kind === 'detail' && !known[0].weak ? known[0] : undefined;
}

function meaningOfForm(form: string): Meaning | undefined {
	const detail = detailPatterns.find(({ pattern }) => pattern.test(form));
	if (detail) {
		return { kind: 'detail', field: detail.field, weak: detail.weak ?? false, bare: detail.bare ?? false };
	}
	const amount = amountPatterns.find(({ pattern }) => pattern.test(form));
	if (amount) return { kind: 'amount', field: amount.field, rowOnly: amount.rowOnly ?? false };
	if (otherPatterns.some((pattern) => pattern.test(form))) return { kind: 'other' };
	const part = figurePart(form);
	return part && { kind: 'part', part };
}
