/** Keeps a small amount from taking the place of what came in all year, where no words say that it is that. */
import { fromPounds } from '@halfpenny/facts';
import type { KnownEntry } from '../../ports.ts';
import type { Statement } from './statement.ts';
import type { Heard } from './statements.ts';

/** What came in, and how people call it. */
const NAMES: Readonly<Record<string, RegExp>> = {
	turnover:
		/\b(?:turn(?:ed|ing)? ?over|turnover|takings|sales|income|earn\w*|invoiced|billed|fees?|fares|trading|in total|altogether|all told|the year|gross\w*|self[- ]employ\w*|freelanc\w*|sole trader|business)\b/,
	rents: /\b(?:rents?|rental|rented|let|letting|tenants?|income|airbnb|in total|altogether|the year)\b/,
};
/** So many times smaller is another amount, and not the same one mended. */
const FEW = 4;

/** What was heard, where such an amount has no place: the person is asked what it was for. */
export function withoutSmall(heard: Heard, entries: readonly KnownEntry[]): Heard {
	const isSmall = ({ section, field, value, adds, words }: Statement) => {
		const own = entries.filter((entry) => entry.section === section);
		const stored = own.length === 1 ? own[0]?.answers[field] : undefined;
		const before = typeof stored === 'string' ? fromPounds(stored) : undefined;
		const now = fromPounds(value);
		return (
			!adds &&
			NAMES[field]?.test(words) === false &&
			now !== undefined &&
			before !== undefined &&
			before > 0 &&
			now * FEW < before // how many times smaller, not money
		);
	};
	const small = heard.statements.filter(isSmall);
	if (small.length === 0) return heard;
	return {
		...heard,
		statements: heard.statements.filter((one) => !small.includes(one)),
		unplaced: [...heard.unplaced, ...small.map(({ value }) => value)],
	};
}

/** What was heard, without what only repeats a figure of the return to which more is added. */
export function withoutRepeated(heard: Heard, entries: readonly KnownEntry[]): Heard {
	const isRepeated = ({ section, value }: Statement) =>
		entries.some((entry) => entry.section === section && Object.values(entry.answers).includes(value));
	const adds = heard.statements.some((one) => one.adds && !isRepeated(one));
	return adds ? { ...heard, statements: heard.statements.filter((one) => !isRepeated(one)) } : heard;
}
