/** What is left of a figure on the return where a part of it does not belong: "750 of the 1,800 repairs was a shed, take it out". */
import { fromPounds, type Pence, pence, sum, toPounds, ZERO } from '@halfpenny/facts';
import { amountsIn } from '../../language/amounts.ts';
import type { KnownEntry } from '../../ports.ts';
import { oldIn } from './old-figure.ts';

/** The figure of an entry as it should be. */
interface Left {
	readonly section: string;
	readonly field: string;
	/** The entry it is in. */
	readonly id: string;
	/** Decimal pounds. */
	readonly value: string;
}

/** Says that an amount is part of another. */
const OF_IT = /\bof (?:the|that|those|these|them|this|it|my)\b/;
/** Says what stays, and not what goes. */
const STAYS = /\b(?:only|just) (?:about |around )?£?\d/;
const TAKES_OUT =
	/\b(?:take|leave|remove|knock|drop|strip|cut)\b[^.;,]{0,20}\b(?:out|off|away)\b|\b(?:shouldn't|should not|isn't|wasn't|weren't|aren't|doesn't|does not|not)\b[^.;,]{0,20}\b(?:there|count|belong|in|let|business|work|allowed|mine)\b|\bremove\b/;

/** What a lower-case text leaves of a figure that it repeats; undefined where it takes no part of one out. */
export function partOffIn(text: string, entries: readonly KnownEntry[]): Left | undefined {
	const old = OF_IT.test(text) && !STAYS.test(text) ? oldIn(text, entries) : undefined;
	if (!old) return undefined;
	const { section, field, id, rest } = old;
	const whole = fromPounds(old.value) ?? ZERO;
	const said = amountsIn(rest).flatMap(({ inYear }) => inYear ?? []);
	const value = leftOf(whole, said, TAKES_OUT.test(text));
	return value === undefined ? undefined : { section, field, id, value: toPounds(value) };
}

/** The part that stays: the last of two that make the whole, or the whole without the only one. */
function leftOf(
	whole: Pence,
	[part, left, ...others]: readonly Pence[],
	takesOut: boolean,
): Pence | undefined {
	if (part === undefined || part >= whole || others.length > 0) return undefined;
	const stays = sum([whole, pence(-part)]);
	if (left === undefined) return takesOut ? stays : undefined;
	return left === stays ? left : undefined;
}
