/** HMRC's Business Income Source Summary 3.0: HMRC's totals of a business's year. Amounts in pence. */
import { z } from 'zod';
import type { BusinessObligations } from './obligations.ts';
import type { MtdOutcome } from './outcome.ts';
import { ask, type BusinessYear, type MtdSession } from './session.ts';
import { amount, amounts, readAs } from './wire.ts';

const incomeSummary = z.object({
	total: z.object({
		income: amount,
		expenses: amount,
		...amounts('additions', 'deductions', 'accountingAdjustments'),
	}),
	profit: z.object({ net: amount, taxable: amount, ...amounts('adjusted') }),
	loss: z.object({ net: amount, taxable: amount }),
});

/** HMRC's totals of a business's year (Business Income Source Summary 3.0). */
export type IncomeSummary = z.output<typeof incomeSummary>;

/** The totals of what was sent for a business in a tax year. */
export function retrieveIncomeSummary(
	session: MtdSession,
	typeOfBusiness: BusinessObligations['typeOfBusiness'],
	{ nino, businessId, taxYear }: BusinessYear,
): Promise<MtdOutcome<IncomeSummary>> {
	const parts = [nino, typeOfBusiness, taxYear, businessId];
	return ask(session, { api: 'incomeSummary', method: 'GET', parts, scenarios: [] }, readAs(incomeSummary));
}
