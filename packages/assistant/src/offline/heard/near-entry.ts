/** Which of several entries a correction is of that names none: the one whose figure it hardly changes. */
import { fromPounds } from '@halfpenny/facts';
import type { KnownEntry } from '../../ports.ts';
import type { Statement } from './statement.ts';

/** A slip of the pen is no further from the figure than this, and another figure is further. */
const [SLIP, OTHER] = [1.1, 1.5];

/** The entry whose figure is near to the one amount of a correction, where every other one is far from it. */
export function nearEntry(
	entries: readonly KnownEntry[],
	[only, ...others]: readonly Statement[],
): KnownEntry | undefined {
	const now = only && others.length === 0 ? fromPounds(only.value) : undefined;
	if (!only || now === undefined || now <= 0) return undefined;
	const apart = ({ answers }: KnownEntry) => {
		const before = fromPounds(String(answers[only.field] ?? ''));
		return before ? Math.abs(Math.log(now / before)) : Number.POSITIVE_INFINITY; // a ratio, not money
	};
	const [best, next] = entries.toSorted((one, other) => apart(one) - apart(other));
	const isNear = best && apart(best) < Math.log(SLIP) && (!next || apart(next) > Math.log(OTHER));
	return isNear ? best : undefined;
}
