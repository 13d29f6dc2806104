/** Marriage Allowance: given by the spouse who doesn't use all of theirs, received by the other (ITA 2007 ss.55A to 55E). */
import { formatPounds, pence, pounds } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Idea, Looked, Rule } from '../rule.ts';

/**
 * Suggested to anyone who hasn't said they had no spouse to share it with. Those born before 6 April 1935 have another
 * allowance.
 */
export const marriageAllowance: Rule = (looked) => {
	const { facts, declined, calculation } = looked;
	const { reliefs } = facts;
	if (declined.has('marriageAllowance') || reliefs?.marriageAllowance || reliefs?.marriedCouplesAllowance)
		return [];
	if (calculation.totalIncome === 0) return [];
	return calculation.totalIncome < calculation.personalAllowance ? given(looked) : received(looked);
};

function amountsOf({ facts }: Looked) {
	const { allowances, incomeTaxBands } = yearData(facts.taxYear);
	const transfer = pounds(allowances.marriageAllowancePounds);
	const basicRate = incomeTaxBands.uk[0]?.rate ?? 0;
	// £1,260 at 20% is £252 to the penny.
	return { transfer, relief: pence(Math.ceil((transfer * basicRate) / 10_000)) };
}

function given(looked: Looked): readonly Idea[] {
	const { transfer, relief } = amountsOf(looked);
	return [
		{
			rule: 'marriageAllowanceGiven',
			estimated: transfer,
			savedByAnother: relief,
			change: { reliefs: { ...looked.facts.reliefs, marriageAllowance: 'given' } },
			fact: 'reliefs.marriageAllowance',
			description: { id: 'marriageAllowance.given' },
			assumption: { id: 'marriageAllowance.given.if', params: { transfer: formatPounds(transfer) } },
			source: { id: 'marriageAllowance.source' },
		},
	];
}

function received(looked: Looked): readonly Idea[] {
	const { transfer } = amountsOf(looked);
	return [
		{
			rule: 'marriageAllowanceReceived',
			estimated: transfer,
			change: { reliefs: { ...looked.facts.reliefs, marriageAllowance: 'received' } },
			fact: 'reliefs.marriageAllowance',
			description: { id: 'marriageAllowance.received' },
			assumption: { id: 'marriageAllowance.received.if', params: { transfer: formatPounds(transfer) } },
			source: { id: 'marriageAllowance.source' },
		},
	];
}
