/** Tells which kind of document a page is. */
import type { DocumentDefinition } from '../definition.ts';
import type { PageText } from '../page.ts';

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
	const scores = definitions.map((definition) => ({ definition, score: definition.classify(page) }));
	const [best] = scores.filter(({ score }) => score >= 1).sort((one, other) => other.score - one.score);
	return best?.definition;
}
