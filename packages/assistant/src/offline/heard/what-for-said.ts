/** Whether words say what an amount is for, or it only falls to what an amount without words is taken for. */
import { knownOf } from './known.ts';
import { hear } from './statements.ts';

/** An amount of which nothing is said. */
const BARE = 'it was £1';

/** Whether a lower-case text about sections of a return says what an amount in it is for: "silly me, 640" does not. */
export function saysWhatFor(text: string, sections: readonly string[]): boolean {
	const known = knownOf(sections);
	const bare = [true, false].flatMap((wasSpent) => hear(BARE, known, { wasSpent }).statements);
	const { statements } = hear(text, known, { wasSpent: true });
	const isOther = statements.some(
		(one) => !bare.some(({ section, field }) => section === one.section && field === one.field),
	);
	return isOther || (statements.length > 0 && hear(text, new Set()).statements.length > 0);
}
