/** The positions of a waterfall's bars: each starts where the previous one ended. */
import { type Pence, pence } from '@halfpenny/facts';

/** A step: an amount added or taken away, or a subtotal. */
export interface WaterfallStep {
	readonly key: string;
	readonly label: string;
	/** Added if positive, taken away if negative; for a subtotal, its value. */
	readonly amount: Pence;
	readonly isSum?: boolean;
	/** Whether the label already says that money comes back, so that the amount needs no sign. */
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

/** Returns the steps on one scale that fits every subtotal and zero. */
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
