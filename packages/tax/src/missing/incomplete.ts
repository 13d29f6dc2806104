/** What the answer leaves out: unsupported schedules, and missing facts. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Calculation, Incomplete, ReportMissing } from '../calculation.ts';
import type { Figures } from '../figures.ts';
import { income } from '../pages/box.ts';
import { isOldEnough } from '../stages/stage-15-married-couples.ts';
import { missingOfBusinesses } from './businesses.ts';
import { missingOfClass4, missingOfGains, missingOfIncome } from './income.ts';
import { missingOfPensionSavings } from './pension-savings.ts';

const NOTHING: readonly never[] = [];

/** Every schedule the person has that these figures leave out. */
export function unsupported(facts: Facts): Calculation['unsupported'] {
	const foreignTax = (facts.dividends?.foreignTaxDeducted ?? 0) > 0;
	const beyond = needsForeignPages(facts).length > 0;
	if (!facts.otherSchedules && !foreignTax && !beyond) return NOTHING;
	const told = facts.otherSchedules ?? NOTHING;
	const named = [...new Set(beyond ? [...told, 'foreign' as const] : told)].sort();
	return foreignTax ? [...named, 'foreignTaxCredit'] : named;
}

/** The facts too large for the main form, so HMRC needs the foreign pages: SA100 boxes 3 and 6. */
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
	const reportMissing: ReportMissing = (fact, figure, couldSave) =>
		void list.push({ fact, figure, ...(couldSave === undefined ? {} : { couldSave: pence(couldSave) }) });
	if (facts.residence === undefined) reportMissing('residence', 'incomeTaxCharged');
	missingOfIncome(facts, reportMissing);
	for (const fact of missingOfBusinesses(facts, figures.pages)) reportMissing(fact, 'totalIncome');
	missingOfCharges(facts, figures, reportMissing);
	missingOfCouple(facts, reportMissing);
	missingOfInvestments(facts, reportMissing);
	if (facts.pensionCharges?.savings) missingOfPensionSavings(facts, figures, reportMissing);
	if (facts.capitalGains) missingOfGains(facts.capitalGains, facts.taxYear, reportMissing);
	missingOfClass4(facts, figures, reportMissing);
	return list;
}

function missingOfCharges(
	{ studentLoans, childBenefit }: Facts,
	figures: Figures,
	reportMissing: ReportMissing,
): void {
	if (studentLoans && !studentLoans.postgraduate && (studentLoans.plans ?? NOTHING).length === 0) {
		reportMissing('studentLoans.plans', 'studentLoan');
	}
	if (figures.pages.employments.length > 0) missingOfRepayments(studentLoans, figures, reportMissing);
	if (childBenefit && childBenefit.received === undefined) {
		reportMissing('childBenefit.received', 'highIncomeChildBenefitCharge');
	}
}

/** What employers deducted for a loan: it can save no more than is due. */
function missingOfRepayments(
	loans: Facts['studentLoans'],
	{ studentLoans }: Figures,
	reportMissing: ReportMissing,
): void {
	const waits = (given: Pence | undefined, due: number) => given === undefined && due > 0;
	if (waits(loans?.deducted, studentLoans.due)) {
		reportMissing('studentLoans.deducted', 'studentLoan', studentLoans.due);
	}
	if (waits(loans?.postgraduateDeducted, studentLoans.postgraduateDue)) {
		reportMissing('studentLoans.postgraduateDeducted', 'postgraduateLoan', studentLoans.postgraduateDue);
	}
}

function missingOfCouple(facts: Facts, reportMissing: ReportMissing): void {
	const { reliefs, person } = facts;
	const couple = reliefs?.marriedCouplesAllowance;
	if (couple && !couple.higherIncome && !couple.transferred) {
		reportMissing('reliefs.marriedCouplesAllowance.transferred', 'reliefs');
	}
	if (couple && person?.dateOfBirth === undefined) reportMissing('person.dateOfBirth', 'reliefs');
	if (couple?.higherIncome && couple.spouseDateOfBirth === undefined && !isOldEnough(facts))
		reportMissing('reliefs.marriedCouplesAllowance.spouseDateOfBirth', 'reliefs');
}

/** Above the limit for companies that are not knowledge-intensive, relief depends on how much went into those that are. */
function missingOfInvestments({ reliefs, taxYear }: Facts, reportMissing: ReportMissing): void {
	const { enterpriseInvestmentScheme: subscribed = 0 } = reliefs ?? {};
	const { enterpriseInvestmentSchemePlainLimitPounds: limit } = yearData(taxYear).investmentReliefs;
	const intensive = reliefs?.enterpriseInvestmentSchemeKnowledgeIntensive;
	if (subscribed > limit * 100 && intensive === undefined) {
		reportMissing('reliefs.enterpriseInvestmentSchemeKnowledgeIntensive', 'reliefs');
	}
}
