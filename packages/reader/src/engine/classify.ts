/** Tells which kind of document a page is. */
import type { DocumentDefinition } from '../definition.ts';
import type { PageText } from '../page.ts';
import { normalise } from './labels/normalise.ts';
import { respelt } from './labels/respell.ts';

/** What speaks for a kind of document, or with a negative weight against it. */
export interface Sign {
	readonly pattern: RegExp;
	readonly weight: number;
}

/** The weight of the signs that are in the text. */
export function weigh(text: string, signs: readonly Sign[]): number {
	return signs.reduce((total, { pattern, weight }) => total + (pattern.test(text) ? weight : 0), 0);
}

/** The definition that the page fits best; undefined when it fits none. */
export function classify(
	page: PageText,
	definitions: readonly DocumentDefinition[],
): DocumentDefinition | undefined {
	const seen = isRecognised(page) ? { ...page, text: `${page.text}\n${mendedText(page)}` } : page;
	const scores = definitions.map((definition) => ({ definition, score: definition.classify(seen) }));
	const [best] = scores.filter(({ score }) => score >= 1).sort((one, other) => other.score - one.score);
	return best?.definition;
}

function isRecognised({ words }: PageText): boolean {
	return words.some(({ sureness }) => sureness !== undefined);
}

/** The lines whose spaces or letters were not all seen, as labels would say them. */
function mendedText({ segments }: PageText): string {
	const lines = segments.map(({ text }) => normalise(text));
	return lines
		.map((line) => respelt(line))
		.filter((line, index) => line !== lines[index])
		.join('\n');
}
