/** HMRC's Self Assessment Individual Details 2.0: whether a person has to use MTD. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { ask, type MtdSession, type PersonYear } from './session.ts';
import { readAs } from './wire.ts';

const itsaStatus = z.object({
	taxYear: z.string(),
	itsaStatusDetails: z.array(z.object({ status: z.string(), statusReason: z.string().optional() })),
});

/** Whether a person has to use MTD in a tax year, in HMRC's words such as `MTD Mandated`. */
export type ItsaStatus = z.output<typeof itsaStatus>;

/** A person's MTD status in a tax year. */
export function retrieveItsaStatus(
	session: MtdSession,
	{ nino, taxYear }: PersonYear,
): Promise<MtdOutcome<readonly ItsaStatus[]>> {
	const list = z.object({ itsaStatuses: z.array(itsaStatus) }).transform((one) => one.itsaStatuses);
	const parts = ['itsa-status', nino, taxYear];
	return ask(session, { api: 'person', method: 'GET', parts, scenarios: ['STATEFUL'] }, readAs(list));
}
