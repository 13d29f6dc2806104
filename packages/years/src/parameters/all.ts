/** Every parameter, by group and name. */
import { incomeRequiringReturn } from '../income-for-a-return.ts';
import { latePaymentSteps } from '../late.ts';
import { confidenceIn, entryOn, type Series, type Sourced } from '../series.ts';
import { firstDayOf, type TaxYear } from '../tax-years.ts';
import { allowances, smallAllowances } from './allowances.ts';
import { capitalGains, investorsReliefLimits, mainGainsRates } from './capital-gains.ts';
import { childBenefit, highIncomeChildBenefitCharge } from './child-benefit.ts';
import { codingOut, days, paymentsOnAccount } from './deadlines.ts';
import { dividends } from './dividends.ts';
import { cashBasis, homeWorking, mileage } from './expenses.ts';
import { foreignPages } from './foreign-pages.ts';
import { incomeTaxBands } from './income-tax-bands.ts';
import { class1, class2, class4 } from './national-insurance.ts';
import { pensionRelief, pensions } from './pensions.ts';
import { propertyFinanceCosts, propertyRates } from './property.ts';
import { investmentReliefs, reliefLimit } from './reliefs.ts';
import { savings } from './savings.ts';
import { studentLoans } from './student-loans.ts';
import { winterFuelPaymentCharge } from './winter-fuel-payment.ts';

/** Series by group. A single series has its own group. */
export const groups = {
	allowances,
	smallAllowances,
	incomeTaxBands,
	savings,
	dividends,
	cashBasis,
	property: { rates: propertyRates },
	propertyFinanceCosts,
	class1,
	class2,
	class4,
	highIncomeChildBenefitCharge,
	childBenefit,
	winterFuelPayment: { charge: winterFuelPaymentCharge },
	studentLoans,
	pensions,
	pensionRelief,
	capitalGains,
	datedGains: { mainRates: mainGainsRates, investorsReliefLifetimeLimits: investorsReliefLimits },
	foreignPages,
	investmentReliefs,
	reliefLimit,
	mileage,
	homeWorking,
	paymentsOnAccount,
	codingOut,
	days,
	latePayment: { steps: latePaymentSteps },
	returnRequired: { incomePounds: incomeRequiringReturn },
};

/** Every series by its name: `allowances.personalAllowancePounds`. */
export const parameters: ReadonlyMap<string, Series<unknown>> = new Map(
	Object.entries(groups).flatMap(([group, series]) =>
		Object.entries<Series<unknown>>(series).map(([name, one]) => [`${group}.${name}`, one] as const),
	),
);

/** A figure for one tax year. */
interface ParameterOfYear extends Sourced {
	readonly name: string;
	readonly value: unknown;
	/** The day it applies from. */
	readonly from: string;
}

/** Every parameter of a tax year with its source and how certain it is. */
export function parametersOf(taxYear: TaxYear): readonly ParameterOfYear[] {
	return [...parameters].map(([name, series]) => {
		const entry = entryOn(series, firstDayOf(taxYear));
		return { name, ...entry, confidence: confidenceIn(entry, taxYear) };
	});
}
