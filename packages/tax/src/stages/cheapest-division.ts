/**
 * The division of deductions and allowances that costs least, which the law allows to 2026-27 (ITA 2007 s.25(2)). Tax
 * is straight between a few corners of the division; the least lies at one of them, so all are tried.
 */
import { lower, positive } from '../rounding.ts';
import { liableAboveBasic } from './marriage-allowance-by-division.ts';
import type { Amounts } from './stage-05-set-off/amounts.ts';
import type { SetOff } from './stage-05-set-off/settle.ts';
import { type Bands, bands } from './stage-06-bands.ts';
import { incomeTax } from './stage-08-income-tax.ts';

/** The cheapest division. Of equals, the one that leaves least income of the lowest kind. */
export function cheapestDivision(amounts: Amounts): SetOff {
	const best = cheapestOf(amounts, () => true);
	if (best === undefined) throw new Error('no division of the allowances was possible');
	return best;
}

/**
 * The cheapest division of those that leave nothing taxed above the basic rate, as the marriage allowance asks; the
 * cheapest of all where none does.
 */
export function cheapestBasicRateDivision(amounts: Amounts): SetOff {
	const within = (taxable: SetOff, inBands: Bands) => !liableAboveBasic(taxable, inBands, amounts);
	return cheapestOf(amounts, within) ?? cheapestDivision(amounts);
}

type Allowed = (candidate: SetOff, inBands: Bands) => boolean;

/** The cheapest of the divisions that are allowed; undefined where none is. */
function cheapestOf(amounts: Amounts, allowed: Allowed): SetOff | undefined {
	const { pool, nonSavings, savings, dividends } = amounts;
	const all = nonSavings + savings + dividends;
	if (pool >= all) return divided(amounts, nonSavings, savings);
	let best: SetOff | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const leftNonSavings of nonSavingsCorners(amounts)) {
		const againstNonSavings = nonSavings - leftNonSavings;
		if (againstNonSavings < 0 || leftNonSavings < 0 || againstNonSavings > pool) continue;
		for (const leftSavings of savingsCorners(amounts, leftNonSavings)) {
			const againstSavings = savings - leftSavings;
			const againstDividends = pool - againstNonSavings - againstSavings;
			if (leftSavings < 0 || againstSavings < 0) continue;
			if (againstDividends < 0 || againstDividends > dividends) continue;
			const candidate = divided(amounts, againstNonSavings, againstSavings);
			const inBands = bands(candidate, amounts, amounts.status);
			const tax = incomeTax(inBands, amounts.status).charged;
			if (tax < least && allowed(candidate, inBands)) {
				least = tax;
				best = candidate;
			}
		}
	}
	return best;
}

function divided(amounts: Amounts, againstNonSavings: number, againstSavings: number): SetOff {
	const againstDividends = lower(amounts.pool - againstNonSavings - againstSavings, amounts.dividends);
	return {
		againstNonSavings,
		againstSavings,
		againstDividends,
		nonSavings: amounts.nonSavings - againstNonSavings,
		savings: amounts.savings - againstSavings,
		dividends: amounts.dividends - againstDividends,
	};
}

/** Taxable non-savings income of every corner: where its own rates change, and where sums and savings meet. */
function nonSavingsCorners(amounts: Amounts): readonly number[] {
	const { status, pool, nonSavings, savings, dividends, extension, savingsAllowance } = amounts;
	const least = positive(nonSavings - pool);
	const most = nonSavings - positive(pool - savings - dividends);
	if (least === most) return [least];
	const basic = status.ukBasicLimit + extension;
	const higher = status.ukAdditionalFrom + extension;
	const basicTo = status.starterBand + status.basicBand + extension;
	const intermediateTo = basicTo + status.intermediateBand;
	const corners = [
		status.startingBand,
		status.starterBand,
		basicTo,
		intermediateTo,
		intermediateTo + status.higherBand,
		basic - savingsAllowance,
		higher - savingsAllowance,
	];
	for (const sum of sumsOfCorners(amounts)) corners.push(sum, sum - savings, sum - savingsAllowance);
	return within(corners, least, most);
}

/** Taxable savings of every corner beside an amount of taxable non-savings income. */
function savingsCorners(amounts: Amounts, leftNonSavings: number): readonly number[] {
	const { pool, nonSavings, savings, dividends, savingsAllowance } = amounts;
	const rest = pool - (nonSavings - leftNonSavings);
	const least = positive(savings - rest);
	const most = savings - positive(rest - dividends);
	if (least >= most) return [least];
	const corners = [savingsAllowance];
	for (const sum of sumsOfCorners(amounts)) corners.push(sum - leftNonSavings);
	return within(corners, least, most);
}

/** Sums of taxable non-savings income and savings at which a rate changes for savings or for dividends above them. */
function sumsOfCorners(amounts: Amounts): readonly number[] {
	const { status, pool, nonSavings, savings, dividends, extension, savingsAllowance, dividendAllowance } =
		amounts;
	const basic = status.ukBasicLimit + extension;
	const higher = status.ukAdditionalFrom + extension;
	const all = nonSavings + savings + dividends - pool;
	return [
		status.startingBand,
		status.startingBand + savingsAllowance,
		basic,
		basic - dividendAllowance,
		higher,
		higher - dividendAllowance,
		all,
		all - dividendAllowance,
		all - dividends,
	];
}

/** The ends of a range and the corners inside it, each once. */
function within(corners: readonly number[], least: number, most: number): readonly number[] {
	const inside = [least, most];
	for (const corner of corners) {
		if (corner > least && corner < most && !inside.includes(corner)) inside.push(corner);
	}
	return inside;
}
