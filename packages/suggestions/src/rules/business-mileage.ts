/** Business miles for your own business: HMRC's rate instead of fuel, insurance and repairs (ITTOIA 2005 s.94F). */
import { formatPounds, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Rule } from '../rule.ts';
import { tradeWithout, withTradeExpense } from './trades.ts';

const MILES = 1000;

/** Suggested to a business without travel costs or a vehicle that was claimed for. */
export const businessMileage: Rule = ({ facts }) => {
	const found = tradeWithout(facts, 'carVanTravelExpenses');
	if (!found || found[0].capitalAssets !== undefined || found[0].allowances !== undefined) return [];
	const [, at] = found;
	const { carFirst10000PencePerMile, carAfterPencePerMile } = yearData(facts.taxYear).mileage;
	const estimated = pence(carFirst10000PencePerMile * MILES);
	return [
		{
			rule: 'businessMileage',
			estimated,
			change: withTradeExpense(facts, at, { carVanTravelExpenses: estimated }),
			fact: `trades[${at}].expenses.carVanTravelExpenses`,
			description: { id: 'businessMileage' },
			assumption: {
				id: 'businessMileage.if',
				params: {
					miles: MILES,
					rate: formatPounds(pence(carFirst10000PencePerMile)),
					after: formatPounds(pence(carAfterPencePerMile)),
				},
			},
			source: { id: 'businessMileage.source' },
		},
	];
};
