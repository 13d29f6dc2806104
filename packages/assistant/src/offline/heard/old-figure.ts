/** A correction that repeats the figure on the return before it gives the right one. */
import { toPounds } from '@halfpenny/facts';
import { amountsIn } from '../../language/amounts.ts';
import type { KnownEntry } from '../../ports.ts';
import type { Heard } from './statements.ts';

/** Where the return has a figure that a correction repeats, and the text without it. */
interface Old {
	readonly section: string;
	readonly field: string;
	/** The entry it is in, and the figure as decimal pounds. */
	readonly id: string;
	readonly value: string;
	readonly rest: string;
}

/** The figure of the return that a correction repeats before it gives the right one: "my tax is down as 19,432, it's 19,342". */
export function oldIn(text: string, entries: readonly KnownEntry[]): Old | undefined {
	const amounts = amountsIn(text);
	if (amounts.length < 2) return undefined;
	const found = amounts.flatMap(({ start, end, inYear }) => {
		const value = inYear === undefined ? undefined : toPounds(inYear);
		return entries.flatMap(({ id, section, answers }) =>
			Object.entries(answers).flatMap(([field, answer]) =>
				value !== undefined && answer === value
					? [{ section, field, id, value, rest: `${text.slice(0, start)} ${text.slice(end)}` }]
					: [],
			),
		);
	});
	return found.length === 1 ? found[0] : undefined;
}

/** What was heard, where an amount without a place is what the old figure should be. */
export function withOld(heard: Heard, old: Old | undefined): Heard {
	const [value, ...others] = heard.unplaced;
	if (!old || value === undefined || others.length > 0) return heard;
	const { section, field } = old;
	const statement = { section, field, value, also: {}, adds: false, words: '' };
	return { ...heard, statements: [...heard.statements, statement], unplaced: [] };
}
