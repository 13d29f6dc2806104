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

/** Says that something comes on top of a figure that is there, and is not in it yet. */
const ON_TOP =
	/\b(?:on top of|adding|needs? adding|in addition to|as well as|not (?:included|counted|in)\b(?: in)?|(?:isn'?t|wasn'?t|aren'?t|weren'?t) (?:included|counted|in)|(?:doesn'?t|didn'?t|don'?t|does not|did not) (?:have|include|count|cover)|left out of|missed off|missing from)\b/;

/** The figure of the return that something comes on top of: "£385, it isn't in the 4,050". */
export function besideIn(text: string, entries: readonly KnownEntry[]): Old | undefined {
	return ON_TOP.test(text) ? oldIn(text, entries) : undefined;
}

/** What was heard, where it comes on top of a figure that is there. */
export function withBeside(heard: Heard, beside: Old | undefined): Heard {
	if (!beside) return heard;
	const { section, field } = beside;
	const [value, ...others] = heard.unplaced;
	const isBare = value !== undefined && others.length === 0 && heard.statements.length === 0;
	const bare = isBare ? [{ section, field, value, also: {}, adds: true, words: '' }] : [];
	const statements = heard.statements.map((one) =>
		one.section === section && one.field === field ? { ...one, adds: true } : one,
	);
	return { ...heard, statements: [...statements, ...bare], unplaced: isBare ? [] : heard.unplaced };
}

/** What was heard, where an amount without a place is what the old figure should be. */
export function withOld(heard: Heard, old: Old | undefined): Heard {
	const [value, ...others] = heard.unplaced;
	if (!old || value === undefined || others.length > 0) return heard;
	const { section, field } = old;
	const statement = { section, field, value, also: {}, adds: false, words: '' };
	return { ...heard, statements: [...heard.statements, statement], unplaced: [] };
}
