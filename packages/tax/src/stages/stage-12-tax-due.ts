/** Stage 12, calculate tax due: everything charged less everything paid. Boxes c12.1 to c12.21. */
import type { Facts } from '@halfpenny/facts';
import { deduction, income, orNothing } from '../pages/box.ts';
import { grossDownToPound, lower, positive, rateDown } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';
import type { Adjustments } from './stage-09-adjustments.ts';
import type { TaxPaid } from './stage-11-tax-paid.ts';
import type { NationalInsurance } from './stage-16-national-insurance.ts';
import type { CapitalGainsTax } from './stage-18-capital-gains.ts';
import type { StudentLoans } from './stage-27-student-loans.ts';

/** What is owed. */
export interface TaxDue {
	/** c12.6: tax of earlier years in this year's code. */
	readonly earlierYears: number;
	/** c12.9: tax kept back from annual payments. */
	readonly annualPayments: number;
	/** c12.12: tax and contributions before tax taken off. */
	readonly charged: number;
	/** c12.14: tax of this year in a later code. */
	readonly laterCode: number;
	/** c12.16. */
	readonly beforeCapitalGains: number;
	/** c12.17b: capital gains tax overpaid, as far as it reduces other tax. */
	readonly capitalGainsSetOff: number;
	/** c12.18: owed for the year; negative is a refund. */
	readonly total: number;
	/** Refunds already made and changes for earlier years: what c12.21 adds to c12.18; negative lowers the balance. */
	readonly adjusted: number;
	/** Payments on account that were made. TMA 1970 s.59A. */
	readonly paidOnAccount: number;
	/** Balance to pay; negative is a refund. TMA 1970 s.59B(1). */
	readonly left: number;
}

/** The parts of the total. */
export interface TaxDueInputs {
	readonly facts: Facts;
	readonly status: Status;
	readonly adjustments: Adjustments;
	readonly nationalInsurance: NationalInsurance;
	readonly studentLoans: StudentLoans;
	readonly capitalGains: CapitalGainsTax;
	readonly taxPaid: TaxPaid;
}

/** What is owed for the year. The boxes of SA110 hold pence. */
export function taxDue(inputs: TaxDueInputs): TaxDue {
	const { facts, status, adjustments, nationalInsurance, studentLoans, capitalGains, taxPaid } = inputs;
	const earlierYears = orNothing(facts.taxCodes?.underpaymentOfEarlierYears);
	const annualPayments = rateDown(
		grossDownToPound(deduction(facts.reliefs?.annualPaymentsMade), status.ukBasicRate),
		status.ukBasicRate,
	);
	const charged =
		adjustments.incomeTaxDue +
		nationalInsurance.class4 +
		nationalInsurance.class2 +
		earlierYears +
		studentLoans.due +
		studentLoans.postgraduateDue +
		annualPayments; // c12.12
	const laterCode = orNothing(facts.taxCodes?.underpaymentInLaterCode);
	const beforeCapitalGains = charged - (taxPaid.total + laterCode); // c12.16
	const capitalGainsSetOff = lower(capitalGains.overpaid, positive(beforeCapitalGains)); // c18.61
	const total = beforeCapitalGains - capitalGainsSetOff + capitalGains.due;
	const adjusted = adjustedBy(facts);
	const paidOnAccount = orNothing(facts.paymentsOnAccountMade);
	return {
		earlierYears,
		annualPayments,
		charged,
		laterCode,
		beforeCapitalGains,
		capitalGainsSetOff,
		total,
		adjusted,
		paidOnAccount,
		left: total + adjusted - paidOnAccount,
	};
}

function adjustedBy({ taxCodes }: Facts): number {
	return (
		income(taxCodes?.alreadyRefunded) +
		orNothing(taxCodes?.increaseForEarlierYears) -
		orNothing(taxCodes?.decreaseForEarlierYears)
	);
}
