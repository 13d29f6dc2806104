/** Whether words say what an amount is for, or it only falls to what an amount without words is taken for. */
import { knownOf } from './known.ts';
import { hear } from './statements.ts';

/** An amount of which nothing is said. */
const BARE = 'it was £1';

/** Where a figure stands, whatever it is of: "monzo says 9,300". */
const SOURCE = /\b(?:my |the )?(?:number\W+)?[a-z0-9']+ (?:says|shows|reads|reckons)\b/g;

/** Whether a lower-case text about sections of a return says what an amount in it is for: "silly me, 640" does not. */
export function saysWhatFor(said: string, sections: readonly string[]): boolean {
	const text = said.replace(SOURCE, ' ');
	const known = knownOf(sections);
	const bare = [true, false].flatMap((wasSpent) => hear(BARE, known, { wasSpent }).statements);
	const { statements } = hear(text, known, { wasSpent: true });
	const isOther = statements.some(
		(one) => !bare.some(({ section, field }) => section === one.section && field === one.field),
	);
	return isOther || (statements.length > 0 && hear(text, new Set()).statements.length > 0);
}
