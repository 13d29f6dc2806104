/** The working of a business: the lines of each, from its own boxes and facts. */
import type { Facts, PathWithin } from '@halfpenny/facts';
import type { TradePage } from '../../pages/trade-page.ts';
import { ofYear } from '../arithmetic.ts';
import type { TradeBox } from '../boxes.ts';
import { balancingCharges, buildersFor, capitalAllowances } from '../builders.ts';
import { type EntryLines, entry } from './entry-line.ts';

const { down, less, list, named, plus, smallest, sum, up } = buildersFor<
	TradeBox,
	PathWithin<NonNullable<Facts['trades']>[number]>
>();

const TRADE_RESULT = [
	'FSE15',
	'FSE46',
	'FSE59',
	down('adjustments.goodsAndServicesOwnUse'),
	down('adjustments.basisAdjustment'),
	less('FSE16.1'),
	less('FSE31'),
	less('FSE57'),
	less(up('adjustments.includedNonTaxableProfits')),
] as const;

/** The lines of a business, in HMRC's order. */
export const tradeLines: EntryLines<TradeBox, TradePage> = {
	FSE15: entry('trade-receipts', sum(down('turnover'), down('otherIncome')), (page) => page.receipts),
	'FSE16.1': entry(
		'trading-allowance',
		list('FSE15', named('tradingAllowance'), ofYear('tradingAllowance')),
		(page) => page.tradingAllowance,
	),
	FSE31: entry('trade-expenses', list(named('expenses')), (page) => page.expenses),
	FSE46: entry(
		'trade-disallowable',
		list(named('expenses'), named('disallowable')),
		(page) => page.disallowable,
	),
	FSE57: entry(
		'trade-capital-allowances',
		list(named('allowances'), capitalAllowances),
		(page) => page.capitalAllowances,
	),
	FSE59: entry(
		'trade-balancing-charge',
		list(named('adjustments.balancingChargeOther'), balancingCharges),
		(page) => page.balancingCharge,
	),
	FSE73: entry(
		'trade-adjusted-profit',
		plus(sum(...TRADE_RESULT), down('adjustments.accountingAdjustment')),
		(page) => page.adjustedProfit,
	),
	'FSE73.3': entry(
		'trade-transition-profit',
		sum(down('adjustments.transitionProfitAmount')),
		(page) => page.transitionProfit,
	),
	'FSE73.4': entry(
		'trade-transition-loss-used',
		smallest([up('adjustments.transitionProfitLossUsed')], ['FSE73.3'], [up('lossBroughtForward')]),
		(page) => page.transitionLossUsed,
	),
	FSE74: entry(
		'trade-loss-used',
		smallest([up('lossBroughtForward'), less('FSE73.4')], ['FSE73']),
		(page) => page.lossUsed,
	),
	FSE76: entry(
		'trade-taxable-profit',
		sum('FSE73', less('FSE74'), down('adjustments.outstandingBusinessIncome')),
		(page) => page.taxableProfit,
	),
	FSE77: entry('trade-loss', sum(...TRADE_RESULT.map(less)), (page) => page.loss),
	FSE78: entry(
		'trade-loss-sideways',
		smallest([up('lossAgainstOtherIncome')], ['FSE77']),
		(page) => page.lossAgainstOtherIncome,
	),
};
