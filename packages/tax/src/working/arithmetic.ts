/**
 * How a figure is calculated from others, as data. A line's inputs, its words and its test all come from it. The typed
 * builders of `builders.ts` make the terms, so a wrong name does not compile.
 */
import type { LookedUpName } from './used.ts';

/** How an answer is rounded to whole pounds before it counts. */
export type Rounding = 'down' | 'up' | 'exact';

/** Part of a sum: lines, answers, or a figure of the year. */
export interface Term {
	/** Whether it is subtracted. */
	readonly less: boolean;
	/** How an answer counts; an answer without it is only named. */
	readonly rounding: Rounding | undefined;
	/** Its figure of the year, if it is one. */
	readonly used: LookedUpName | undefined;
	/** Ids of lines or paths of facts; the first that is present counts. */
	readonly ids: readonly string[];
}

/**
 * The step after the sum: a percentage of it, grossing it up, the tax taken off it, the amount it is a percentage of,
 * half of it, a multiple of it.
 */
export interface Step {
	readonly kind: 'rate' | 'grossed' | 'takenOff' | 'divided' | 'half' | 'times';
	/** The rate or the number; half needs none. */
	readonly used: LookedUpName | undefined;
	readonly to: 'pennyDown' | 'pennyUp' | 'poundDown' | 'poundUp';
}

/** The arithmetic of one line. */
export interface Arithmetic {
	/** Sums, none below zero; the smallest counts. A sum without terms sets no limit. */
	readonly sums: readonly (readonly Term[])[];
	readonly step?: Step;
	/** How the rate of the step is found: one percent for every amount of a sum, whole percents and at most 100. */
	readonly percentOf?: { readonly terms: readonly Term[]; readonly every: LookedUpName };
	/** Added after that. */
	readonly plus?: readonly Term[];
	/** The upper limit of the result. */
	readonly most?: readonly Term[];
	/** Named only: what decides whether or how much, without counting in the sum. */
	readonly also?: readonly Term[];
	/** Whether the sum may be below zero. */
	readonly signed?: true;
	/** The terms are only named: the figure has none of these forms. */
	readonly isList?: true;
}

/** A figure of the year as a term. */
export function ofYear(used: LookedUpName): Term {
	return { less: false, rounding: undefined, used, ids: [] };
}

/** A step on a sum with a rate or a number of the year. */
export function by(kind: Step['kind'], used: LookedUpName, to: Step['to'], of: Arithmetic): Arithmetic {
	return { ...of, step: { kind, used, to } };
}

/** Half of a sum. */
export function half(to: Step['to'], of: Arithmetic): Arithmetic {
	return { ...of, step: { kind: 'half', used: undefined, to } };
}

/** Every term of the arithmetic, each once, in order. */
export function termsOf(arithmetic: Arithmetic): readonly Term[] {
	const { sums, step, percentOf, plus = [], most = [], also = [] } = arithmetic;
	const given = step?.used === undefined ? [] : [ofYear(step.used)];
	const percent = percentOf ? [...percentOf.terms, ofYear(percentOf.every)] : [];
	const all = [...given, ...sums.flat(), ...percent, ...plus, ...most, ...also];
	const key = ({ used, ids }: Term) => used ?? ids.join('|');
	return all.filter((one, index) => all.findIndex((other) => key(other) === key(one)) === index);
}
