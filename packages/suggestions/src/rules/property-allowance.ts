/** The property allowance instead of letting costs, whichever is more (ITTOIA 2005 ss.783B to 783BQ). */
import { formatPounds, pence, pounds } from '@halfpenny/facts';
import { pages } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import type { Rule } from '../rule.ts';

/** Suggested if the costs claimed are lower. The engine counts what claiming it loses: relief for finance costs. */
export const propertyAllowance: Rule = ({ facts }) => {
	const { ukProperty, taxYear } = facts;
	const page = pages(facts).property;
	if (!ukProperty || !page || ukProperty.propertyAllowance !== false) return [];
	const limit = pounds(yearData(taxYear).smallAllowances.propertyAllowancePounds);
	const estimated = pence(Math.min(page.relievableReceipts, limit));
	if (page.expenses + page.capitalAllowances >= estimated) return [];
	return [
		{
			rule: 'propertyAllowance',
			estimated,
			change: { ukProperty: { ...ukProperty, propertyAllowance: true } },
			fact: 'ukProperty.propertyAllowance',
			answers: [{ fact: 'ukProperty.propertyAllowance', value: true }],
			description: { id: 'propertyAllowance', params: { limit: formatPounds(limit) } },
			assumption: { id: 'propertyAllowance.if' },
			source: { id: 'propertyAllowance.source' },
		},
	];
};
