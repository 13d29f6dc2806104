/** What an employer gave besides pay, and what a job cost the person. Form SA102, boxes 9 to 20. */
import type { Question } from '../../question.ts';
import { inGroup, money } from '../ask.ts';

/** Benefits, as form P11D has them. */
export const benefits: readonly Question[] = inGroup('benefits', [
	money('car', 'EMP9'),
	money('van', 'EMP9'),
	money('carFuel', 'EMP10'),
	money('vanFuel', 'EMP10'),
	money('medicalInsurance', 'EMP11'),
	money('vouchersAndCreditCards', 'EMP12'),
	money('mileage', 'EMP12'),
	money('assets', 'EMP13'),
	money('accommodation', 'EMP14'),
	money('beneficialLoan', 'EMP15'),
	money('otherItems', 'EMP15'),
	money('expensesReceived', 'EMP16', { fact: 'expenses' }),
]);

/** The years in which employees have relief for working at home (Finance Act 2026 s.21). */
const homeYears = { years: { until: '2025-26' } } as const;

/** Expenses that the employer did not pay back. Who was not required to work at home has no relief for it (EIM32815). */
export const expenses: readonly Question[] = [
	...inGroup('expenses', [
		money('businessTravelCosts', 'EMP17'),
		money('hotelAndMealExpenses', 'EMP17'),
		money('mileageAllowanceRelief', 'EMP17', { calculators: ['employeeMileage'] }),
		money('flatRateJobExpenses', 'EMP18', { calculators: ['flatRateOfJob'] }),
		money('professionalSubscriptions', 'EMP19'),
	]),
	{ id: 'whyAtHome', kind: 'choice', choices: ['required', 'chosen'], fact: null, ...homeYears },
	...inGroup('expenses', [
		money('workingFromHome', 'EMP20', {
			...homeYears,
			shownWhen: { question: 'whyAtHome', is: ['required', null] },
			calculators: ['employeeAtHome'],
		}),
		money('jobExpenses', 'EMP20'),
		money('otherAndCapitalAllowances', 'EMP20'),
	]),
];
