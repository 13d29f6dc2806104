/**
 * Facts larger than the whole they belong to, and payments above the amount they are set against: the excess has no
 * effect.
 */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Figures } from './figures.ts';
import type { Notice } from './notice.ts';
import { deduction, orNothing } from './pages/box.ts';
import { capitalGainsPage } from './pages/capital-gains-page.ts';
import { pensionCharges } from './stages/stage-25-pension-charges.ts';

type Found = Notice[];
type Code = 'partAboveWhole' | 'taxPaidAboveCharge' | 'loanDeductedAboveDue' | 'jobExpensesAboveIncome';

/** Every such fact. Paths are written only when needed, since this runs with every calculation. */
export function clipped(facts: Facts, figures: Figures): readonly Notice[] {
	const found: Found = [];
	if (facts.employments) {
		ofJobs(facts, facts.employments, found);
		ofJobExpenses(facts.employments, figures, found);
	}
	if (facts.studentLoans) ofLoans(facts.studentLoans, figures, found);
	ofBusinesses(facts, figures.pages, found);
	if (facts.reliefs) ofReliefs(facts.reliefs, found);
	if (facts.otherIncome) {
		const { casual, amount } = facts.otherIncome;
		above(found, casual, amount, () => 'otherIncome.casual');
	}
	if (facts.capitalGains) ofShareLosses(facts, facts.capitalGains, found);
	if (facts.pensionCharges) ofCharges(facts.pensionCharges, figures, found);
	withoutEffect(facts, figures, found);
	return found;
}

/** Boxes are in whole pounds, so an excess of up to a pound is rounding. */
function above(
	found: Found,
	part: number | undefined,
	whole: number | undefined,
	fact: () => string,
	code: Code = 'partAboveWhole',
): void {
	if (part === undefined) return;
	const limit = deduction(whole);
	if (part > limit) found.push({ code, fact: fact(), amount: pence(part - limit), limit: pence(limit) });
}

function ofJobs(
	{ taxYear, dividends }: Facts,
	employments: NonNullable<Facts['employments']>,
	found: Found,
): void {
	const { class1 } = yearData(taxYear);
	const between = (class1.upperEarningsLimitPounds - class1.primaryThresholdPounds) * 100;
	let ofCompanies = 0;
	employments.forEach((job, index) => {
		const { payrolledBenefits: benefits, class1Earnings: earnings } = job;
		if (benefits !== undefined)
			above(found, benefits, job.pay, () => `employments[${index}].payrolledBenefits`);
		if (earnings !== undefined) above(found, earnings, between, () => `employments[${index}].class1Earnings`);
		const own = job.closeCompanyDetails?.dividends;
		if (own === undefined) return;
		ofCompanies += own;
		const fact = () => `employments[${index}].closeCompanyDetails.dividends`;
		above(found, ofCompanies, dividends?.ukDividends, fact);
	});
}

/** ITEPA 2003 s.329: expenses stop at what the job earned. Boxes are in whole pounds. */
function ofJobExpenses(
	employments: NonNullable<Facts['employments']>,
	{ pages }: Figures,
	found: Found,
): void {
	employments.forEach(({ expenses }, index) => {
		const page = pages.employments[index];
		if (!expenses || !page || page.expenses < page.pay + page.benefits) return;
		const claimed = Object.values(expenses).reduce((so: number, amount) => so + orNothing(amount), 0);
		const [name] = Object.keys(expenses);
		const fact = () => `employments[${index}].expenses.${name}`;
		above(found, claimed, page.expenses, fact, 'jobExpensesAboveIncome');
	});
}

/** Employers' deductions above the year's repayment (c27.44, c27.45). */
function ofLoans(
	loans: NonNullable<Facts['studentLoans']>,
	{ studentLoans: due }: Figures,
	found: Found,
): void {
	const code = 'loanDeductedAboveDue';
	above(found, loans.deducted, due.repayment, () => 'studentLoans.deducted', code);
	const fact = () => 'studentLoans.postgraduateDeducted';
	above(found, loans.postgraduateDeducted, due.postgraduateRepayment, fact, code);
}

/** Losses brought forward chosen for the transition profit, above it or above the losses there are. */
function ofBusinesses({ trades, partnerships }: Facts, pages: Figures['pages'], found: Found): void {
	trades?.forEach(({ adjustments }, index) => {
		const used = pages.trades[index]?.transitionLossUsed;
		const fact = () => `trades[${index}].adjustments.transitionProfitLossUsed`;
		above(found, adjustments?.transitionProfitLossUsed, used, fact);
	});
	partnerships?.forEach(({ transitionProfitLossUsed }, index) => {
		const used = pages.partnerships[index]?.transitionLossUsed;
		above(found, transitionProfitLossUsed, used, () => `partnerships[${index}].transitionProfitLossUsed`);
	});
}

function ofReliefs(reliefs: NonNullable<Facts['reliefs']>, found: Found): void {
	const part = (name: keyof typeof reliefs, whole: keyof typeof reliefs): void =>
		above(found, reliefs[name] as Pence, reliefs[whole] as Pence, () => `reliefs.${name}`);
	part('giftAidOneOff', 'giftAid');
	part('pensionReliefAtSourceOneOff', 'pensionReliefAtSource');
	part('enterpriseInvestmentSchemeKnowledgeIntensive', 'enterpriseInvestmentScheme');
}

/** ITA 2007 s.131: only losses on unlisted shares; those on EIS and SEIS shares are included in them. */
function ofShareLosses({ taxYear }: Facts, gains: NonNullable<Facts['capitalGains']>, found: Found): void {
	const { shareLossesAgainstIncome: all, eisShareLossesAgainstIncome: eis } = gains;
	if (all === undefined && eis === undefined) return;
	const page = capitalGainsPage(gains, taxYear);
	above(found, all, page.shareLosses, () => 'capitalGains.shareLossesAgainstIncome');
	above(found, eis, page.eisShareLosses, () => 'capitalGains.eisShareLossesAgainstIncome');
}

const CHARGES_PAID = [
	['annualAllowanceTaxPaid', 'annualAllowance'],
	['overseasTransferTaxPaid', 'overseasTransfer'],
	['unauthorisedPaymentForeignTax', 'unauthorisedPayments'],
	['shortServiceRefundForeignTax', 'shortServiceRefund'],
] as const;

/** Tax taken by a pension scheme or another country, above the charge it is set against. */
function ofCharges(given: NonNullable<Facts['pensionCharges']>, figures: Figures, found: Found): void {
	const excess = figures.charges.pensionSavings?.excess;
	for (const [name, charge] of CHARGES_PAID) {
		const { [name]: paid, ...unpaid } = given;
		if (paid === undefined) continue;
		const due = pensionCharges(unpaid, excess, figures.status, figures.allowances)[charge];
		above(found, paid, due, () => `pensionCharges.${name}`, 'taxPaidAboveCharge');
	}
}

/** A Class 2 amount where none is due, payments on account that are not reduced, and costs of casual earnings without any. */
function withoutEffect(
	{ class2, reducedPaymentOnAccount: reduced, otherIncome }: Facts,
	figures: Figures,
	found: Found,
): void {
	if (otherIncome?.casualExpenses && !otherIncome.casual)
		found.push({
			code: 'hasNoEffect',
			fact: 'otherIncome.casualExpenses',
			amount: otherIncome.casualExpenses,
		});
	if (class2?.amount && figures.nationalInsurance.class2 === 0)
		found.push({ code: 'hasNoEffect', fact: 'class2.amount', amount: class2.amount });
	if (reduced && figures.paymentsOnAccount.reason !== 'reduced')
		found.push({ code: 'hasNoEffect', fact: 'reducedPaymentOnAccount', amount: reduced });
}
