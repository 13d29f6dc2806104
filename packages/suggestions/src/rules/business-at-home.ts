/** Working at home for your own business: HMRC's flat rate instead of a share of the bills (ITTOIA 2005 s.94H). */
import { formatPounds, pounds } from '@halfpenny/facts';
import { homeRates, yearData } from '@halfpenny/years';
import type { Rule } from '../rule.ts';
import { monthsOf, tradeWithout, withTradeExpense } from './trades.ts';

/** Suggests the lowest rate to a business without costs for premises. */
export const businessAtHome: Rule = ({ facts }) => {
	const found = tradeWithout(facts, 'premisesRunningCosts');
	const [lowest, next] = homeRates.rates;
	if (!found || !lowest || !next) return [];
	const [trade, at] = found;
	const months = monthsOf(trade, yearData(facts.taxYear));
	const estimated = pounds(lowest.monthlyPounds * months);
	return [
		{
			rule: 'businessAtHome',
			estimated,
			change: withTradeExpense(facts, at, { premisesRunningCosts: estimated }),
			fact: `trades[${at}].expenses.premisesRunningCosts`,
			description: { id: 'businessAtHome' },
			assumption: {
				id: 'businessAtHome.if',
				params: {
					from: lowest.fromHours,
					to: next.fromHours - 1,
					monthly: formatPounds(pounds(lowest.monthlyPounds)),
					months,
				},
			},
			source: { id: 'businessAtHome.source' },
		},
	];
};
