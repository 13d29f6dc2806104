/** One pool from one year to the next: additions, disposals and writing down. CAA 2001 ss.53 to 65, 104D and 206 to 208. */
import { addDays } from '@halfpenny/facts';
import { smallPool, writingDownRates } from '@halfpenny/years';
import { fractionUpToPound, lower, positive, shareDown, shareUp } from '../rounding.ts';
import type { PoolRate } from './asset-kind.ts';
import { type ChargeablePeriod, daysOf } from './period.ts';

/** A pool's inputs. Pence. */
export interface PoolInputs {
	/** The path of its facts within the capital assets: `mainPool`, `assets[2]`. */
	readonly sources: readonly string[];
	readonly broughtForward: number;
	/** The cost of additions in this period. */
	readonly additions: number;
	/** The cost that joins in the next period only. */
	readonly additionsLater: number;
	/** Disposal proceeds, each capped at the cost (s.62). */
	readonly disposals: number;
	/** The most the person wants to claim. */
	readonly claimed: number | undefined;
	/** Business use in percent. */
	readonly businessPercent: number;
	/** Whether it ends in this period (s.65): the business ended, or its one asset was sold. */
	readonly ends: boolean;
	/** Whether it ends with unknown disposal proceeds, so that nothing can be settled. */
	readonly waits: boolean;
}

/** A pool's results. Pence. */
export interface Pool extends PoolInputs {
	/** The path of its facts within the capital assets: `mainPool`, `assets[1]`. */
	readonly at: string;
	readonly rate: PoolRate;
	/** What can be written down: brought forward and additions, less disposals; never negative. */
	readonly balance: number;
	/** The amount written down, before private use. */
	readonly writtenDown: number;
	/** The year's rate, in hundredths of a percent. */
	readonly yearly: number;
	/** Whether it is written off as a small pool (s.56A). */
	readonly small: boolean;
	/** The writing-down allowance. */
	readonly allowance: number;
	/** The balance when it ends (s.56(7)). */
	readonly balancingAllowance: number;
	/** The excess of disposals over the pool (s.56(6)). */
	readonly balancingCharge: number;
	/** Left for the next period. */
	readonly carriedForward: number;
}

/** Which pool it is. */
export interface PoolIdentity {
	readonly at: string;
	readonly rate: PoolRate;
	/** Single-asset pools never count as small. */
	readonly canBeSmall: boolean;
}

/** Calculates one pool. `claims` is false if the trading or property allowance bars every deduction (BIM86050). */
export function settlePool(
	identity: PoolIdentity,
	inputs: PoolInputs,
	period: ChargeablePeriod,
	claims: boolean,
): Pool {
	const total = inputs.broughtForward + inputs.additions;
	const balance = positive(total - inputs.disposals);
	const over = positive(inputs.disposals - total);
	const small = identity.canBeSmall && balance <= smallLimit(period);
	const yearly = writingDownRate(identity.rate, period);
	const writtenDown = inputs.ends || !claims ? 0 : writingDown(yearly, inputs, balance, period, small);
	const settles = inputs.ends && !inputs.waits;
	return {
		...inputs,
		at: identity.at,
		rate: identity.rate,
		balance,
		writtenDown,
		yearly,
		small: small && writtenDown > 0,
		allowance: shareUp(writtenDown, inputs.businessPercent),
		balancingAllowance: settles && claims ? shareUp(balance, inputs.businessPercent) : 0,
		balancingCharge: shareDown(over, inputs.businessPercent),
		carriedForward: settles ? inputs.additionsLater : balance - writtenDown + inputs.additionsLater,
	};
}

function writingDown(
	yearly: number,
	{ claimed }: PoolInputs,
	balance: number,
	period: ChargeablePeriod,
	small: boolean,
): number {
	const most = small
		? balance
		: lower(balance, fractionUpToPound(balance, yearly * period.part, 10_000 * period.whole));
	return claimed === undefined ? most : lower(most, claimed);
}

function smallLimit({ part, whole }: ChargeablePeriod): number {
	return fractionUpToPound(smallPool.limitPounds * 100, part, whole);
}

/**
 * A year's rate in hundredths of a percent. Across a change it is averaged by days, rounded up to a hundredth (as
 * Finance Act 2011 s.10(9) did).
 */
function writingDownRate(rate: PoolRate, { start, end }: ChargeablePeriod): number {
	let weighted = 0;
	let until = end;
	for (const held of writingDownRates[rate].toReversed()) {
		const from = held.from > start ? held.from : start;
		const days = daysOf(from, until);
		weighted += held.rate * days;
		if (days > 0) until = addDays(from, -1);
	}
	return Math.ceil(weighted / daysOf(start, end));
}
