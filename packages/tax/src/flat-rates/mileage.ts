/** Business miles at HMRC's rates, for a business and for an employee. */
import { type Pence, pence } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import { lower, positive } from '../rounding.ts';

/** The miles driven. */
export type Vehicle = 'car' | 'motorcycle' | 'bicycle';

/** Miles by car or van in the year at the higher rate. */
export const FULL_RATE_MILES = 10_000;

/**
 * The flat rate of a business for whole miles, in pence: cars and vans at two rates, motorcycles at one. It covers fuel,
 * insurance, repairs and the vehicle itself. Source: ITTOIA 2005 ss.94D to 94F.
 */
export function businessMileage(year: TaxYear, vehicle: Exclude<Vehicle, 'bicycle'>, miles: number): Pence {
	return approved(year, vehicle, miles);
}

/**
 * Mileage Allowance Relief of an employee for whole miles, in pence: the approved amount less what the employer paid,
 * never below zero. Source: ITEPA 2003 ss.230 and 231; EIM31330.
 */
export function mileageAllowanceRelief(
	year: TaxYear,
	vehicle: Vehicle,
	miles: number,
	paidByEmployer: Pence,
): Pence {
	return pence(positive(approved(year, vehicle, miles) - paidByEmployer));
}

function approved(year: TaxYear, vehicle: Vehicle, miles: number): Pence {
	const { mileage } = yearData(year);
	if (vehicle === 'motorcycle') return pence(miles * mileage.motorcyclePencePerMile);
	if (vehicle === 'bicycle') return pence(miles * mileage.bicyclePencePerMile);
	const first = lower(miles, FULL_RATE_MILES);
	return pence(first * mileage.carFirst10000PencePerMile + (miles - first) * mileage.carAfterPencePerMile);
}
