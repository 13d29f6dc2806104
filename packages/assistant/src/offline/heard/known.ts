/** What a return is already about, for words that fit several things. */
import type { About } from './places.ts';

const ABOUT: Readonly<Record<string, About>> = {
	selfEmployment: 'trade',
	ukProperty: 'property',
	employment: 'job',
};

/** The subjects of sections that have an entry, or were asked about. */
export function knownOf(sections: readonly string[]): ReadonlySet<About> {
	return new Set(sections.flatMap((section) => ABOUT[section] ?? []));
}
