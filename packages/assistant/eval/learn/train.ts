/** Trains a linear classifier: the same examples give the same weights, because nothing in the training is random. */
import { BIAS, type Features, type Weights } from '../../src/offline/linear.ts';

/** An example: its features, and what it is. */
export interface Example {
	readonly features: Features;
	readonly label: string;
}

const PASSES = 8;
const STEP = 0.5;
/** Rare labels count for more: by this power of their share, at most so many times. */
const BALANCE = 0.6;
const USUAL_COUNT = 300;
const MOST_WEIGHT = 3;
/** A feature of fewer examples is chance. */
const LEAST_EXAMPLES = 2;
/** An example recognised so surely is left out of the next passes. */
const SURE = 0.97;
const RESTS = 3;
/** Where a weight begins to slow down, and what is too little to move it. */
const FIRST_MOVED = 0.01;
const LEAST_SLOPE = 0.001;
/** Weights are written in steps of 1/20, and left out below 13 steps, where they hardly change a score. */
const SCALE = 20;
const LEAST_WRITTEN = 13;

/** Features by their places, with their values. */
interface Row {
	readonly at: Int32Array;
	readonly values: Float64Array;
}

/** The weights that these examples give. */
export function trained(examples: readonly Example[]): Weights {
	const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
	const labelAt = new Map(labels.map((label, at) => [label, at]));
	const counts = countsOf(examples.map(({ label }) => label));
	const features = reader(examples);
	const rows = inTurn(examples).map((one) => ({
		...features.row(one.features),
		own: labelAt.get(one.label) ?? 0,
		worth: Math.min(MOST_WEIGHT, (USUAL_COUNT / (counts.get(one.label) ?? 1)) ** BALANCE),
		rests: 0,
	}));
	const model = new Model(features.names.length + 1, labels.length);
	for (let pass = 0; pass < PASSES; pass += 1)
		for (const row of rows) if (row.rests <= pass && model.learn(row) > SURE) row.rests = pass + RESTS;
	const written = features.names
		.map(([name, seldom], at) => [name, [seldom, model.written(at)].join(' ').trim()] as const)
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return {
		scale: SCALE,
		labels,
		always: model.written(features.names.length),
		features: Object.fromEntries(written),
	};
}

/** Weights by feature and label, in plain loops: there are millions of steps. */
class Model {
	readonly #size: number;
	readonly #weights: Float64Array;
	readonly #moved: Float64Array;

	constructor(features: number, labels: number) {
		this.#size = labels;
		this.#weights = new Float64Array(features * labels);
		this.#moved = new Float64Array(features * labels).fill(FIRST_MOVED);
	}

	/** The weights of a feature as `label:weight`, without those that are next to nothing. */
	written(feature: number): string {
		const own = this.#weights.subarray(feature * this.#size, (feature + 1) * this.#size);
		return [...own]
			.map((weight, label) => [label, Math.round(weight * SCALE)] as const)
			.filter(([, weight]) => Math.abs(weight) >= LEAST_WRITTEN)
			.map((pair) => pair.join(':'))
			.join(' ');
	}

	/** Moves the weights towards an example, each the less the more it has moved; returns how likely its label was. */
	learn(row: Row & { readonly own: number; readonly worth: number }): number {
		const { at, values, own, worth } = row;
		const size = this.#size;
		const chances = this.#chances(row);
		const was = chances[own] as number;
		chances[own] = was - 1;
		for (let i = 0; i < at.length; i += 1) {
			const from = (at[i] as number) * size;
			const value = (values[i] as number) * worth;
			for (let k = 0; k < size; k += 1) {
				const slope = (chances[k] as number) * value;
				if (slope > -LEAST_SLOPE && slope < LEAST_SLOPE) continue;
				const cell = from + k;
				const moved = (this.#moved[cell] as number) + slope * slope;
				this.#moved[cell] = moved;
				(this.#weights[cell] as number) -= (STEP * slope) / Math.sqrt(moved);
			}
		}
		return was;
	}

	#chances({ at, values }: Row): Float64Array {
		const size = this.#size;
		const chances = new Float64Array(size);
		for (let i = 0; i < at.length; i += 1) {
			const from = (at[i] as number) * size;
			const value = values[i] as number;
			for (let k = 0; k < size; k += 1) (chances[k] as number) += (this.#weights[from + k] as number) * value;
		}
		let most = Number.NEGATIVE_INFINITY;
		for (let k = 0; k < size; k += 1) most = Math.max(most, chances[k] as number);
		let all = 0;
		for (let k = 0; k < size; k += 1) all += chances[k] = Math.exp((chances[k] as number) - most);
		for (let k = 0; k < size; k += 1) (chances[k] as number) /= all;
		return chances;
	}
}

/** Reads features as a row of length one; seldom ones count for more. */
function reader(examples: readonly Example[]) {
	const counts = countsOf(examples.flatMap(({ features }) => [...features.keys()]));
	const names = [...counts]
		.filter(([, count]) => count >= LEAST_EXAMPLES)
		.map(([name, count]) => [name, Math.round(Math.log((examples.length + 1) / count) * SCALE)] as const);
	const places = new Map(names.map(([name], at) => [name, at]));
	const row = (features: Features): Row => {
		const known = [...features].flatMap(([name, much]) => {
			const at = places.get(name);
			return at === undefined ? [] : [[at, much * (names[at]?.[1] ?? 0)] as const];
		});
		const length = Math.sqrt(known.reduce((all, [, value]) => all + value * value, 0)) || 1;
		return {
			at: Int32Array.from([...known.map(([at]) => at), names.length]),
			values: Float64Array.from([...known.map(([, value]) => value / length), BIAS]),
		};
	};
	return { row, names };
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}

/** The examples in an order that mixes them, always the same. */
function inTurn<Of>(all: readonly Of[]): readonly Of[] {
	let seed = 12345;
	const mixed = all.map((one) => {
		seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
		return [seed, one] as const;
	});
	return mixed.toSorted(([one], [other]) => one - other).map(([, one]) => one);
}
