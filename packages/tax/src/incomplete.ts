/** What the answer does not hold: schedules that are not worked out, and facts that are missing. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Calculation, Incomplete } from './calculation.ts';
import type { Figures } from './figures.ts';
import { missingOfBusinesses } from './missing-of-businesses.ts';
import { missingOfClass4 } from './missing-of-class-4.ts';
import { missingOfGains } from './missing-of-gains.ts';
import { missingOfIncome } from './missing-of-income.ts';
import { missingOfPensionSavings } from './missing-of-pension-savings.ts';
import { income } from './pages/box.ts';
import type { Want } from './want.ts';

const NOTHING: readonly never[] = [];

/** Every schedule that the person has and that these figures leave out. */
export function unsupported(facts: Facts): Calculation['unsupported'] {
	const foreignTax = (facts.dividends?.foreignTaxDeducted ?? 0) > 0;
	const beyond = needsForeignPages(facts).length > 0;
	if (!facts.otherSchedules && !foreignTax && !beyond) return NOTHING;
	const told = facts.otherSchedules ?? NOTHING;
	const named = [...new Set(beyond ? [...told, 'foreign' as const] : told)].sort();
	return foreignTax ? [...named, 'foreignTaxCredit'] : named;
}

/** The facts that are too large for the main form, so that HMRC wants the foreign pages: SA100 boxes 3 and 6. */
export function needsForeignPages({ savings, dividends, taxYear }: Facts): readonly string[] {
	if (!savings?.untaxedForeignInterest && !dividends?.foreignDividends) return NOTHING;
	const { interestAbovePounds, dividendsAbovePounds } = yearData(taxYear).foreignPages;
	const paths: string[] = [];
	if (income(savings?.untaxedForeignInterest) > interestAbovePounds * 100) {
		paths.push('savings.untaxedForeignInterest');
	}
	if (income(dividends?.foreignDividends) > dividendsAbovePounds * 100)
		paths.push('dividends.foreignDividends');
	return paths;
}

/** Every fact that is missing, with the figure that waits for it. */
export function incomplete(facts: Facts, figures: Figures): readonly Incomplete[] {
	const list: Incomplete[] = [];
	const want: Want = (fact, figure, couldSave) =>
		void list.push({ fact, figure, ...(couldSave === undefined ? {} : { couldSave: pence(couldSave) }) });
	if (facts.residence === undefined) want('residence', 'incomeTaxCharged');
	missingOfIncome(facts, want);
	for (const fact of missingOfBusinesses(facts)) want(fact, 'totalIncome');
	missingOfCharges(facts, figures, want);
	missingOfCouple(facts, want);
	missingOfInvestments(facts, want);
	if (facts.pensionCharges?.savings) missingOfPensionSavings(facts, figures, want);
	if (facts.capitalGains) missingOfGains(facts.capitalGains, facts.taxYear, want);
	missingOfClass4(facts, figures, want);
	return list;
}

function missingOfCharges({ studentLoans, childBenefit }: Facts, figures: Figures, want: Want): void {
	if (studentLoans && !studentLoans.postgraduate && (studentLoans.plans ?? NOTHING).length === 0) {
		want('studentLoans.plans', 'studentLoan');
	}
	if (figures.pages.employments.length > 0) missingOfRepayments(studentLoans, figures, want);
	if (childBenefit && childBenefit.received === undefined) {
		want('childBenefit.received', 'highIncomeChildBenefitCharge');
	}
}

/** What employers took of a loan: it can save all that is due, and no more. */
function missingOfRepayments(loans: Facts['studentLoans'], { studentLoans }: Figures, want: Want): void {
	const waits = (given: Pence | undefined, due: number) => given === undefined && due > 0;
	if (waits(loans?.deducted, studentLoans.due)) {
		want('studentLoans.deducted', 'studentLoan', studentLoans.due);
	}
	if (waits(loans?.postgraduateDeducted, studentLoans.postgraduateDue)) {
		want('studentLoans.postgraduateDeducted', 'postgraduateLoan', studentLoans.postgraduateDue);
	}
}

function missingOfCouple({ reliefs, person }: Facts, want: Want): void {
	const couple = reliefs?.marriedCouplesAllowance;
	if (couple && !couple.higherIncome && !couple.transferred) {
		want('reliefs.marriedCouplesAllowance.transferred', 'reliefs');
	}
	if (couple && person?.dateOfBirth === undefined) want('person.dateOfBirth', 'reliefs');
}

/** Above the limit of companies that are not knowledge-intensive, relief depends on how much went into those that are. */
function missingOfInvestments({ reliefs, taxYear }: Facts, want: Want): void {
	const { enterpriseInvestmentScheme: subscribed = 0 } = reliefs ?? {};
	const { enterpriseInvestmentSchemePlainLimitPounds: limit } = yearData(taxYear).investmentReliefs;
	const intensive = reliefs?.enterpriseInvestmentSchemeKnowledgeIntensive;
	if (subscribed > limit * 100 && intensive === undefined) {
		want('reliefs.enterpriseInvestmentSchemeKnowledgeIntensive', 'reliefs');
	}
}
