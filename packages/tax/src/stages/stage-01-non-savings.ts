/** Stage 1, collect non-savings income. Boxes c1.1 to c1.57. */
import type { Facts } from '@halfpenny/facts';
import { deduction, income, orNothing } from '../pages/box.ts';
import type { Pages } from '../pages/pages.ts';
import { positive } from '../rounding.ts';

/** Non-savings income. */
export interface NonSavings {
	/** c1.4. */
	readonly pay: number;
	/** c1.5. */
	readonly benefits: number;
	/** c1.8. */
	readonly employmentExpenses: number;
	/** c1.9. */
	readonly employment: number;
	/** c1.14: losses brought forward, which stage 4 deducts. */
	readonly tradeLosses: number;
	/** c1.16: profits before those losses. */
	readonly trades: number;
	/** c1.24. */
	readonly partnershipLosses: number;
	/** c1.26. */
	readonly partnerships: number;
	/** c1.31. */
	readonly propertyLosses: number;
	/** c1.32. */
	readonly propertyProfit: number;
	/** c1.33. */
	readonly property: number;
	/** c1.52. */
	readonly pensions: number;
	/** c1.56. */
	readonly other: number;
	/** c1.57. */
	readonly total: number;
}

/** Income of all the sources of stage 1. Profits are before losses brought forward, as in HMRC's stage. */
export function nonSavings(facts: Facts, pages: Pages): NonSavings {
	let pay = 0;
	let benefits = 0;
	let employmentExpenses = 0;
	for (const page of pages.employments) {
		pay += page.pay;
		benefits += page.benefits;
		employmentExpenses += page.expenses;
	}
	const employment = positive(pay + benefits - employmentExpenses);
	let tradeLosses = 0;
	let trades = 0;
	for (const page of pages.trades) {
		tradeLosses += page.lossUsed;
		trades += page.taxableProfit;
	}
	trades += tradeLosses;
	let partnershipLosses = 0;
	let partnerships = 0;
	for (const page of pages.partnerships) {
		partnershipLosses += page.lossUsed + page.propertyLossUsed;
		partnerships += page.nonSavings;
	}
	partnerships += partnershipLosses;
	const propertyLosses = pages.property?.lossUsed ?? 0;
	const propertyProfit = pages.property?.taxableProfit ?? 0;
	const property = propertyProfit + propertyLosses;
	const pensions = pensionsOf(facts);
	const other = otherOf(facts.otherIncome, pages.otherIncome);
	return {
		pay,
		benefits,
		employmentExpenses,
		employment,
		tradeLosses,
		trades,
		partnershipLosses,
		partnerships,
		propertyLosses,
		propertyProfit,
		property,
		pensions,
		other,
		total: employment + trades + partnerships + property + pensions + other,
	};
}

/** c1.52: INC8, INC11, INC13, INC15 and INC16. */
function pensionsOf({ pensions, stateBenefits }: Facts): number {
	return (
		income(pensions?.statePension) +
		income(pensions?.otherPensions) +
		income(
			orNothing(stateBenefits?.incapacityBenefit) + orNothing(stateBenefits?.employmentSupportAllowance),
		) +
		income(stateBenefits?.jobSeekersAllowance) +
		income(stateBenefits?.otherStateBenefits)
	);
}

/** c1.56: other income less its expenses and losses, and pre-owned assets benefit. */
function otherOf(other: Facts['otherIncome'], page: Pages['otherIncome']): number {
	if (!other || !page) return 0;
	const profit = positive(page.received - page.expenses); // c1.53
	return positive(profit - deduction(other.lossesBroughtForward)) + income(other.preOwnedAssets);
}
