/** Runs HMRC's stages in HMRC's order. */
import type { Facts } from '@halfpenny/facts';
import type { Charged, Collected, Figures } from '../figures.ts';
import { type Pages, pages as pagesOf } from '../pages/pages.ts';
import { lower, positive } from '../rounding.ts';
import type { AllowanceInputs } from './allowance-inputs.ts';
import { charges as chargesOf } from './charges.ts';
import { cheapestDivision } from './cheapest-division.ts';
import { nonSavings as collectNonSavings } from './stage-01-non-savings.ts';
import { savings as collectSavings } from './stage-02-savings.ts';
import { dividends as collectDividends } from './stage-03-dividends.ts';
import { type Status, status as statusOf } from './stage-03a-status.ts';
import { type Allowances, allowances as allowancesOf } from './stage-04-allowances.ts';
import { reliefs as reliefsOf } from './stage-04-reliefs.ts';
import type { Amounts } from './stage-05-set-off/amounts.ts';
import { type SetOff, setOff as setOffOf } from './stage-05-set-off/settle.ts';
import { bands as bandsOf } from './stage-06-bands.ts';
import { taxBands, taxIn } from './stage-08-income-tax.ts';
import { adjustments as adjustmentsOf, receivesMarriageAllowance } from './stage-09-adjustments.ts';
import { taxPaid as taxPaidOf } from './stage-11-tax-paid.ts';
import { taxDue as taxDueOf } from './stage-12-tax-due.ts';
import { paymentsOnAccount } from './stage-13-payments-on-account.ts';
import { nationalInsurance as nationalInsuranceOf } from './stage-16-national-insurance.ts';
import { capitalGainsTax, type GainsCharge } from './stage-18-capital-gains.ts';
import { financeCosts as financeCostsOf } from './stage-24-finance-costs.ts';
import { studentLoans as studentLoansOf } from './stage-27-student-loans.ts';
import { withUnusedLosses } from './usable-losses.ts';
import { taxableRents } from './years/property-rates.ts';

/** How to divide deductions and allowances among kinds of income: HMRC's stage 5, or an alternative to compare. */
export type Division = (amounts: Amounts) => SetOff;

/** Whether a person receives the marriage allowance: by HMRC's test, or by the rates of a division. */
type Entitlement = (facts: Facts, allowances: Allowances, charged: Charged, status: Status) => boolean;

/** What an answer may do differently from HMRC's Self Assessment calculation. Default: HMRC's way. */
interface Ways {
	readonly chargeGains?: GainsCharge;
	readonly entitled?: Entitlement;
}

/**
 * How a Self Assessment answer divides allowances: by HMRC's stage 5, or at the lowest tax in years without one
 * published by HMRC.
 */
export function selfAssessmentDivision({ otherIncomeFirst }: Status): Division {
	return otherIncomeFirst ? cheapestDivision : setOffOf;
}

/** Every figure for these facts. The default country is England and Northern Ireland. */
export function runStages(facts: Facts): Figures {
	const collected = collect(facts);
	return finish(facts, collected, selfAssessmentDivision(collected.status));
}

/** Every page of a return; losses that income has no room for are carried forward. */
export function settledPages(facts: Facts): Pages {
	return incomeAndReliefs(facts).pages;
}

type IncomeAndReliefs = Pick<
	Collected,
	'status' | 'pages' | 'nonSavings' | 'savings' | 'dividends' | 'reliefs'
>;

/** Stages 1 to 4. Which losses the income has room for is known only once all of it is collected. */
function incomeAndReliefs(facts: Facts): IncomeAndReliefs {
	const claimed = pagesOf(facts);
	const status = statusOf(facts.taxYear, facts.residence ?? 'uk');
	const nonSavings = collectNonSavings(facts, claimed);
	const savings = collectSavings(facts, claimed, status);
	const dividends = collectDividends(facts, claimed, nonSavings, savings);
	const wanted = reliefsOf(facts, claimed, status, nonSavings, dividends);
	const pages = withUnusedLosses(facts, { pages: claimed, dividends, reliefs: wanted });
	const reliefs =
		pages.capitalGains === claimed.capitalGains
			? wanted
			: reliefsOf(facts, pages, status, nonSavings, dividends);
	return { status, pages, nonSavings, savings, dividends, reliefs };
}

/** Stages 1 to 4, 11, 14 to 16 and 27: nothing in them depends on how allowances are divided. */
function collect(facts: Facts): Collected {
	const { status, pages, nonSavings, savings, dividends, reliefs } = incomeAndReliefs(facts);
	return {
		status,
		pages,
		nonSavings,
		savings,
		dividends,
		reliefs,
		allowances: allowancesOf({ facts, status, nonSavings, savings, dividends, reliefs }, 0),
		nationalInsurance: nationalInsuranceOf(facts, pages, reliefs),
		studentLoans: studentLoansOf({ facts, pages, nonSavings, savings, dividends, reliefs }),
		taxPaid: taxPaidOf(facts, pages, status),
	};
}

/** Stages 5 to 9, 12, 13, 18 and 24 to 28, with a choice of how to divide allowances, charge gains and decide the marriage allowance. */
export function finish(
	facts: Facts,
	collected: Collected,
	divide: Division,
	{ chargeGains = capitalGainsTax, entitled = receivesMarriageAllowance }: Ways = {},
): Figures {
	const { status, pages, savings, dividends, reliefs, allowances, taxPaid } = collected;
	const charged = charge(facts, collected, allowances, divide);
	const transitionTax = transitionTaxOf(facts, collected, charged.taxOnBands, divide);
	const incomeTaxCharged = charged.taxOnBands + transitionTax;
	const financeCosts = financeCostsOf(pages, savings, dividends, reliefs, allowances);
	const capitalGains = chargeGains(facts, pages.capitalGains, status, allowances);
	const charges = chargesOf(
		{ facts, status, nonSavings: collected.nonSavings, savings, dividends, reliefs },
		allowances,
	);
	const adjustments = adjustmentsOf(
		{
			facts,
			status,
			reliefs,
			allowances,
			receivesMarriageAllowance: entitled(facts, allowances, charged, status),
			relievableFinanceCosts: financeCosts.relievable,
			capitalGainsTax: capitalGains.charged,
			charges,
		},
		incomeTaxCharged,
	);
	const { nationalInsurance, studentLoans } = collected;
	const taxDue = taxDueOf({
		facts,
		status,
		adjustments,
		nationalInsurance,
		studentLoans,
		capitalGains,
		taxPaid,
	});
	// Field by field: a spread of this size costs more than the calculation.
	return {
		status,
		pages,
		nonSavings: collected.nonSavings,
		savings,
		dividends,
		reliefs,
		allowances,
		nationalInsurance,
		studentLoans,
		taxPaid,
		setOff: charged.setOff,
		bands: charged.bands,
		taxOnBands: charged.taxOnBands,
		transitionTax,
		incomeTaxCharged,
		financeCosts,
		capitalGains,
		charges,
		adjustments,
		taxDue,
		paymentsOnAccount: paymentsOnAccount({ facts, adjustments, nationalInsurance, taxPaid, taxDue }),
	};
}

/** Stages 5, 6 and 8. */
function charge(facts: Facts, collected: Collected, allowances: Allowances, divide: Division): Charged {
	const { status, pages, savings, dividends } = collected;
	const setOff = divide({
		status,
		pool: allowances.setOff,
		nonSavings: allowances.nonSavings,
		property: status.otherIncomeFirst ? lower(taxableRents(pages), allowances.nonSavings) : 0,
		savings: savings.total,
		dividends: dividends.total,
		extension: allowances.extension,
		savingsAllowance: allowances.savingsAllowance,
		dividendAllowance: allowances.dividendAllowance,
		keptForDividends: keptForDividends(facts, allowances, status.ukBasicLimit),
	});
	const bands = taxBands(bandsOf(setOff, allowances, status));
	return { setOff, bands, taxOnBands: taxIn(bands) };
}

/** c5.52d. */
function keptForDividends({ reliefs }: Facts, allowances: Allowances, ukBasicLimit: number): number {
	const test = allowances.marriageTest;
	if (reliefs?.marriageAllowance !== 'received' || !test || test.liableAbove) return 0;
	return allowances.taxableIncome > ukBasicLimit + allowances.extension ? test.dividendsAfterAllowances : 0;
}

/** c8.25a to c8.25c: the tax with the transition profit of basis period reform less the tax without it. */
function transitionTaxOf(facts: Facts, collected: Collected, without: number, divide: Division): number {
	const { transitionProfit } = collected.reliefs;
	if (transitionProfit === 0) return 0;
	const inputs: AllowanceInputs = { facts, ...collected };
	const allowances = allowancesOf(inputs, transitionProfit);
	return positive(charge(facts, collected, allowances, divide).taxOnBands - without);
}
