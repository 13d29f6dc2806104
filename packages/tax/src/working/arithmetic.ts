/**
 * How a figure is worked out from others, as data. A line's inputs, the words a person can check it by and its own test
 * all come from it.
 *
 * A term is the id of a line (`c4.70`), a path of a fact (`reliefs.giftAid`) or a figure of the year (`#basicRate`);
 * `-` before it takes it off. `down(…)` and `up(…)` say that each answer is rounded to whole pounds, `exact(…)` that it
 * is not; an answer without one is only named. `a|b` is the first of the two that is there.
 */
import type { LookedUpName } from './used.ts';

/** A term, as described above. */
export type Term = string;

/** What is done with the sum: a percentage of it, it with its tax put back, the tax taken off it, what it is that percentage of, half of it, so many of it. */
export interface Step {
	readonly kind: 'rate' | 'grossed' | 'takenOff' | 'divided' | 'half' | 'times';
	/** The rate or the number; half needs none. */
	readonly used: LookedUpName | undefined;
	readonly to: 'pennyDown' | 'pennyUp' | 'poundDown' | 'poundUp';
}

/** The arithmetic of one line. */
export interface Arithmetic {
	/** Sums, none below nil, of which the smallest counts. A sum of which no term is there is no limit. */
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

/** Terms added up, not below nil. */
export function sum(...terms: readonly Term[]): Arithmetic {
	return { sums: [terms] };
}

/** Terms added up, which may be below nil. */
export function signedSum(...terms: readonly Term[]): Arithmetic {
	return { sums: [terms], signed: true };
}

/** The smallest of sums. */
export function smallest(...sums: readonly (readonly Term[])[]): Arithmetic {
	return { sums };
}

/** What a figure is worked out from, where it is no plain sum. */
export function list(...terms: readonly Term[]): Arithmetic {
	return { sums: [terms], isList: true };
}

/** A step with a rate or a number of the year on a sum. */
export function by(kind: Step['kind'], used: LookedUpName, to: Step['to'], of: Arithmetic): Arithmetic {
	return { ...of, step: { kind, used, to } };
}

/** A rate on a sum, down to a penny: the tax in a slice. */
export function rate(used: LookedUpName, ...terms: readonly Term[]): Arithmetic {
	return by('rate', used, 'pennyDown', sum(...terms));
}

/** Half of a sum. */
export function half(to: Step['to'], ...terms: readonly Term[]): Arithmetic {
	return { sums: [terms], step: { kind: 'half', used: undefined, to } };
}

/** A term with the other sign: a loss is the profit turned round. */
export function turned(term: Term): Term {
	return term.startsWith('-') ? term.slice(1) : `-${term}`;
}

/** How an answer is rounded to whole pounds before it is counted. */
export type Rounding = 'down' | 'up' | 'exact';

/** A term taken apart. */
export interface TermParts {
	readonly less: boolean;
	readonly rounding: Rounding | undefined;
	/** The figure of the year that it is, if it is one. */
	readonly used: string | undefined;
	/** Ids or paths, of which the first that is there counts. */
	readonly ids: readonly string[];
}

const TERM = /^(-?)(?:(down|up|exact)\((.+)\)|(.+))$/;

/** Takes a term apart; throws only on a term that cannot be read, which is a bug. */
export function partsOf(term: Term): TermParts {
	const [, sign, rounding, answer, plain] = TERM.exec(term) ?? [];
	const id = answer ?? plain;
	if (id === undefined) throw new Error(`no term: ${term}`);
	return {
		less: sign === '-',
		rounding: rounding as TermParts['rounding'],
		used: id.startsWith('#') ? id.slice(1) : undefined,
		ids: id.split('|'),
	};
}

/** Every term of an arithmetic, each once, in order. */
export function termsOf(arithmetic: Arithmetic): readonly TermParts[] {
	const { sums, step, percentOf, plus = [], most = [], also = [] } = arithmetic;
	const given = step?.used === undefined ? [] : [`#${step.used}`];
	const percent = percentOf ? [...percentOf.terms, `#${percentOf.every}`] : [];
	const all = [...given, ...sums.flat(), ...percent, ...plus, ...most, ...also].map(partsOf);
	const key = ({ used, ids }: TermParts) => used ?? ids.join('|');
	return all.filter((one, index) => all.findIndex((other) => key(other) === key(one)) === index);
}
