/** The figures of a return as lists show them: decimal strings in pounds, null where nothing was said (ruling 41). */
import { type Facts, type Pence, pence, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';

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

/** The figures of a calculation and the facts it is of. */
export function figuresOf(facts: Facts, calculation: Calculation): ReturnFigures {
	const { totalIncome, taxableIncome, totalIncomeTaxDue, class2, class4, taxDeducted, totalDue } =
		calculation;
	const nationalInsurance = sum([class2, class4]);
	return {
		employmentIncome: employmentIncome(facts),
		// The interview does not ask about trades and rents yet: nothing was said.
		selfEmploymentIncome: null,
		rentalIncome: null,
		otherIncome: totalOf([facts.savings?.untaxedUkInterest, facts.savings?.taxedUkInterest]),
		totalIncome: toPounds(totalIncome),
		taxableIncome: toPounds(taxableIncome),
		incomeTax: toPounds(totalIncomeTaxDue),
		nationalInsurance: toPounds(nationalInsurance),
		taxPaid: toPounds(taxDeducted),
		...owedOrRefunded(totalDue),
		taxLiability: toPounds(sum([totalIncomeTaxDue, nationalInsurance])),
	};
}

/** What is owed and what comes back: one of them is zero. */
export function owedOrRefunded(totalDue: Pence): { readonly taxOwed: string; readonly refundAmount: string } {
	return {
		taxOwed: toPounds(totalDue > 0 ? totalDue : ZERO),
		refundAmount: toPounds(totalDue < 0 ? pence(-totalDue) : ZERO),
	};
}

function employmentIncome({ employments = [] }: Facts): string | null {
	return totalOf(employments.map(({ pay }) => pay));
}

/** The sum of what was answered; null when nothing was. */
function totalOf(amounts: readonly (Pence | undefined)[]): string | null {
	const answered = amounts.filter((amount) => amount !== undefined);
	return answered.length === 0 ? null : toPounds(sum(answered));
}
