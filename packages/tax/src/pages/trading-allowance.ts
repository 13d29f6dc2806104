/** The one trading allowance of a person, for all businesses and casual earnings together. ITTOIA 2005 Part 6A Chapter 1. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { claimedTrade } from '../capital-allowances/claims.ts';
import { lower } from '../rounding.ts';
import { deduction, income } from './box.ts';
import { relievableReceipts } from './trade-page.ts';

/** The facts about businesses and casual earnings. */
export type Earnings = Pick<Facts, 'trades' | 'otherIncome' | 'taxYear'>;

const POUND = 100;

/**
 * Whether the trading allowance replaces all expenses: it is claimed (s.783AH), or covers everything (s.783AE) and
 * nobody opts out (s.783AL). Either covers all businesses and casual earnings.
 */
export function barsExpenses(earnings: Earnings): boolean {
	const { trades = [], otherIncome } = earnings;
	let refused = otherIncome?.tradingAllowance === false;
	if (otherIncome?.tradingAllowance === true) return true;
	for (const { tradingAllowance } of trades) {
		if (tradingAllowance === true) return true;
		if (tradingAllowance === false) refused = true;
	}
	return !refused && isCovered(earnings);
}

/** The allowance that remains for businesses after casual earnings. */
export function allowanceOfTrades(earnings: Earnings): number {
	return limitOf(earnings) - casualAllowance(earnings);
}

/**
 * The allowance set against casual earnings: what the person chose (s.783AK), else what businesses leave, since there
 * it saves National Insurance too. Each business that received anything keeps a pound, since its page has to show the
 * claim.
 */
export function casualAllowance(earnings: Earnings): number {
	const casual = casualOf(earnings);
	if (casual === 0 || !barsExpenses(earnings)) return 0;
	const limit = limitOf(earnings);
	const businesses = receiptsOfTrades(earnings, false).filter((receipts) => receipts > 0);
	const received = businesses.reduce((so, receipts) => so + receipts, 0);
	const chosen = earnings.otherIncome?.tradingAllowanceHere;
	// Full relief leaves nothing to choose (s.783AG).
	if (chosen === undefined || received + casual <= limit)
		return lower(casual, limit - lower(limit, received));
	return lower(lower(casual, deduction(chosen)), limit - businesses.length * POUND);
}

/** Casual earnings before expenses, a part of other income. */
export function casualOf({ otherIncome }: Earnings): number {
	return otherIncome?.casual === undefined
		? 0
		: lower(income(otherIncome.casual), income(otherIncome.amount));
}

/** Whether all receipts are within the allowance. */
function isCovered(earnings: Earnings): boolean {
	let receipts = casualOf(earnings);
	for (const received of receiptsOfTrades(earnings, true)) receipts += received;
	return receipts > 0 && receipts <= limitOf(earnings);
}

function receiptsOfTrades({ trades = [], taxYear }: Earnings, claims: boolean): readonly number[] {
	return trades.map((trade) =>
		relievableReceipts(trade.capitalAssets ? claimedTrade(trade, taxYear, claims).business : trade),
	);
}

function limitOf({ taxYear }: Earnings): number {
	return yearData(taxYear).smallAllowances.tradingAllowancePounds * 100;
}
