/** Stage 25, charges on pension savings. Boxes c25.9 to c25.50; FA 2004 ss.208 to 227. */
import type { Facts } from '@halfpenny/facts';
import { deduction, income } from '../pages/box.ts';
import { lower, positive, rateDown } from '../rounding.ts';
import type { Status } from './stage-03a-status.ts';
import type { Allowances } from './stage-04-allowances.ts';

/** Each charge after tax that the scheme or another country took. */
export interface PensionCharges {
	/** c25.26. */
	readonly annualAllowance: number;
	/** c25.31. */
	readonly overseasTransfer: number;
	/** c25.39. */
	readonly unauthorisedPayments: number;
	/** c25.49. */
	readonly shortServiceRefund: number;
	/** c25.50. */
	readonly total: number;
}

const NONE: PensionCharges = {
	annualAllowance: 0,
	overseasTransfer: 0,
	unauthorisedPayments: 0,
	shortServiceRefund: 0,
	total: 0,
};

/** Rates of FA 2004: OTC_rate, Pen_Upayts, Upayts_surcharge, SSR_lower_rate and SSR_higher_rate, the same in every year. */
export const pensionChargeRates = {
	overseasTransfer: 2500,
	unauthorised: 4000,
	surcharge: 5500,
	refundLower: 2000,
	refundHigher: 5000,
	refundLowerBand: 2_000_000,
} as const;

/** The charges. `excess` is the calculated amount saved above the annual allowance, if any. */
export function pensionCharges(
	given: Facts['pensionCharges'],
	excess: number | undefined,
	status: Status,
	allowances: Allowances,
): PensionCharges {
	if (!given) return NONE;
	const annualAllowance = positive(
		annualAllowanceCharge(income(excess ?? given.excessOfAnnualAllowance), status, allowances) -
			deduction(given.annualAllowanceTaxPaid),
	);
	const overseasTransfer = positive(
		rateDown(income(given.overseasTransfer), pensionChargeRates.overseasTransfer) -
			deduction(given.overseasTransferTaxPaid),
	);
	const unauthorisedPayments = positive(
		rateDown(income(given.unauthorisedPayment), pensionChargeRates.unauthorised) +
			rateDown(income(given.unauthorisedPaymentWithSurcharge), pensionChargeRates.surcharge) -
			deduction(given.unauthorisedPaymentForeignTax),
	);
	const refund = income(given.shortServiceRefund);
	const refundLower = lower(refund, pensionChargeRates.refundLowerBand);
	const shortServiceRefund = positive(
		rateDown(refundLower, pensionChargeRates.refundLower) +
			rateDown(refund - refundLower, pensionChargeRates.refundHigher) -
			deduction(given.shortServiceRefundForeignTax),
	);
	return {
		annualAllowance,
		overseasTransfer,
		unauthorisedPayments,
		shortServiceRefund,
		total: annualAllowance + overseasTransfer + unauthorisedPayments + shortServiceRefund,
	};
}

/** c25.10 to c25.23: the excess as if it were the top slice of income, in the person's own bands. */
function annualAllowanceCharge(excess: number, status: Status, allowances: Allowances): number {
	const taxable = allowances.taxableIncome; // c25.11
	const basicTo = status.starterBand + status.basicBand + allowances.extension; // c25.10
	const intermediateTo = basicTo + status.intermediateBand;
	const higherTo = intermediateTo + status.higherBand;
	const advancedTo = higherTo + status.advancedBand;
	let left = excess;
	let tax = 0;
	const take = (to: number, rate: number, from: number): void => {
		const amount = lower(left, positive(to - from - positive(taxable - from)));
		tax += rateDown(amount, rate);
		left -= amount;
	};
	take(basicTo, status.basicRate, 0);
	take(intermediateTo, status.intermediateRate, basicTo);
	take(higherTo, status.higherRate, intermediateTo);
	take(advancedTo, status.advancedRate, higherTo);
	return tax + rateDown(left, status.topRate);
}
