/** Evaluates totals such as `FSE15 + FSE16 - FSE31` at a place in a return. */
import { pounds } from '@halfpenny/facts';
import type { FormYear } from '@halfpenny/years';
import { limitOf } from './limits.ts';
import { amountAt, type Place, type ReturnView } from './return-view.ts';
import type { Total } from './rule.ts';

/** One part of a total. */
export interface Term {
	readonly sign: 1 | -1;
	/** In hundredths: 100, or less for a share such as `45%INC9`. */
	readonly percent: number;
	/** A box reference, a limit with `@`, or pounds. */
	readonly of: string;
}

const cache = new Map<Total, readonly Term[]>();

/** The parts of a total. Throws on other text: a bug in a rule. */
export function termsOf(total: Total): readonly Term[] {
	const known = cache.get(total);
	if (known) return known;
	const terms = `+ ${total}`.split(/ (?=[+-] )/).map(parseTerm);
	cache.set(total, terms);
	return terms;
}

function parseTerm(text: string): Term {
	const [, sign, percent = '100', of] = /^([+-]) (?:(\d+)%)?(@?[\w./*]+)$/.exec(text) ?? [];
	if (of === undefined) throw new Error(`not a term of a total: ${text}`);
	return { sign: sign === '-' ? -1 : 1, percent: Number(percent), of };
}

/** Whether a term's text is an amount of pounds. */
export function isPounds(of: string): boolean {
	return /^\d+$/.test(of);
}

/** The total in hundredths of a penny, so whole percentages stay exact. */
export function totalOf(total: Total, view: ReturnView, place: Place, year: FormYear): number {
	return termsOf(total).reduce(
		(sum, { sign, percent, of }) => sum + sign * percent * penceOf(of, view, place, year),
		0,
	);
}

function penceOf(of: string, view: ReturnView, place: Place, year: FormYear): number {
	if (isPounds(of)) return pounds(Number(of));
	return of.startsWith('@') ? limitOf(year, of.slice(1)) : amountAt(view, of, place);
}
