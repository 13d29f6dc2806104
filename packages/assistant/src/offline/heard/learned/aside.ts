/** Amounts that go on no return: what is owed, what there is in the bank, what a home costs, what is hoped for. */
import type { Guess } from './guess.ts';

/** What examples of such amounts are of, in the place of a section. */
export const NO_SECTION = 'none';
/** How sure what was learned must be, as there are words for everything that a return has. */
const SURE = 0.7;

/** Whether an amount surely goes on no return. */
export function isAside([best]: readonly Guess[]): boolean {
	return best?.section === NO_SECTION && best.probability >= SURE;
}

/** Whether a guess is a question of the return. */
export function isOfReturn({ section }: Guess): boolean {
	return section !== NO_SECTION;
}
