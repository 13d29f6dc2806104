/** A linear classifier (multinomial logistic regression) with weights that were learned beforehand by `npm run learn`. */

/** A feature and how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** What was learned. */
export interface Weights {
	/** By how much the numbers are multiplied. */
	readonly scale: number;
	readonly labels: readonly string[];
	/** `label:weight` of what speaks for a label whatever the features are; the label by its place in the list. */
	readonly always: string;
	/** How seldom each feature is, then `label:weight` of the labels that it speaks for or against. */
	readonly features: Readonly<Record<string, string>>;
}

/** A label with its probability, 0 to 1. */
export interface Rated<Label> {
	readonly label: Label;
	readonly chance: number;
}

/** A classifier: the labels that `isOpen` allows, most likely first, and whether any example had a feature. */
export interface Classifier {
	readonly rate: (features: Features, isOpen?: (label: string) => boolean) => readonly Rated<string>[];
	readonly knows: (feature: string) => boolean;
}

/** How much a feature counts with how seldom it is, and its weights by label. */
interface Learned {
	readonly seldom: number;
	readonly weights: readonly (readonly [label: number, weight: number])[];
}

/** How much the labels' own shares count beside features of length one. */
export const BIAS = 0.3;

/** The classifier of these weights. A feature is read when it is first met. */
export function classifierOf({ scale, labels, always, features }: Weights): Classifier {
	const known = new Map(Object.entries(features));
	const read = new Map<string, Learned>();
	const learnedOf = (name: string): Learned | undefined => {
		const text = known.get(name);
		if (text === undefined) return undefined;
		const learned = read.get(name) ?? learnedIn(text, scale);
		read.set(name, learned);
		return learned;
	};
	const bias = weightsIn(always.split(' '), scale);
	return {
		knows: (feature) => known.has(feature),
		rate: (own, isOpen = () => true) => {
			const met = [...own].flatMap(([name, much]) => {
				const learned = learnedOf(name);
				return learned ? [{ value: much * learned.seldom, weights: learned.weights }] : [];
			});
			const length = Math.sqrt(met.reduce((all, { value }) => all + value * value, 0)) || 1;
			const scores = labels.map(() => 0);
			for (const { value, weights } of [...met, { value: BIAS * length, weights: bias }])
				for (const [label, weight] of weights)
					scores[label] = (scores[label] ?? 0) + (weight * value) / length;
			return likeliest(
				labels.flatMap((label, at) => (isOpen(label) ? [{ label, score: scores[at] ?? 0 }] : [])),
			);
		},
	};
}

function likeliest(scored: readonly { readonly label: string; readonly score: number }[]) {
	const most = Math.max(...scored.map(({ score }) => score));
	const powers = scored.map(({ label, score }) => ({ label, power: Math.exp(score - most) }));
	const total = powers.reduce((all, { power }) => all + power, 0);
	return powers
		.map(({ label, power }) => ({ label, chance: power / total }))
		.toSorted((one, other) => other.chance - one.chance);
}

function learnedIn(text: string, scale: number): Learned {
	const [seldom, ...weights] = text.split(' ');
	return { seldom: Number(seldom) / scale, weights: weightsIn(weights, scale) };
}

function weightsIn(pairs: readonly string[], scale: number): readonly (readonly [number, number])[] {
	return pairs.flatMap((pair) => {
		const [label, weight] = pair.split(':').map(Number);
		return label === undefined || weight === undefined ? [] : [[label, weight / scale] as const];
	});
}
