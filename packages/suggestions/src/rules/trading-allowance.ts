/** The trading allowance instead of the costs of all businesses and casual earnings (ITTOIA 2005 ss.783AA to 783AR). */
import { type Facts, formatPounds, type Pence, pounds, sum } from '@halfpenny/facts';
import { pages } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import type { Idea, Looked, Rule } from '../rule.ts';

/** Suggests whichever is not claimed. It is shown only if it saves tax. */
export const tradingAllowance: Rule = (looked) => {
	const { trades = [], otherIncome } = looked.facts;
	const claims = [...trades, ...(otherIncome?.casual === undefined ? [] : [otherIncome])].flatMap(
		({ tradingAllowance: claim }) => claim ?? [],
	);
	if (claims.length === 0) return [];
	return claims.includes(true) ? costsInstead(looked) : allowanceInstead(looked);
};

function allowanceInstead({ facts }: Looked): readonly Idea[] {
	const limit = pounds(yearData(facts.taxYear).smallAllowances.tradingAllowancePounds);
	const { trades = [], otherIncome: { casual, casualExpenses } = {} } = facts;
	const received = sum(
		[...trades.flatMap(({ turnover, otherIncome }) => [turnover, otherIncome]), casual].filter(isAmount),
	);
	const costs = pages(facts).trades.reduce(
		(so, { expenses, capitalAllowances }) => so + expenses + capitalAllowances,
		casualExpenses ?? 0,
	);
	const estimated = received < limit ? received : limit;
	if (costs >= estimated) return [];
	return [
		{
			...about(facts, true),
			rule: 'tradingAllowance',
			estimated,
			description: { id: 'tradingAllowance', params: { limit: formatPounds(limit) } },
			assumption: { id: 'tradingAllowance.if' },
		},
	];
}

function costsInstead({ facts }: Looked): readonly Idea[] {
	const { trades = [], otherIncome } = facts;
	const costs = sum([
		...trades.flatMap(({ expenses = {} }) => Object.values(expenses).filter(isAmount)),
		...[otherIncome?.casualExpenses, otherIncome?.expenses].filter(isAmount),
	]);
	if (costs === 0) return [];
	return [
		{
			...about(facts, false),
			rule: 'tradingCosts',
			estimated: costs,
			description: { id: 'tradingCosts' },
			assumption: { id: 'tradingCosts.if' },
		},
	];
}

/** Returns the facts with the claim made or withdrawn everywhere it applies. */
function about(
	{ trades, otherIncome }: Facts,
	claim: boolean,
): Pick<Idea, 'change' | 'fact' | 'answers' | 'source'> {
	const all = trades?.map((trade) => ({ ...trade, tradingAllowance: claim }));
	const casual = otherIncome?.casual === undefined ? undefined : { ...otherIncome, tradingAllowance: claim };
	return {
		change: { ...(all && { trades: all }), ...(casual && { otherIncome: casual }) },
		fact: all && all.length > 0 ? 'trades[0].tradingAllowance' : 'otherIncome.tradingAllowance',
		answers: [
			...(all ?? []).map((_, at) => ({ fact: `trades[${at}].tradingAllowance`, value: claim }) as const),
			...(casual ? [{ fact: 'otherIncome.tradingAllowance', value: claim } as const] : []),
		],
		source: { id: 'tradingAllowance.source' },
	};
}

function isAmount(amount: Pence | undefined): amount is Pence {
	return amount !== undefined;
}
