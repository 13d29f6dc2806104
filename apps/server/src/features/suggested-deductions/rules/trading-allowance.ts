/** The trading allowance against the costs of all businesses, whichever is more (ITTOIA 2005 ss.783AA to 783AR). */
import { formatPounds, type Pence, pounds, sum } from '@halfpenny/facts';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { pages } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import type { Looked, Rule } from '../rule.ts';

/** Suggests the one that is not claimed; what it saves decides whether it is shown. */
export const tradingAllowance: Rule = (looked) => {
	const { trades } = looked.facts;
	const answered = trades?.filter(({ tradingAllowance: claim }) => claim !== undefined) ?? [];
	if (answered.length === 0) return [];
	return answered.some(({ tradingAllowance: claim }) => claim === true)
		? costsInstead(looked)
		: allowanceInstead(looked);
};

function allowanceInstead({ facts }: Looked) {
	const { trades = [], taxYear } = facts;
	const limit = pounds(yearData(taxYear).smallAllowances.tradingAllowancePounds);
	const received = sum(
		trades.flatMap(({ turnover, otherIncome }) => [turnover, otherIncome].filter(isAmount)),
	);
	const costs = pages(facts).trades.reduce(
		(so, { expenses, capitalAllowances }) => so + expenses + capitalAllowances,
		0,
	);
	const estimated = received < limit ? received : limit;
	if (costs >= estimated) return [];
	return [
		{
			rule: 'tradingAllowance',
			estimated,
			change: { trades: trades.map((trade) => ({ ...trade, tradingAllowance: true })) },
			fact: 'trades[0].tradingAllowance',
			description: saySuggestion('tradingAllowance', { limit: formatPounds(limit) }),
			assumption: saySuggestion('tradingAllowance.if'),
			source: saySuggestion('tradingAllowance.source'),
		},
	];
}

function costsInstead({ facts }: Looked) {
	const trades = (facts.trades ?? []).map((trade) => ({ ...trade, tradingAllowance: false }));
	const costs = sum(trades.flatMap(({ expenses = {} }) => Object.values(expenses).filter(isAmount)));
	return [
		{
			rule: 'tradingCosts',
			estimated: costs,
			change: { trades },
			fact: 'trades[0].tradingAllowance',
			description: saySuggestion('tradingCosts'),
			assumption: saySuggestion('tradingCosts.if'),
			source: saySuggestion('tradingAllowance.source'),
		},
	];
}

function isAmount(amount: Pence | undefined): amount is Pence {
	return amount !== undefined;
}
