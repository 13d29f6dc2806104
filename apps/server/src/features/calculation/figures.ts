/** The figures of a return as lists show them: decimal strings in pounds, null if not answered. */
import { type Facts, type Pence, pence, sum, toPounds, ZERO } from '@halfpenny/facts';
import { type Calculation, pages } from '@halfpenny/tax';

/** Each figure by the specification's name. */
export interface ReturnFigures {
	readonly employmentIncome: string | null;
	readonly selfEmploymentIncome: string | null;
	readonly rentalIncome: string | null;
	readonly otherIncome: string | null;
	readonly totalIncome: string | null;
	readonly taxableIncome: string | null;
	readonly incomeTax: string | null;
	readonly nationalInsurance: string | null;
	readonly taxPaid: string | null;
	readonly taxOwed: string | null;
	readonly refundAmount: string | null;
	readonly taxLiability: string | null;
}

/** The figures of a calculation and the facts behind it. */
export function figuresOf(facts: Facts, calculation: Calculation): ReturnFigures {
	const { totalIncome, taxableIncome, totalIncomeTaxDue, class2, class4, taxDeducted, totalDue } =
		calculation;
	const nationalInsurance = sum([class2, class4]);
	return {
		...incomeByKind(facts, totalIncome),
		totalIncome: toPounds(totalIncome),
		taxableIncome: toPounds(taxableIncome),
		incomeTax: toPounds(totalIncomeTaxDue),
		nationalInsurance: toPounds(nationalInsurance),
		taxPaid: toPounds(taxDeducted),
		...owedOrRefunded(totalDue),
		taxLiability: toPounds(sum([totalIncomeTaxDue, nationalInsurance])),
	};
}

/** What is owed and what is repaid: one of them is zero. */
export function owedOrRefunded(totalDue: Pence): { readonly taxOwed: string; readonly refundAmount: string } {
	return {
		taxOwed: toPounds(totalDue > 0 ? totalDue : ZERO),
		refundAmount: toPounds(totalDue < 0 ? pence(-totalDue) : ZERO),
	};
}

/**
 * Each kind of income as it counts towards the total; the four add up to it: jobs with benefits less expenses (c1.9),
 * profits of trades and partnerships (c1.16, c1.26) and of property (c1.33) before losses of earlier years.
 */
function incomeByKind(facts: Facts, totalIncome: Pence) {
	const each = pages(facts);
	const jobs = pence(
		Math.max(
			0,
			total(each.employments, ({ pay, benefits, expenses }) => pay + benefits - expenses),
		),
	);
	const businesses = pence(
		total(each.trades, ({ taxableProfit, lossUsed }) => taxableProfit + lossUsed) +
			total(
				each.partnerships,
				({ nonSavings, lossUsed, propertyLossUsed }) => nonSavings + lossUsed + propertyLossUsed,
			),
	);
	const rents = pence((each.property?.taxableProfit ?? 0) + (each.property?.lossUsed ?? 0));
	return {
		employmentIncome: hasJobs(facts) ? toPounds(jobs) : null,
		selfEmploymentIncome: hasBusinesses(facts) ? toPounds(businesses) : null,
		rentalIncome: hasRents(facts) ? toPounds(rents) : null,
		otherIncome: hasOther(facts) ? toPounds(pence(totalIncome - jobs - businesses - rents)) : null,
	};
}

function total<Page>(every: readonly Page[], amountOf: (page: Page) => number): number {
	return every.reduce((so, page) => so + amountOf(page), 0);
}

function hasJobs({ employments = [] }: Facts): boolean {
	return employments.some(({ pay, benefits }) => pay !== undefined || benefits !== undefined);
}

function hasBusinesses({ trades = [], partnerships = [] }: Facts): boolean {
	return (
		trades.some(({ turnover, otherIncome }) => turnover !== undefined || otherIncome !== undefined) ||
		partnerships.some(({ profit }) => profit !== undefined)
	);
}

function hasRents({ ukProperty: { rents, otherIncome, rentARoom } = {} }: Facts): boolean {
	return [rents, otherIncome, rentARoom?.receipts].some((amount) => amount !== undefined);
}

function hasOther({ savings, dividends, pensions, stateBenefits, otherIncome }: Facts): boolean {
	return [savings, dividends, pensions, stateBenefits, otherIncome].some(
		(schedule) => schedule !== undefined && Object.values(schedule).some((answer) => answer !== undefined),
	);
}
