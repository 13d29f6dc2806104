/**
 * The cheapest lawful division of deductions and allowances: to 2026-27 any (ITA 2007 s.25(2)), from 2027-28 those of
 * `years/property-rates.ts`. Tax is linear between a few corners, so the minimum is at one of them; all are tried.
 */
import { lower, positive } from '../rounding.ts';
import { liableAboveBasic } from './marriage-allowance-by-division.ts';
import type { Amounts } from './stage-05-set-off/amounts.ts';
import type { SetOff } from './stage-05-set-off/settle.ts';
import { bands, type InBand } from './stage-06-bands.ts';
import { taxIn } from './stage-08-income-tax.ts';
import { divisionsOtherIncomeFirst } from './years/property-rates.ts';

/** The cheapest division. Between equals, the one that leaves least income of the lowest kind. */
export function cheapestDivision(amounts: Amounts): SetOff {
	return cheapest(divisions(amounts)).division;
}

/**
 * The cheapest division that leaves nothing taxed above the basic rate, as the marriage allowance requires; the
 * cheapest of all if there is none.
 */
export function cheapestBasicRateDivision(amounts: Amounts): SetOff {
	const all = divisions(amounts);
	const allowed = all.filter(({ inBands }) => !liableAboveBasic(inBands, amounts));
	return cheapest(allowed.length > 0 ? allowed : all).division;
}

/** A division with its tax. */
interface Divided {
	readonly division: SetOff;
	readonly inBands: readonly InBand[];
	readonly tax: number;
}

function cheapest(all: readonly Divided[]): Divided {
	return all.reduce((least, one) => (one.tax < least.tax ? one : least));
}

/** The division at every corner, using as much of the pool as income allows. */
function divisions(amounts: Amounts): readonly Divided[] {
	if (amounts.status.otherIncomeFirst)
		return divisionsOtherIncomeFirst(amounts).map((one) => weighed(one, amounts));
	const { nonSavings, savings, dividends } = amounts;
	const given = { ...amounts, pool: lower(amounts.pool, nonSavings + savings + dividends) };
	return nonSavingsCorners(given).flatMap((left) =>
		savingsCorners(given, left).map((leftOfSavings) => divided(given, left, leftOfSavings)),
	);
}

function divided(amounts: Amounts, leftOfNonSavings: number, leftOfSavings: number): Divided {
	const againstNonSavings = amounts.nonSavings - leftOfNonSavings;
	const againstSavings = amounts.savings - leftOfSavings;
	const againstDividends = amounts.pool - againstNonSavings - againstSavings;
	const division = {
		againstNonSavings,
		againstSavings,
		againstDividends,
		nonSavings: leftOfNonSavings,
		savings: leftOfSavings,
		dividends: amounts.dividends - againstDividends,
	};
	return weighed(division, amounts);
}

function weighed(division: SetOff, amounts: Amounts): Divided {
	const inBands = bands(division, amounts, amounts.status);
	return { division, inBands, tax: taxIn(inBands) };
}

/** Non-savings income left at a corner. */
function nonSavingsCorners(amounts: Amounts): readonly number[] {
	const { status, pool, nonSavings, savings, dividends, extension, dividendAllowance } = amounts;
	const least = positive(nonSavings - pool);
	const most = nonSavings - positive(pool - savings - dividends);
	const left = nonSavings + savings + dividends - pool;
	const nil = lower(savings, amounts.savingsAllowance);
	return within(least, most, [
		// Everything taxed at no more than the intermediate rate.
		status.starterBand + status.basicBand + status.intermediateBand + extension,
		// All savings below the basic rate limit.
		status.ukBasicLimit + extension - savings,
		// Beside savings at the nil rate and no dividends.
		left - nil,
		// Beside dividends at the nil rate: all savings, or those at the nil rate.
		left - dividendAllowance - savings,
		left - dividendAllowance - nil,
		// Beside all dividends, and savings at the nil rate.
		left - dividends - nil,
	]);
}

/** Savings left at a corner, beside a given non-savings income. */
function savingsCorners(amounts: Amounts, leftOfNonSavings: number): readonly number[] {
	const { status, pool, nonSavings, savings, dividends, extension, savingsAllowance } = amounts;
	const rest = pool - (nonSavings - leftOfNonSavings);
	const least = positive(savings - rest);
	const most = savings - positive(rest - dividends);
	return within(least, most, [
		// Taxed at 0%, with the starting rate and without.
		savingsAllowance,
		status.startingBand + savingsAllowance - leftOfNonSavings,
		// Up to the basic rate limit.
		status.ukBasicLimit + extension - leftOfNonSavings,
		// Beside dividends at the nil rate.
		savings + dividends - rest - amounts.dividendAllowance,
	]);
}

/** The ends of a range and the corners inside it, each once. */
function within(least: number, most: number, corners: readonly number[]): readonly number[] {
	return [...new Set([least, most, ...corners.filter((corner) => corner > least && corner < most)])];
}
