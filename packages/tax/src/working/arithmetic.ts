/**
 * How a figure is worked out from others, as data. A line's inputs, the words a person can check it by and its own test
 * all come from it. Terms are made by the typed builders of `builders.ts`, so that a wrong name does not compile.
 */
import type { LookedUpName } from './used.ts';

/** How an answer is rounded to whole pounds before it is counted. */
export type Rounding = 'down' | 'up' | 'exact';

/** A part of a sum: lines, answers, or a figure of the year. */
export interface Term {
	/** Whether it is taken off. */
	readonly less: boolean;
	/** How an answer is counted; an answer without it is only named. */
	readonly rounding: Rounding | undefined;
	/** The figure of the year that it is, if it is one. */
	readonly used: LookedUpName | undefined;
	/** Ids of lines or paths of facts; the first one present counts. */
	readonly ids: readonly string[];
}

/** What is done with the sum: a percentage of it, it with its tax put back, the tax taken off it, what it is that percentage of, half of it, so many of it. */
export interface Step {
	readonly kind: 'rate' | 'grossed' | 'takenOff' | 'divided' | 'half' | 'times';
	/** The rate or the number; half needs none. */
	readonly used: LookedUpName | undefined;
	readonly to: 'pennyDown' | 'pennyUp' | 'poundDown' | 'poundUp';
}

/** The arithmetic of one line. */
export interface Arithmetic {
	/** Sums, none below nil; the smallest counts. A sum with no terms sets no limit. */
	readonly sums: readonly (readonly Term[])[];
	readonly step?: Step;
	/** How the rate of the step comes about: one percent for every so much of a sum, whole percents and at most 100. */
	readonly percentOf?: { readonly terms: readonly Term[]; readonly every: LookedUpName };
	/** Added after that. */
	readonly plus?: readonly Term[];
	/** What the result is not above. */
	readonly most?: readonly Term[];
	/** Named beside it: what decides whether or how much, without being counted. */
	readonly also?: readonly Term[];
	/** Whether the sum may be below nil. */
	readonly signed?: true;
	/** The terms are only named: the figure is none of these forms. */
	readonly isList?: true;
}

/** A figure of the year as a term. */
export function ofYear(used: LookedUpName): Term {
	return { less: false, rounding: undefined, used, ids: [] };
}

/** A step with a rate or a number of the year on a sum. */
export function by(kind: Step['kind'], used: LookedUpName, to: Step['to'], of: Arithmetic): Arithmetic {
	return { ...of, step: { kind, used, to } };
}

/** Half of a sum. */
export function half(to: Step['to'], of: Arithmetic): Arithmetic {
	return { ...of, step: { kind: 'half', used: undefined, to } };
}

/** Every term of an arithmetic, each once, in order. */
export function termsOf(arithmetic: Arithmetic): readonly Term[] {
	const { sums, step, percentOf, plus = [], most = [], also = [] } = arithmetic;
	const given = step?.used === undefined ? [] : [ofYear(step.used)];
	const percent = percentOf ? [...percentOf.terms, ofYear(percentOf.every)] : [];
	const all = [...given, ...sums.flat(), ...percent, ...plus, ...most, ...also];
	const key = ({ used, ids }: Term) => used ?? ids.join('|');
	return all.filter((one, index) => all.findIndex((other) => key(other) === key(one)) === index);
}
