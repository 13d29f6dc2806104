/** HMRC's Self Assessment Accounts 4.0: what a person owes HMRC, or is owed. Amounts in pence. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { ask, type MtdSession } from './session.ts';
import { amount, amounts, readAs } from './wire.ts';

const balance = z
	.object({
		balanceDetails: z.object({
			payableAmount: amount,
			payableDueDate: z.string().optional(),
			pendingChargeDueAmount: amount,
			pendingChargeDueDate: z.string().optional(),
			overdueAmount: amount,
			totalBalance: amount,
			...amounts('unallocatedCredit'),
		}),
	})
	.transform((one) => one.balanceDetails);

/** A person's Self Assessment account (Self Assessment Accounts 4.0). */
export type AccountBalance = z.output<typeof balance>;

/** What a person owes HMRC now, from the items still open. */
export function retrieveBalance(session: MtdSession, nino: string): Promise<MtdOutcome<AccountBalance>> {
	const parts = [nino, 'balance-and-transactions'];
	const query = { onlyOpenItems: 'true' };
	return ask(session, { api: 'accounts', method: 'GET', parts, query, scenarios: [] }, readAs(balance));
}
