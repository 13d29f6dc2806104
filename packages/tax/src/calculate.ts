/** Calculates the tax from the facts. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { alternatives } from './alternatives.ts';
import type { BandSlice, Calculation, IncomeKind } from './calculation.ts';
import { carriedForward } from './carried-forward.ts';
import type { Figures } from './figures.ts';
import { totalIncomeTaxDue } from './income-tax-due.ts';
import { incomplete, unsupported } from './missing/incomplete.ts';
import { notices } from './notices.ts';
import { reliefsOf } from './reliefs-used.ts';
import { runStages } from './stages/run.ts';
import type { TaxedBand } from './stages/stage-08-income-tax.ts';
import { withinLimits } from './within-limits.ts';
import { working } from './working/working.ts';

/** Changes whenever a rule or a rate changes, to tell old answers from new ones. */
export const rulesVersion = '2026.11.12';

/** How to calculate. */
export interface CalculateOptions {
	/** Whether to list the working of each figure; off is faster. Default: on. */
	readonly working?: boolean;
	/** Whether to calculate the Making Tax Digital and the cheapest answer too. Default: as `working`. */
	readonly alternatives?: boolean;
}

const NO_WORKING: Calculation['working'] = [];

/**
 * What is owed for a year: HMRC's Self Assessment calculation. The same facts and rules version always give the
 * same answer, byte for byte. Throws only on a bug: facts come from `parseFacts`.
 */
export function calculate(given: Facts, options?: CalculateOptions): Calculation {
	const facts = withinLimits(given);
	const withWorking = options?.working !== false;
	const figures = runStages(facts);
	const answer = answerOf(given, figures, withWorking ? working(facts, figures) : NO_WORKING);
	// Mutated, since copying such a large object costs as much as the calculation.
	if (options?.alternatives ?? withWorking) answer.alternatives = alternatives(facts, figures);
	return answer;
}

/** The answer without working, and the figures of every stage behind it. */
export interface Settled {
	readonly answer: Calculation;
	readonly figures: Figures;
}

/** What is owed for a year, like {@link calculate}, with the figures behind it. */
export function settled(given: Facts): Settled {
	const facts = withinLimits(given);
	const figures = runStages(facts);
	return { answer: answerOf(facts, figures, NO_WORKING), figures };
}

type Answer = Omit<Calculation, 'alternatives'> & { alternatives?: NonNullable<Calculation['alternatives']> };

function answerOf(facts: Facts, figures: Figures, lines: Calculation['working']): Answer {
	const { allowances, adjustments, charges, nationalInsurance, studentLoans, capitalGains, taxDue } = figures;
	const { required, first, second, reason } = figures.paymentsOnAccount;
	const { reliefs, reliefsUsed } = reliefsOf(figures);
	const leftOut = unsupported(facts);
	const missing = incomplete(facts, figures);
	return {
		taxYear: facts.taxYear,
		rulesVersion,
		totalIncome: pence(figures.dividends.totalIncome),
		adjustedNetIncome: pence(allowances.adjustedNetIncome),
		personalAllowance: pence(allowances.personalAllowance),
		marriageAllowanceTransferred: pence(allowances.transferred),
		taxableIncome: pence(allowances.taxableIncome),
		incomeTaxCharged: pence(figures.incomeTaxCharged),
		savingsTax: taxOn(figures, 'savings'),
		dividendTax: taxOn(figures, 'dividends'),
		incomeTaxChargedOnTransitionProfits: pence(figures.transitionTax),
		incomeTaxDueAfterReliefs: pence(adjustments.afterReliefs),
		incomeTaxDueAfterTaxReductions: pence(adjustments.afterReductions),
		incomeTaxDueAfterGiftAid: pence(adjustments.afterReductions + adjustments.giftAidCharge),
		pensionCharges: pence(charges.pensionCharges.total),
		statePensionLumpSumCharge: pence(charges.statePensionLumpSum),
		highIncomeChildBenefitCharge: pence(charges.childBenefit),
		winterFuelPaymentCharge: pence(charges.winterFuel),
		payeUnderpaymentsCodedOut: pence(taxDue.earlierYears),
		totalIncomeTaxDue: pence(totalIncomeTaxDue(figures)),
		class2: pence(nationalInsurance.class2),
		class4: pence(nationalInsurance.class4),
		studentLoan: pence(studentLoans.due),
		postgraduateLoan: pence(studentLoans.postgraduateDue),
		capitalGainsTax: pence(capitalGains.due),
		capitalGainsAdjustment: pence(capitalGains.adjustment),
		capitalGainsTaxSetOff: pence(taxDue.capitalGainsSetOff),
		taxDeducted: pence(figures.taxPaid.total),
		totalDue: pence(taxDue.total),
		complete: leftOut.length === 0 && missing.length === 0,
		balancingPayment: pence(taxDue.left),
		paymentsOnAccount: { required, first: pence(first), second: pence(second), reason },
		reliefs,
		reliefsUsed,
		carriedForward: carriedForward(figures),
		bands: figures.bands.map(slice),
		unsupported: leftOut,
		incomplete: missing,
		notices: notices(facts, figures),
		working: lines,
	};
}

// Field by field, since a spread is slow.
function slice({ income, band, rate, amount, tax }: TaxedBand): BandSlice {
	return { income, band, rate, amount: pence(amount), tax: pence(tax) };
}

function taxOn({ bands }: Figures, kind: IncomeKind): Pence {
	let total = 0;
	for (const { income, tax } of bands) if (income === kind) total += tax;
	return pence(total);
}
