/** HMRC's Self Assessment Test Support 1.0: made-up businesses and statuses. In the sandbox only. */
import { z } from 'zod';
import type { BusinessDetails } from './business-details.ts';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type MtdSession, type PersonYear } from './session.ts';
import { readAs } from './wire.ts';

/** A business to make up. A trade needs its name and address; property has neither. Dates are `YYYY-MM-DD`. */
export type TestBusiness = Pick<
	BusinessDetails,
	'typeOfBusiness' | 'latencyDetails' | 'quarterlyTypeChoice'
> & {
	readonly tradingName?: string;
	readonly firstAccountingPeriodStartDate?: string;
	readonly firstAccountingPeriodEndDate?: string;
	readonly commencementDate?: string;
	readonly accountingType?: 'CASH' | 'ACCRUALS';
	readonly businessAddressLineOne?: string;
	readonly businessAddressPostcode?: string;
	readonly businessAddressCountryCode?: string;
};

/** A status to make up; `submittedOn` has milliseconds and ends in `Z`. */
export type TestItsaStatus = {
	readonly submittedOn: string;
	readonly status: 'MTD Mandated' | 'MTD Voluntary' | 'Annual';
	readonly statusReason: 'Sign up - return available' | 'Sign up - no return available';
};

const under = { api: 'testSupport', scenarios: [] } as const;

/** Makes up a business; the value is its id. */
export function createTestBusiness(
	session: MtdSession,
	nino: string,
	business: TestBusiness,
): Promise<MtdOutcome<string>> {
	const read = z.object({ businessId: z.string() }).transform((one) => one.businessId);
	const parts = ['business', nino];
	return ask(session, { ...under, method: 'POST', parts, body: business }, readAs(read));
}

/** Removes a made-up business. */
export function deleteTestBusiness(
	session: MtdSession,
	nino: string,
	businessId: string,
): Promise<MtdOutcome<true>> {
	return ask(session, { ...under, method: 'DELETE', parts: ['business', nino, businessId] }, readNothing);
}

/** Sets whether a made-up person has to use MTD in a tax year. */
export function putTestItsaStatus(
	session: MtdSession,
	{ nino, taxYear }: PersonYear,
	status: TestItsaStatus,
): Promise<MtdOutcome<true>> {
	const body = { itsaStatusDetails: [status] };
	return ask(session, { ...under, method: 'POST', parts: ['itsa-status', nino, taxYear], body }, readNothing);
}
