/** What a return is about already, for words that fit several things. */
import type { About } from './places.ts';

const ABOUT: Readonly<Record<string, About>> = {
	selfEmployment: 'trade',
	ukProperty: 'property',
	employment: 'job',
};

/** What sections with an entry, or asked about, are about. */
export function knownOf(sections: readonly string[]): ReadonlySet<About> {
	return new Set(sections.flatMap((section) => ABOUT[section] ?? []));
}
