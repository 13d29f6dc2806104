/** What a person owes HMRC, as HMRC has it. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { pence, toPounds } from '@halfpenny/facts';
import { retrieveBalance } from '@halfpenny/hmrc';
import { type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { orNothing } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';

/** The balance; all zero if HMRC has no account for the person. HMRC counts what is due within 30 days as payable. */
export async function readBalance(
	services: Services,
	caller: MtdCaller,
): Promise<Result<AnswerOf<typeof calls.mtdBalance>>> {
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const balance = orNothing(await retrieveBalance(access.value.mtd, access.value.nino));
	if (!balance.ok) return balance;
	const { totalBalance, payableAmount, overdueAmount, unallocatedCredit } = balance.value ?? {};
	const text = (amount = pence(0)) => toPounds(amount);
	return succeed({
		totalBalance: text(totalBalance),
		balanceDueWithin30Days: text(payableAmount),
		overDueAmount: text(overdueAmount),
		unallocatedCredit: text(unallocatedCredit),
	});
}
