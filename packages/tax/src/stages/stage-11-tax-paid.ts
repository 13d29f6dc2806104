/** Stage 11, accumulate tax paid: tax taken off at source. Boxes c11.1 to c11.31. */
import type { Facts } from '@halfpenny/facts';
import { deduction, income, orNothing } from '../pages/box.ts';
import type { Pages } from '../pages/pages.ts';
import { lower, positive, taxTakenOffUp } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';

/** Tax already taken off. */
export interface TaxPaid {
	/** c11.1: negative if an employer gave a refund. */
	readonly employment: number;
	/** c11.4: can be negative too. */
	readonly pensions: number;
	/** c11.7: PAYE that covered debt of earlier years. */
	readonly debtCollected: number;
	/** c11.8. */
	readonly paye: number;
	/** c11.10: contractors' deductions and other tax on trading income. */
	readonly trades: number;
	/** c11.13. */
	readonly partnerships: number;
	/** c11.14. */
	readonly property: number;
	/** c11.27. */
	readonly interest: number;
	/** c11.28. */
	readonly securities: number;
	/** c11.30. */
	readonly other: number;
	/** c11.31. */
	readonly total: number;
}

/** Tax already taken off. */
export function taxPaid(facts: Facts, pages: Pages, status: Status): TaxPaid {
	let employment = 0;
	for (const page of pages.employments) employment += page.taxDeducted;
	const pensions = facts.pensions || facts.stateBenefits ? pensionTax(facts) : 0;
	const debtCollected = lower(positive(employment + pensions), orNothing(facts.taxCodes?.outstandingDebt));
	const paye = positive(employment + pensions) - debtCollected;
	let trades = 0;
	for (const page of pages.trades) trades += page.taxDeducted;
	let partnerships = 0;
	for (const page of pages.partnerships) partnerships += page.taxDeducted;
	const property = pages.property?.taxDeducted ?? 0;
	const interest = taxTakenOffUp(income(facts.savings?.taxedUkInterest), status.ukBasicRate);
	const securities = deduction(facts.savings?.securitiesTaxDeducted);
	const other = deduction(facts.otherIncome?.taxDeducted);
	return {
		employment,
		pensions,
		debtCollected,
		paye,
		trades,
		partnerships,
		property,
		interest,
		securities,
		other,
		total: paye + trades + partnerships + property + interest + securities + other,
	};
}

/** c11.4: INC10, INC12 and INC14. */
function pensionTax({ pensions, stateBenefits }: Facts): number {
	return (
		deduction(pensions?.statePensionLumpSumTaxDeducted) +
		deduction(pensions?.taxDeducted) +
		deduction(stateBenefits?.taxDeducted)
	);
}
