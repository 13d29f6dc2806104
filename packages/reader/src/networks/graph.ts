/** The steps of a network, to be looked up and exchanged. */
import { constant, type Step, sizeOf, type Weights, weightsOf } from './onnx.ts';

/** Steps in their order, with what they use. */
export interface Graph {
	/** All of them now, first to last. */
	readonly steps: () => readonly Step[];
	/** What gives a number its value. */
	readonly source: (name: string | undefined) => Step | undefined;
	/** What uses a number; nothing where the network itself gives it. */
	readonly users: (name: string | undefined) => readonly Step[];
	/** The numbers under a name that come with the network. */
	readonly weights: (name: string | undefined) => Weights | undefined;
	/** The one number under a name that comes with the network. */
	readonly scalar: (name: string | undefined) => number | undefined;
	/** Puts numbers into the network; gives their name. */
	readonly add: (weights: Weights) => string;
	/** Puts steps in the place of the last of some. */
	readonly exchange: (old: readonly Step[], fresh: readonly Step[]) => void;
}

/** The graph of a network's steps. */
export function graphOf(given: readonly Step[]): Graph {
	let steps = [...given];
	let added = 0;
	const source: Graph['source'] = (name) => steps.find(({ output }) => output.some((each) => each === name));
	const weights: Graph['weights'] = (name) => {
		const from = source(name);
		return from?.opType === 'Constant' ? weightsOf(from) : undefined;
	};
	return {
		steps: () => steps,
		source,
		weights,
		users: (name) => steps.filter(({ input }) => input.some((each) => each === name)),
		scalar: (name) => {
			const from = source(name);
			return from?.opType === 'Constant' && sizeOf(from) === 1 ? weightsOf(from)?.values[0] : undefined;
		},
		add: (numbers) => {
			added += 1;
			const name = `made.${added}`;
			steps = [constant(name, numbers), ...steps];
			return name;
		},
		exchange: (old, fresh) => {
			const last = steps.findLastIndex((step) => old.includes(step));
			steps = steps.flatMap((step, index) => {
				if (index === last) return fresh;
				return old.includes(step) ? [] : [step];
			});
		},
	};
}

/** The steps without numbers that nothing uses any more. */
export function usedSteps(steps: readonly Step[]): Step[] {
	const used = new Set(steps.flatMap(({ input }) => input));
	return steps.filter(({ opType, output }) => opType !== 'Constant' || output.some((name) => used.has(name)));
}
