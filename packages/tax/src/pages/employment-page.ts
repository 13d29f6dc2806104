/** The boxes of one employment page (SA102) that the calculation reads. */
import type { Facts } from '@halfpenny/facts';
import { lower, positive } from '../rounding.ts';
import { deduction, income, orNothing } from './box.ts';

/** One job. */
export type Employment = NonNullable<Facts['employments']>[number];

/** An employment page. Whole pounds in pence. */
export interface EmploymentPage {
	/** EMP1 and EMP3: c1.1. */
	readonly pay: number;
	/** EMP9 to EMP16: c1.5. */
	readonly benefits: number;
	/** EMP17 to EMP20, not more than the income: c1.5c. */
	readonly expenses: number;
	/** EMP2, which can be negative. */
	readonly taxDeducted: number;
	/** EMPCL1. */
	readonly class1Earnings: number;
	/** c27.1c: pay that counts for student loans. */
	readonly studentLoanIncome: number;
}

/** The boxes of one job. */
export function employmentPage(job: Employment): EmploymentPage {
	const pay = income(job.pay) + income(job.tips);
	const claimed = expensesOf(job.expenses);
	const benefits = benefitsOf(job.benefits);
	const forLoans =
		pay +
		income(orNothing(job.benefits?.vouchersAndCreditCards) + orNothing(job.benefits?.mileage)) +
		income(job.benefits?.expenses) -
		income(job.payrolledBenefits);
	return {
		pay,
		benefits,
		expenses: lower(pay + benefits, claimed),
		taxDeducted: deduction(job.taxDeducted),
		class1Earnings: deduction(job.class1Earnings),
		studentLoanIncome: positive(positive(forLoans) - claimed),
	};
}

function benefitsOf(benefits: Employment['benefits']): number {
	if (!benefits) return 0;
	return (
		income(orNothing(benefits.car) + orNothing(benefits.van)) + // EMP9
		income(orNothing(benefits.carFuel) + orNothing(benefits.vanFuel)) + // EMP10
		income(benefits.medicalInsurance) + // EMP11
		income(orNothing(benefits.vouchersAndCreditCards) + orNothing(benefits.mileage)) + // EMP12
		income(benefits.assets) + // EMP13
		income(benefits.accommodation) + // EMP14
		income(orNothing(benefits.beneficialLoan) + orNothing(benefits.otherItems)) + // EMP15
		income(benefits.expenses) // EMP16
	);
}

function expensesOf(expenses: Employment['expenses']): number {
	if (!expenses) return 0;
	return (
		deduction(
			orNothing(expenses.businessTravelCosts) +
				orNothing(expenses.hotelAndMealExpenses) +
				orNothing(expenses.mileageAllowanceRelief),
		) + // EMP17
		deduction(expenses.flatRateJobExpenses) + // EMP18
		deduction(expenses.professionalSubscriptions) + // EMP19
		deduction(
			orNothing(expenses.jobExpenses) +
				orNothing(expenses.workingFromHome) +
				orNothing(expenses.otherAndCapitalAllowances),
		) // EMP20
	);
}
