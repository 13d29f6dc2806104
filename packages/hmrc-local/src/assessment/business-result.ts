/** A business's taxable profit or loss, in whole pounds. */
import type { StandIn } from '../app/plugin.ts';
import type { Business } from '../businesses/business.ts';
import { lower, poundsDown, poundsUp } from '../calculation/amount.ts';
import { notBelowNil } from './amounts.ts';
import { type Figures, figuresOf } from './business-figures.ts';
import { lossesOf } from './losses-of-year.ts';

/** Amounts in millionths of a pound. */
export type BusinessResult = {
	readonly business: Business;
	readonly figures: Figures;
	/** Income less expenses; negative for a loss. */
	readonly net: bigint;
	/** After adjustments and allowances; negative for a loss. */
	readonly adjusted: bigint;
	readonly taxableProfit: bigint;
	readonly loss: bigint;
	readonly broughtForward: bigint;
	readonly broughtForwardUsed: bigint;
	/** The part of this year's loss set against other income. */
	readonly sideways: bigint;
	/** Set against Class 4 profit only. */
	readonly class4Losses: bigint;
};

/** The result of a business; nothing if HMRC holds no update for the year. */
export function resultOf(standIn: StandIn, business: Business, taxYear: string): BusinessResult | undefined {
	const figures = figuresOf(standIn, business, taxYear);
	if (!figures) return undefined;
	const net = figures.income - figures.expenses;
	const adjusted = net + figures.additions - figures.deductions + figures.accountingAdjustments;
	const taxableProfit = poundsDown(notBelowNil(adjusted));
	const loss = poundsUp(notBelowNil(-adjusted));
	const losses = lossesOf(standIn, business, taxYear);
	const broughtForward = poundsUp(losses.broughtForward);
	const broughtForwardUsed = lower(broughtForward, taxableProfit);
	return {
		business,
		figures,
		net,
		adjusted,
		taxableProfit,
		loss,
		broughtForward,
		broughtForwardUsed,
		sideways: losses.sideways === null ? loss : lower(losses.sideways, loss),
		class4Losses: notBelowNil(losses.class4 - broughtForwardUsed),
	};
}
