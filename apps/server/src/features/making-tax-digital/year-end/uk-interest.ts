/** Interest on UK accounts: HMRC holds it by account, the return as one sum. One account of ours makes up the difference. */

import { pence } from '@halfpenny/facts';
import {
	type AccountInterest,
	addSavingsAccount,
	listSavingsAccounts,
	type MtdOutcome,
	type MtdSession,
	type PersonYear,
	putAccountInterest,
	retrieveAccountInterest,
} from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { type Result, succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import type { Rows } from '../quarters/figures.ts';
import type { YearEndItem } from './item.ts';

/** The account's name at HMRC: at most 32 letters. */
const ACCOUNT_NAME = 'All UK accounts';

/** The item: adds up HMRC's accounts, and sends to ours whatever makes the total match the answers. */
export function ukInterest(ours: Rows): YearEndItem {
	return {
		...{ key: 'savings', title: sayMtdYear('yearEnd.savings'), ours },
		retrieve: async (session, year) => {
			const accounts = await readAccounts(session, year);
			if (!accounts.ok) return accounts;
			const isNone = accounts.value.every(({ rows }) => Object.keys(rows).length === 0);
			return succeed(isNone ? undefined : sumOf(accounts.value.map(({ rows }) => rows)));
		},
		put: (session, year) => putRest(session, year, ours),
		remove: (session, year) => putRest(session, year, {}),
	};
}

interface Account {
	readonly id: string;
	readonly name: string | undefined;
	readonly rows: Rows;
}

async function readAccounts(session: MtdSession, year: PersonYear): Promise<Result<readonly Account[]>> {
	const listed = orNothing(await listSavingsAccounts(session, year.nino));
	if (!listed.ok) return listed;
	const accounts: Account[] = [];
	for (const { savingsAccountId: id, accountName: name } of listed.value ?? []) {
		const held = orNothing(await retrieveAccountInterest(session, year, id));
		if (!held.ok) return held;
		const { untaxedUkInterest, taxedUkInterest } = held.value ?? {};
		const rows = {
			...(untaxedUkInterest !== undefined && { untaxedUkInterest }),
			...(taxedUkInterest !== undefined && { taxedUkInterest }),
		};
		accounts.push({ id, name, rows });
	}
	return succeed(accounts);
}

const KINDS = ['untaxedUkInterest', 'taxedUkInterest'] as const;

function sumOf(all: readonly Rows[]): Rows {
	return Object.fromEntries(
		KINDS.flatMap((kind) => {
			const given = all.flatMap((rows) => rows[kind] ?? []);
			return given.length === 0 ? [] : [[kind, pence(given.reduce<number>((sum, one) => sum + one, 0))]];
		}),
	);
}

/** Other accounts stay as they are; if they hold more than the answers say, HMRC refuses a negative amount. */
async function putRest(session: MtdSession, year: PersonYear, rows: Rows): Promise<MtdOutcome<unknown>> {
	const accounts = await readAccounts(session, year);
	if (!accounts.ok) return { kind: 'unknown', why: 'unexpectedAnswer' };
	const others = sumOf(accounts.value.filter(({ name }) => name !== ACCOUNT_NAME).map((one) => one.rows));
	const interest: AccountInterest = Object.fromEntries(
		KINDS.map((kind) => [kind, pence((rows[kind] ?? 0) - (others[kind] ?? 0))]),
	);
	const own = accounts.value.find(({ name }) => name === ACCOUNT_NAME);
	if (own) return putAccountInterest(session, year, own.id, interest);
	const added = await addSavingsAccount(session, year.nino, ACCOUNT_NAME);
	return added.kind === 'answered' ? putAccountInterest(session, year, added.value, interest) : added;
}
