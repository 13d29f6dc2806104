/** Business miles in your own car for an employer who pays less than HMRC's rate (ITEPA 2003 s.231). */
import { formatPounds, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Rule } from '../rule.ts';
import { claims, mainJob, withExpense } from './jobs.ts';

const MILES = 1000;

/** Suggested to anyone who travels for a job: they claimed other travel, or their employer pays for miles. */
export const employeeMileage: Rule = ({ facts }) => {
	const found = mainJob(facts);
	const travels = (facts.employments ?? []).some(
		({ expenses, benefits }) =>
			expenses?.businessTravelCosts !== undefined ||
			expenses?.hotelAndMealExpenses !== undefined ||
			benefits?.mileage !== undefined,
	);
	if (!found || !travels || claims(facts, 'mileageAllowanceRelief')) return [];
	const [, at] = found;
	const rate = pence(yearData(facts.taxYear).mileage.carFirst10000PencePerMile);
	const estimated = pence(rate * MILES);
	return [
		{
			rule: 'employeeMileage',
			estimated,
			change: withExpense(facts, at, { mileageAllowanceRelief: estimated }),
			fact: `employments[${at}].expenses.mileageAllowanceRelief`,
			description: { id: 'employeeMileage' },
			assumption: { id: 'employeeMileage.if', params: { miles: MILES, rate: formatPounds(rate) } },
			source: { id: 'employeeMileage.source' },
		},
	];
};
