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

/** Expenses that the employer did not pay back. */
export const expenses: readonly Question[] = inGroup('expenses', [
	money('businessTravelCosts', 'EMP17'),
	money('hotelAndMealExpenses', 'EMP17'),
	money('mileageAllowanceRelief', 'EMP17'),
	money('flatRateJobExpenses', 'EMP18'),
	money('professionalSubscriptions', 'EMP19'),
	money('workingFromHome', 'EMP20', { years: { until: '2025-26' } }),
	money('jobExpenses', 'EMP20'),
	money('otherAndCapitalAllowances', 'EMP20'),
]);
