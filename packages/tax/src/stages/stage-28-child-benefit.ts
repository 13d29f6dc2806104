/** Stage 28, the High Income Child Benefit Charge. Boxes c28.7 to c28.14; ITEPA 2003 ss.681B to 681H. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { income } from '../pages/box.ts';
import { lower, percentOf, positive, wholePercent } from '../rounding.ts';

/** c28.14. The benefit is rounded down to whole pounds before the percentage, as HMRC does. */
export function childBenefitCharge(facts: Facts, adjustedNetIncome: number): number {
	const received = income(facts.childBenefit?.received); // c28.11
	if (received === 0) return 0;
	return percentOf(received, childBenefitPercent(facts, adjustedNetIncome));
}

/** c28.10 and c28.13: the whole percentage of the benefit that is charged, at most 100. */
export function childBenefitPercent({ taxYear }: Facts, adjustedNetIncome: number): number {
	const { thresholdPounds, poundsPerPercent } = yearData(taxYear).highIncomeChildBenefitCharge;
	const excess = positive(adjustedNetIncome - thresholdPounds * 100); // c28.9
	return lower(wholePercent(excess, poundsPerPercent), 100);
}
