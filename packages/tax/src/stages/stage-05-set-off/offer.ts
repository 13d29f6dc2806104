/**
 * Stage 5, third step: pool kept for dividends at the upper rate goes to non-savings income or savings if it saves more
 * there. Boxes c5.55 to c5.58.
 */
import { lower, positive, rateDown } from '../../rounding.ts';
import type { Amounts } from './amounts.ts';
import { nonSavingsTaxSaved } from './non-savings-bands.ts';
import type { Pool } from './pool.ts';
import { placeSavings } from './savings-bands.ts';
import type { Untouched } from './untouched.ts';

/** What each kind of income gets from the comparison. */
export interface Offer {
	/** c5.56: to non-savings income. */
	readonly c5_56: number;
	/** c5.56p: to savings. */
	readonly c5_56p: number;
	/** c5.58: to dividends. */
	readonly c5_58: number;
}

/** Compares the tax saved each way. Between savings and dividends that save the same, savings win. */
export function offer(amounts: Amounts, at: Untouched, pool: Pool): Offer {
	const { status, nonSavings, savings } = amounts;
	const offered = lower(pool.c5_52c, positive(nonSavings - pool.c5_52h)); // c5.55.6
	const reduced = positive(pool.c5_54a - offered); // c5.55.6a
	const startingLeft = positive(status.startingBand - reduced); // c5.55.6b
	const offeredToSavings = lower(
		positive(pool.c5_52c - offered),
		positive(savings - (at.c5_14 + at.c5_19 + at.c5_20c + pool.c5_52l + startingLeft)),
	); // c5.55.7

	const before = placeSavings(amounts, at, pool.c5_54a, pool.c5_54a1, pool.c5_54a);
	const inBasicBand = lower(positive(reduced - status.starterBand), at.c5_2); // c5.55.24
	const after = placeSavings(amounts, at, reduced, pool.c5_54a1, inBasicBand);
	const saved =
		nonSavingsTaxSaved(pool.c5_54a, reduced, at.c5_2, status) +
		rateDifference(before.basic - after.basic, status.savingsBasicRate) +
		rateDifference(before.higher - after.higher, status.savingsHigherRate); // c5.55.42
	const c5_56 = saved >= dividendTaxOn(amounts, offered, dividendsAtBasic(amounts, at, pool)) ? offered : 0;

	const nonSavingsLeft = positive(pool.c5_54a - c5_56); // c5.56.1
	const savingsLeft = positive(pool.c5_54a1 - offeredToSavings); // c5.56.2
	const placed = placeSavings(amounts, at, nonSavingsLeft, savingsLeft, nonSavingsLeft);
	const compared = c5_56 === 0 ? before : after;
	const savedOnSavings =
		rateDown(lower(offeredToSavings, positive(compared.basic - placed.basic)), status.savingsBasicRate) +
		rateDown(lower(offeredToSavings, positive(compared.higher - placed.higher)), status.savingsHigherRate); // c5.56o
	const dividendsBasic = lower(
		amounts.dividends,
		positive(status.ukBasicLimit + amounts.extension - (nonSavingsLeft + savingsLeft)),
	); // c5.56a
	const dividendsOrdinary = dividendsBasic - lower(at.c5_23, dividendsBasic); // c5.56c
	const c5_56p =
		savedOnSavings >= dividendTaxOn(amounts, offeredToSavings, dividendsOrdinary) ? offeredToSavings : 0;

	const c5_57a = lower(c5_56p, positive(nonSavings - c5_56) + pool.c5_43c);
	const c5_57 = lower(c5_56, positive(nonSavings - pool.c5_52h));
	const c5_58 = lower(
		positive(amounts.pool - (pool.c5_52h + pool.c5_52l + c5_57 + c5_57a)),
		positive(offered + offeredToSavings - (c5_56 + c5_56p)),
	);
	return { c5_56, c5_56p, c5_58 };
}

/** c5.55.1 to c5.55.5: dividends taxed at the ordinary rate once the pool is divided. */
function dividendsAtBasic(amounts: Amounts, at: Untouched, pool: Pool): number {
	const dividends = at.c5_24 + at.c5_25 + at.c5_29 + at.c5_30;
	const income = amounts.nonSavings + amounts.savings + dividends; // c5.55.1
	const above = positive(
		income - (amounts.pool - pool.c5_52) - (amounts.status.ukBasicLimit + amounts.extension),
	); // c5.55.2
	const inBand = positive(dividends - (above - pool.c5_52)); // c5.55.3
	return inBand - lower(at.c5_23, inBand); // c5.55.5
}

/** c5.55.8 to c5.55.10: dividend tax saved by an amount, ordinary rate first. */
function dividendTaxOn({ status }: Amounts, amount: number, ordinary: number): number {
	const atOrdinary = lower(amount, ordinary);
	return (
		rateDown(atOrdinary, status.dividendOrdinaryRate) +
		rateDown(amount - atOrdinary, status.dividendUpperRate)
	);
}

/** c5.55.40: a rate on a difference that can be negative, towards zero. */
function rateDifference(difference: number, rate: number): number {
	return difference < 0 ? -rateDown(-difference, rate) : rateDown(difference, rate);
}
