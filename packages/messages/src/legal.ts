/** What the three legal pages share. */
import type { Passage } from './public-figures.ts';

/** A legal page: its title, what search engines read, a first sentence, and its passages. */
export interface LegalPage {
	readonly title: string;
	readonly description: string;
	readonly lead: string;
	readonly passages: readonly Passage[];
}

/** The operator, as a sentence names them. */
export function operatorName(name: string | null): string {
	return name ?? 'the person who runs this service';
}
