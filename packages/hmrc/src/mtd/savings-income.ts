/** HMRC's Savings Income 2.0: interest on accounts in the UK, on securities and from abroad. Amounts in pence. */
import { z } from 'zod';
import { foreignAmount } from './foreign-amounts.ts';
import type { MtdOutcome } from './outcome.ts';
import { personRecord } from './person-records.ts';
import { readNothing } from './read-answer.ts';
import { ask, type MtdSession, type Operation, type PersonYear } from './session.ts';
import { amount, amounts, bodyOf, readAs } from './wire.ts';

const savingsAccount = z.object({ savingsAccountId: z.string(), accountName: z.string().optional() });
const accountInterest = z.object(amounts('taxedUkInterest', 'untaxedUkInterest'));

/** An account that HMRC knows. */
export type SavingsAccount = z.output<typeof savingsAccount>;

/** An account's interest in a tax year, in pence. */
export type AccountInterest = z.output<typeof accountInterest>;

/** Interest on securities and from abroad. */
export const otherSavings = personRecord(
	'savingsIncome',
	['other'],
	z.object({
		securities: z.object({ ...amounts('taxTakenOff', 'netAmount'), grossAmount: amount }).optional(),
		foreignInterest: z.array(foreignAmount).optional(),
	}),
);

const operation = (method: Operation['method'], ...parts: readonly string[]) =>
	({ api: 'savingsIncome', method, parts: ['uk-accounts', ...parts], scenarios: ['STATEFUL'] }) as const;

/** A person's accounts. */
export function listSavingsAccounts(
	session: MtdSession,
	nino: string,
): Promise<MtdOutcome<readonly SavingsAccount[]>> {
	const list = z.object({ savingsAccounts: z.array(savingsAccount) }).transform((one) => one.savingsAccounts);
	return ask(session, operation('GET', nino), readAs(list));
}

/** Adds an account; the value is HMRC's id for it. A name has at most 32 characters. */
export function addSavingsAccount(
	session: MtdSession,
	nino: string,
	accountName: string,
): Promise<MtdOutcome<string>> {
	const read = z.object({ savingsAccountId: z.string() }).transform((one) => one.savingsAccountId);
	return ask(session, { ...operation('POST', nino), body: { accountName } }, readAs(read));
}

/** Replaces an account's interest in a tax year. */
export function putAccountInterest(
	session: MtdSession,
	{ nino, taxYear }: PersonYear,
	accountId: string,
	interest: AccountInterest,
): Promise<MtdOutcome<true>> {
	const body = bodyOf(accountInterest, interest);
	return ask(session, { ...operation('PUT', nino, taxYear, accountId), body }, readNothing);
}

/** An account's interest in a tax year; refused with 404 when HMRC holds none. */
export function retrieveAccountInterest(
	session: MtdSession,
	{ nino, taxYear }: PersonYear,
	accountId: string,
): Promise<MtdOutcome<AccountInterest>> {
	return ask(session, operation('GET', nino, taxYear, accountId), readAs(accountInterest));
}
