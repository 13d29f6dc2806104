/** Fees and subscriptions to professional bodies that a job needs (ITEPA 2003 ss.343 and 344). */
import { formatPounds, pounds } from '@halfpenny/facts';
import type { Rule } from '../rule.ts';
import { claims, mainJob, withExpense } from './jobs.ts';

const UNIT = pounds(100);

/** Suggested to anyone with other job costs, who may have forgotten the fees. */
export const professionalFees: Rule = ({ facts }) => {
	const found = mainJob(facts);
	const hasCosts = (facts.employments ?? []).some(
		({ expenses }) =>
			expenses && Object.values(expenses).some((amount) => amount !== undefined && amount > 0),
	);
	if (!found || !hasCosts || claims(facts, 'professionalSubscriptions')) return [];
	const [, at] = found;
	return [
		{
			rule: 'professionalFees',
			estimated: UNIT,
			change: withExpense(facts, at, { professionalSubscriptions: UNIT }),
			fact: `employments[${at}].expenses.professionalSubscriptions`,
			description: { id: 'professionalFees' },
			assumption: { id: 'professionalFees.if', params: { unit: formatPounds(UNIT) } },
			source: { id: 'professionalFees.source' },
		},
	];
};
