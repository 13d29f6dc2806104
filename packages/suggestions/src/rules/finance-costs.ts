/** Interest on a let home: not a cost of letting, but a fifth of it comes off the tax (ITTOIA 2005 s.274A). */
import { formatPounds, pounds } from '@halfpenny/facts';
import type { Rule } from '../rule.ts';

const UNIT = pounds(100);

/** Suggested to any landlord who claims costs and has entered no interest. */
export const financeCosts: Rule = ({ facts }) => {
	const { ukProperty } = facts;
	if (!ukProperty?.rents || ukProperty.propertyAllowance === true) return [];
	const named = [
		ukProperty.financeCosts,
		ukProperty.financeCostsBroughtForward,
		ukProperty.expenses?.financialCosts,
	];
	if (named.some((amount) => amount !== undefined)) return [];
	return [
		{
			rule: 'financeCosts',
			estimated: UNIT,
			change: { ukProperty: { ...ukProperty, financeCosts: UNIT } },
			fact: 'ukProperty.financeCosts',
			description: { id: 'financeCosts' },
			assumption: { id: 'financeCosts.if', params: { unit: formatPounds(UNIT) } },
			source: { id: 'financeCosts.source' },
		},
	];
};
