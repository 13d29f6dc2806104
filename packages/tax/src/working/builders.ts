/** Typed builders of arithmetic: the compiler knows the boxes and facts a figure may use. */
import { type Arithmetic, by, type Rounding, type Term } from './arithmetic.ts';
import type { LookedUpName } from './used.ts';

/** A box by its id, or a term. */
export type Part<Box extends string> = Box | Term;

/** The builders of a place: `Box` are the boxes that can be named there, `Fact` the facts. */
interface Builders<Box extends string, Fact extends string> {
	/** An answer rounded down to whole pounds, up to whole pounds, or exact to the penny. */
	down(fact: Fact): Term;
	up(fact: Fact): Term;
	exact(fact: Fact): Term;
	/** An answer that is named without counting. */
	named(fact: Fact): Term;
	/** A term with the other sign: subtracted instead of added. */
	less(part: Part<Box>): Term;
	/** The first that is present of two. */
	either(one: Part<Box>, other: Part<Box>): Term;
	/** The sum of terms, at least 0. */
	sum(...parts: readonly Part<Box>[]): Arithmetic;
	/** The sum of terms, which may be negative. */
	signedSum(...parts: readonly Part<Box>[]): Arithmetic;
	/** The smallest of sums. */
	smallest(...sums: readonly (readonly Part<Box>[])[]): Arithmetic;
	/** The inputs of a figure that is not a plain sum. */
	list(...parts: readonly Part<Box>[]): Arithmetic;
	/** A rate on a sum, down to a penny: the tax in a slice. */
	rate(used: LookedUpName, ...parts: readonly Part<Box>[]): Arithmetic;
	/** Added after the step. */
	plus(of: Arithmetic, ...parts: readonly Part<Box>[]): Arithmetic;
	/** The upper limit of the result. */
	atMost(of: Arithmetic, ...parts: readonly Part<Box>[]): Arithmetic;
	/** What decides whether or how much, without counting in the sum. */
	also(of: Arithmetic, ...parts: readonly Part<Box>[]): Arithmetic;
	/** Makes the rate of the step one percent for every amount of a sum. */
	percentOf(of: Arithmetic, every: LookedUpName, ...parts: readonly Part<Box>[]): Arithmetic;
}

function term(ids: readonly string[], rounding?: Rounding): Term {
	return { less: false, rounding, used: undefined, ids };
}

function asTerm(part: Part<string>): Term {
	return typeof part === 'string' ? term([part]) : part;
}

const terms = (parts: readonly Part<string>[]) => parts.map(asTerm);

const builders: Builders<string, string> = {
	down: (fact) => term([fact], 'down'),
	up: (fact) => term([fact], 'up'),
	exact: (fact) => term([fact], 'exact'),
	named: (fact) => term([fact]),
	less(part) {
		const one = asTerm(part);
		return { ...one, less: !one.less };
	},
	either(one, other) {
		const first = asTerm(one);
		const second = asTerm(other);
		return term([...first.ids, ...second.ids], first.rounding ?? second.rounding);
	},
	sum: (...parts) => ({ sums: [terms(parts)] }),
	signedSum: (...parts) => ({ sums: [terms(parts)], signed: true }),
	smallest: (...sums) => ({ sums: sums.map(terms) }),
	list: (...parts) => ({ sums: [terms(parts)], isList: true }),
	rate: (used, ...parts) => by('rate', used, 'pennyDown', { sums: [terms(parts)] }),
	plus: (of, ...parts) => ({ ...of, plus: terms(parts) }),
	atMost: (of, ...parts) => ({ ...of, most: terms(parts) }),
	also: (of, ...parts) => ({ ...of, also: terms(parts) }),
	percentOf: (of, every, ...parts) => ({ ...of, percentOf: { terms: terms(parts), every } }),
};

/** The builders for lines of a list entry: its own boxes and facts. */
export function buildersFor<Box extends string, Fact extends string>(): Builders<Box, Fact> {
	return builders;
}

/** The lines of capital allowances to deduct, and of balancing charges to add. */
export const capitalAllowances = term(['*allowances']);
export const balancingCharges = term(['*charges']);
