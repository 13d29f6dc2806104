/** Payments into a personal pension: the scheme claims the basic rate, the return the rest (FA 2004 s.192). */
import { formatPounds, pence, pounds } from '@halfpenny/facts';
import type { Rule } from '../rule.ts';
import { paysAboveBasicRate } from './above-basic-rate.ts';

/** What is paid, and the amount it counts as, including the basic rate claimed by the scheme. */
const PAID = pounds(80);
const GROSS = pounds(100);

/** Suggested to anyone who pays more than the basic rate and has entered no payment. */
export const pensionPayment: Rule = ({ facts, calculation, declined }) => {
	const named = facts.reliefs?.pensionReliefAtSource;
	if (declined.has('pensionPayment') || named !== undefined || !paysAboveBasicRate(calculation)) return [];
	return [
		{
			rule: 'pensionPayment',
			estimated: GROSS,
			change: { reliefs: { ...facts.reliefs, pensionReliefAtSource: pence(GROSS) } },
			fact: 'reliefs.pensionReliefAtSource',
			description: { id: 'pensionPayment' },
			assumption: {
				id: 'pensionPayment.if',
				params: {
					paid: formatPounds(PAID),
					gross: formatPounds(GROSS),
				},
			},
			source: { id: 'pensionPayment.source' },
		},
	];
};
