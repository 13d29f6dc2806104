/** Amounts that go on no return: what is owed, what there is in the bank, what a home costs, what is hoped for. */
import type { Guess } from './guess.ts';

/** What examples of such amounts are of, in the place of a section. */
export const NO_SECTION = 'none';
/** How sure what was learned must be; surer where the return has a business or a let, of which much has the same words. */
const SURE = 0.7;
const SURER = 0.93;
const HAS_COSTS: readonly string[] = ['selfEmployment', 'ukProperty'];

/** Whether an amount surely goes on no return that has these sections. */
export function isAside([best]: readonly Guess[], sections: readonly string[]): boolean {
	const least = sections.some((one) => HAS_COSTS.includes(one)) ? SURER : SURE;
	return best?.section === NO_SECTION && best.probability >= least;
}

/** Whether a guess is a question of the return. */
export function isOfReturn({ section }: Guess): boolean {
	return section !== NO_SECTION;
}
