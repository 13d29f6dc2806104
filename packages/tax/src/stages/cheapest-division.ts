/**
 * The division of deductions and allowances that costs least, which the law allows to 2026-27 (ITA 2007 s.25(2)). Tax
 * is straight between a few corners of the division; the least lies at one of them, so all are tried.
 */
import { lower, positive } from '../rounding.ts';
import type { Amounts } from './stage-05-set-off/amounts.ts';
import type { SetOff } from './stage-05-set-off/settle.ts';
import { bands } from './stage-06-bands.ts';
import { incomeTax } from './stage-08-income-tax.ts';

/** The cheapest division. Of equals, the one that leaves least income of the lowest kind. */
export function cheapestDivision(amounts: Amounts): SetOff {
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
			const tax = incomeTax(bands(candidate, amounts, amounts.status), amounts.status).charged;
			if (tax < least) {
				least = tax;
				best = candidate;
			}
		}
	}
	if (best === undefined) throw new Error('no division of the allowances was possible');
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

/** Taxable non-savings income at which a rate changes for it or for what lies above it. */
function nonSavingsCorners(amounts: Amounts): number[] {
	const { status, pool, nonSavings, savings, dividends, extension, savingsAllowance } = amounts;
	const least = positive(nonSavings - pool);
	const most = nonSavings - positive(pool - savings - dividends);
	if (least === most) return [least];
	const basic = status.ukBasicLimit + extension;
	const higher = status.ukAdditionalFrom + extension;
	const left = nonSavings + savings + dividends - pool;
	const starterTo = status.starterBand;
	const basicTo = starterTo + status.basicBand + extension;
	const intermediateTo = basicTo + status.intermediateBand;
	const higherTo = intermediateTo + status.higherBand;
	const corners = [
		least,
		most,
		status.startingBand,
		status.startingBand - savings,
		starterTo,
		basicTo,
		intermediateTo,
		higherTo,
	];
	for (const limit of [basic, higher]) {
		for (const above of [0, savings, savingsAllowance, left - dividends, amounts.dividendAllowance]) {
			corners.push(
				limit - above,
				limit - above - savingsAllowance,
				limit - above - amounts.dividendAllowance,
			);
		}
	}
	return [...new Set(corners.map((corner) => lower(Math.max(corner, least), most)))];
}

/** Taxable savings at which a rate changes for them or for dividends. */
function savingsCorners(amounts: Amounts, leftNonSavings: number): number[] {
	const { status, pool, nonSavings, savings, dividends, extension, savingsAllowance } = amounts;
	const rest = pool - (nonSavings - leftNonSavings);
	const least = positive(savings - rest);
	const most = savings - positive(rest - dividends);
	if (least >= most) return [least];
	const starting = positive(status.startingBand - leftNonSavings);
	const corners = [least, most, starting, starting + savingsAllowance, savingsAllowance];
	for (const limit of [status.ukBasicLimit + extension, status.ukAdditionalFrom + extension]) {
		const room = limit - leftNonSavings;
		corners.push(room, room - amounts.dividendAllowance, room - savingsAllowance);
	}
	return [...new Set(corners.map((corner) => lower(Math.max(corner, least), most)))];
}
