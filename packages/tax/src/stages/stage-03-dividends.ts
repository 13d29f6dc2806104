/** Stage 3, collect dividends and total the income. Boxes c3.1 to c3.26. */
import type { Facts } from '@halfpenny/facts';
import { deduction, income } from '../pages/box.ts';
import type { Pages } from '../pages/pages.ts';
import { positive } from '../rounding.ts';
import type { NonSavings } from './stage-01-non-savings.ts';
import type { Savings } from './stage-02-savings.ts';

/** Dividends, and income of every kind. */
export interface Dividends {
	/** c3.1. */
	readonly partnerships: number;
	/** c3.5. */
	readonly foreign: number;
	/** c3.14. */
	readonly uk: number;
	/** c3.15. */
	readonly total: number;
	/** c3.21: income of every kind. */
	readonly totalIncome: number;
	/** c3.25: every payment to a pension scheme. */
	readonly pensionPayments: number;
	/** c3.26: the income that the limit on reliefs is based on. */
	readonly adjustedTotalIncome: number;
}

/** Dividends and total income. */
export function dividends(facts: Facts, pages: Pages, nonSavings: NonSavings, savings: Savings): Dividends {
	let partnerships = 0;
	for (const page of pages.partnerships) partnerships += page.dividends;
	const given = facts.dividends;
	const foreign = income(given?.foreignDividends);
	const uk = given ? ukDividends(given) : 0;
	const total = partnerships + foreign + uk;
	const totalIncome = nonSavings.total + savings.total + total;
	const pensionPayments = facts.reliefs ? pensionPaymentsOf(facts.reliefs) : 0;
	return {
		partnerships,
		foreign,
		uk,
		total,
		totalIncome,
		pensionPayments,
		adjustedTotalIncome: positive(totalIncome + deduction(facts.reliefs?.payrollGiving) - pensionPayments),
	};
}

/** c3.10 to c3.14. */
function ukDividends(given: NonNullable<Facts['dividends']>): number {
	return (
		income(given.ukDividends) +
		income(given.otherUkDividends) +
		income(given.stockDividend) +
		income(given.redeemableShares) +
		income(given.closeCompanyLoansWrittenOff)
	);
}

/** REL1 to REL4. */
function pensionPaymentsOf(reliefs: NonNullable<Facts['reliefs']>): number {
	return (
		deduction(reliefs.pensionReliefAtSource) +
		deduction(reliefs.retirementAnnuityPayments) +
		deduction(reliefs.paymentToEmployersSchemeNoTaxRelief) +
		deduction(reliefs.overseasPensionSchemeContributions)
	);
}
