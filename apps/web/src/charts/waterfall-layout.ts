/** The positions of a waterfall's bars: each begins where the one before it ended. */
import { type Pence, pence } from '@halfpenny/facts';

/** A step: an amount added or taken away, or a sum so far. */
export interface WaterfallStep {
	readonly key: string;
	readonly label: string;
	/** What is added (above zero) or taken away (below); for a sum, all of it. */
	readonly amount: Pence;
	readonly isSum?: boolean;
	/** Whether the label says already that it comes back, so that its amount stands without a sign. */
	readonly isBack?: boolean;
}

/** A step with its bar. */
export interface PlacedStep extends WaterfallStep {
	/** Left edge and width as shares of the whole, 0 to 1. */
	readonly from: number;
	readonly width: number;
	readonly direction: 'sum' | 'more' | 'less';
	/** The total so far. */
	readonly soFar: Pence;
	/** The position of zero, as a share of the whole. */
	readonly zero: number;
}

/** Lays the steps out on one scale that holds every sum on the way, zero included. */
export function placeSteps(steps: readonly WaterfallStep[]): readonly PlacedStep[] {
	let running = 0;
	const ends = steps.map(({ amount, isSum }) => {
		const before = isSum ? 0 : running;
		running = isSum ? amount : running + amount;
		return { before, after: running };
	});
	const all = ends.flatMap(({ before, after }) => [before, after]);
	const least = Math.min(0, ...all);
	const span = Math.max(0, ...all) - least || 1;
	return steps.map((step, index) => {
		const { before = 0, after = 0 } = ends[index] ?? {};
		return {
			...step,
			from: (Math.min(before, after) - least) / span,
			width: Math.abs(after - before) / span,
			direction: step.isSum ? 'sum' : step.amount < 0 ? 'less' : 'more',
			soFar: pence(after),
			zero: -least / span,
		};
	});
}
