/**
 * Gives each label its value: the cheapest pair first, no text to two labels, and nothing where the choice stays
 * uncertain.
 */
import type { Segment } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Candidate } from '../values/candidates.ts';
import type { Kind } from '../values/kinds.ts';
import type { Direction } from './relation.ts';

/** A label and its value. */
export interface DetailFound {
	readonly field: string;
	readonly kind: Kind;
	readonly label: Label;
	readonly candidate: Candidate;
	readonly confidence: number;
	/** Where the value is, relative to its label. */
	readonly direction: Direction;
}

/** A label with a text that could be its value. */
export interface Pair extends Omit<DetailFound, 'confidence'> {
	readonly cost: number;
	/** Whether another text runs into it: then either may be cut. */
	readonly isCrowded: boolean;
}

/** If two values cost nearly the same, it is uncertain which one is meant. */
const CLEAR_MARGIN = 0.25;

/** The labels with their values and how sure each is. */
export function assign(pairs: readonly Pair[]): DetailFound[] {
	const found: DetailFound[] = [];
	const used = new Set<Segment>();
	const done = new Set<Label>();
	for (const pair of [...pairs].sort((one, other) => one.cost - other.cost)) {
		if (done.has(pair.label) || pair.candidate.segments.some((segment) => used.has(segment))) continue;
		done.add(pair.label);
		for (const segment of pair.candidate.segments) used.add(segment);
		const rivals = pairs.filter((other) => other.label === pair.label && other.candidate !== pair.candidate);
		found.push({ ...pair, confidence: pair.isCrowded ? 0.5 : confidenceOf(pair, rivals, pairs) });
	}
	return found;
}

function confidenceOf(pair: Pair, rivals: readonly Pair[], pairs: readonly Pair[]): number {
	const open = rivals.filter((rival) => {
		const owner = pairs.filter((other) =>
			other.candidate.segments.some((piece) => rival.candidate.segments.includes(piece)),
		);
		return rival.cost - pair.cost < CLEAR_MARGIN && !owner.some((other) => other.cost < rival.cost);
	});
	if (open.some(({ candidate }) => candidate.value !== pair.candidate.value)) return 0.5;
	return pair.kind.isTelling ? 0.99 : Math.max(0.9, 0.98 - pair.cost * 0.03);
}
