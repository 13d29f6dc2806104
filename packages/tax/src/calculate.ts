/** From facts to the answer. */
import { type Facts, pence } from '@halfpenny/facts';
import type { Calculation } from './calculation.ts';
import type { Figures } from './figures.ts';
import { slices } from './slices.ts';
import { runStages } from './stages/run.ts';
import { working } from './working/working.ts';

/** Changes whenever a rule or a rate changes, so that an old answer can be told from a new one. */
export const rulesVersion = '2026.11.1';

/** How to calculate. */
export interface CalculateOptions {
	/** Whether to list the working of each figure; off is faster. On unless said. */
	readonly working?: boolean;
}

/**
 * What is owed for a year: HMRC's Self Assessment calculation. The same facts and rules version always give the
 * same answer, byte for byte. Throws only on a bug: facts come from `parseFacts`.
 */
export function calculate(facts: Facts, options: CalculateOptions = {}): Calculation {
	const figures = runStages(facts);
	return {
		...answer(facts, figures),
		bands: slices(figures),
		working: options.working === false ? [] : working(facts, figures),
	};
}

function answer(facts: Facts, figures: Figures): Omit<Calculation, 'bands' | 'working'> {
	const { dividends, reliefs, tax, adjustments, taxPaid, taxDue } = figures;
	return {
		taxYear: facts.taxYear,
		rulesVersion,
		totalIncome: pence(dividends.totalIncome),
		adjustedNetIncome: pence(reliefs.adjustedNetIncome),
		personalAllowance: pence(reliefs.personalAllowance),
		taxableIncome: pence(reliefs.taxableIncome),
		incomeTaxCharged: pence(tax.charged),
		incomeTaxDueAfterReliefs: pence(adjustments.afterReductions),
		incomeTaxDueAfterTaxReductions: pence(adjustments.afterReductions),
		incomeTaxDueAfterGiftAid: pence(adjustments.afterReductions + adjustments.giftAidCharge),
		totalIncomeTaxDue: pence(adjustments.incomeTaxDue),
		class2: pence(0),
		class4: pence(0),
		taxDeducted: pence(taxPaid.total),
		totalDue: pence(taxDue.total),
		reliefs: { giftAid: pence(reliefs.giftAidGross) },
	};
}
