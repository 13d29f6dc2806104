/**
 * Immediate deductions for assets bought in the period: the annual investment allowance and first-year allowances. CAA
 * 2001 ss.38A to 52.
 */
import { annualInvestmentAllowance, type FirstYearKind, firstYearRates } from '@halfpenny/years';
import { orNothing } from '../pages/box.ts';
import { fractionUpToPound, lower, rateOnPenceDown, shareUp } from '../rounding.ts';
import { type Asset, isBoughtIn, partCostAllowance, rateOf, wholeCostAllowance } from './asset-kind.ts';
import type { ChargeablePeriod } from './period.ts';

/** Why an asset is deducted immediately. */
export type AtOnce = 'annualInvestment' | FirstYearKind;

/** The immediate deduction for one asset, and the cost that remains. */
export interface FirstYear {
	/** Its index among the assets. */
	readonly index: number;
	readonly kind: AtOnce;
	/** The allowance after private use (s.205). */
	readonly allowance: number;
	/** The allowance before private use, which comes off the pool (s.205(3)). */
	readonly inFull: number;
	/** The cost that joins the pool now; 0 if another allowance of the same asset has the rest. */
	readonly toPool: number;
	/** The cost that joins it in the next period: the rest of expenditure with a first-year allowance (s.58(5)). */
	readonly toPoolLater: number;
}

/** Every allowance, in the order of the assets. */
export function firstYear(assets: readonly Asset[], period: ChargeablePeriod): FirstYear[] {
	if (period.final) return []; // ss.38B and 46(2), general exclusion 1
	let left = fractionUpToPound(annualInvestmentAllowance.limitPounds * 100, period.part, period.whole);
	const given: FirstYear[] = [];
	for (const [index, asset] of inOrder(assets)) {
		if (!isBoughtIn(asset, period)) continue;
		for (const one of atOnce(asset, index, left)) {
			if (one.kind === 'annualInvestment') left -= one.inFull;
			if (one.inFull > 0) given.push(one);
		}
	}
	return given.sort((one, other) => one.index - other.index);
}

/** The claim on the cost, by the first of these that applies: the whole cost, the investment allowance, part of the rest. */
function atOnce(asset: Asset, index: number, left: number): readonly FirstYear[] {
	const cost = orNothing(asset.cost);
	const claimed = lower(asset.claimed ?? cost, cost);
	const whole = wholeCostAllowance(asset);
	if (whole)
		return [giving(asset, index, whole, { inFull: claimed, toPool: cost - claimed, toPoolLater: 0 })];
	if (asset.kind === 'car') return []; // s.38B, general exclusion 2
	const invested = lower(claimed, left);
	const rest = cost - invested;
	const part = claimed === cost ? partCostAllowance(asset) : undefined;
	const onRest = part ? rateOnPenceDown(rest, firstYearRates[part].rate) : 0;
	const investment = { inFull: invested, toPool: part ? 0 : rest, toPoolLater: 0 };
	const given = [giving(asset, index, 'annualInvestment', investment)];
	if (part) given.push(giving(asset, index, part, { inFull: onRest, toPool: 0, toPoolLater: rest - onRest }));
	return given;
}

function giving(
	{ privateUsePercent = 0 }: Asset,
	index: number,
	kind: AtOnce,
	amounts: Pick<FirstYear, 'inFull' | 'toPool' | 'toPoolLater'>,
): FirstYear {
	return { index, kind, allowance: shareUp(amounts.inFull, 100 - privateUsePercent), ...amounts };
}

/**
 * Those that gain most from the investment allowance first: little private use, the lower rate, no partial allowance
 * instead; between equals the dearest.
 */
function inOrder(assets: readonly Asset[]): readonly (readonly [number, Asset])[] {
	const rank = (asset: Asset) =>
		(asset.privateUsePercent ?? 0) * 4 +
		(rateOf(asset) === 'special' ? 0 : 2) +
		(partCostAllowance(asset) === undefined ? 0 : 1);
	return [...assets.entries()].sort(
		([, one], [, other]) => rank(one) - rank(other) || orNothing(other.cost) - orNothing(one.cost),
	);
}
