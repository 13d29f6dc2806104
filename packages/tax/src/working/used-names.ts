/** Which figures of the year terms name, and what they are in one calculation. */
import type { TermParts } from './arithmetic.ts';
import { isLookedUp, type LookedUpName, type Used } from './used.ts';

const NOTHING: readonly never[] = [];

/** The figures of the year by name that play a part. */
export function lookUp(
	names: readonly LookedUpName[],
	look: (name: LookedUpName) => Used | undefined,
): readonly Used[] {
	if (names.length === 0) return NOTHING;
	const used: Used[] = [];
	for (const name of names) {
		const one = look(name);
		if (one !== undefined) used.push(one);
	}
	return used;
}

/** The names of the figures of the year among terms. */
export function usedNames(terms: readonly TermParts[]): readonly LookedUpName[] {
	return terms.flatMap(({ used }) => (used !== undefined && isLookedUp(used) ? [used] : []));
}
