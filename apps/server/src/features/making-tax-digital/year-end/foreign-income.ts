/**
 * Interest and dividends from abroad. A return has one total of each, HMRC wants them country by country and stores
 * them: none are stored here. HMRC has them in the records of other savings and of other dividends.
 */
import type { AnswerOf, BodyOf, calls } from '@halfpenny/contract';
import { type Facts, parsePounds, pence, sum, toPounds } from '@halfpenny/facts';
import { type MtdSession, otherDividends, otherSavings, type PersonYear } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { fail, failWithProblems, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { orNothing, resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { canSend } from '../year/closed.ts';
import { rowsBelow } from './annual-rows.ts';
import type { YearEndItem } from './item.ts';
import { sendPart } from './send-part.ts';
import { partOfRecord } from './shared-record.ts';

const interest = partOfRecord(otherSavings, 'foreignInterest');
const dividends = partOfRecord(otherDividends, 'foreignDividend');

type Entry = NonNullable<Parameters<typeof otherSavings.put>[2]['foreignInterest']>[number];
type Country = AnswerOf<typeof calls.mtdForeignIncome>[number];

async function readBoth(session: MtdSession, year: PersonYear) {
	const held = orNothing(await interest.retrieve(session, year));
	if (!held.ok) return held;
	const shares = orNothing(await dividends.retrieve(session, year));
	return shares.ok ? succeed({ interest: held.value ?? [], dividends: shares.value ?? [] }) : shares;
}

/** The item: the totals from the answers beside HMRC's. */
export function foreignIncomeItem(facts: Partial<Facts>): YearEndItem {
	return {
		...{ key: 'foreignIncome', title: sayMtdYear('yearEnd.foreignIncome') },
		ours: rowsBelow('', {
			foreignInterest: facts.savings?.untaxedForeignInterest,
			foreignDividends: facts.dividends?.foreignDividends,
			foreignDividendsTaxTakenOff: facts.dividends?.foreignTaxDeducted,
		}),
		retrieve: async (session, year) => {
			const held = await readBoth(session, year);
			if (!held.ok) return held;
			return succeed(
				rowsBelow('', {
					foreignInterest: sum(held.value.interest.map((one) => one.taxableAmount)),
					foreignDividends: sum(held.value.dividends.map((one) => one.taxableAmount)),
					foreignDividendsTaxTakenOff: sum(held.value.dividends.map((one) => one.taxTakenOff ?? pence(0))),
				}),
			);
		},
		remove: async (session, year) => {
			const removed = await interest.put(session, year, []);
			return removed.kind === 'answered' ? dividends.put(session, year, []) : removed;
		},
	};
}

/** What HMRC holds for a year, by country. */
export async function listForeignIncome(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
): Promise<Result<Country[]>> {
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const access = await openFor(services, caller);
	return access.ok ? present(access.value, taxYear) : access;
}

async function present({ mtd, nino }: HmrcSession, taxYear: string): Promise<Result<Country[]>> {
	const held = await readBoth(mtd, { nino, taxYear });
	if (!held.ok) return held;
	const of = (kind: Country['kind']) => (one: Entry) => ({
		...{ kind, countryCode: one.countryCode, amount: toPounds(one.taxableAmount) },
		taxTakenOff: one.taxTakenOff === undefined ? null : toPounds(one.taxTakenOff),
	});
	return succeed([...held.value.interest.map(of('interest')), ...held.value.dividends.map(of('dividends'))]);
}

type Asked = Pick<
	BodyOf<typeof calls.putMtdForeignIncome>,
	'taxYear' | 'kind' | 'countryCode' | 'amount' | 'taxTakenOff'
>;

/** Replaces what HMRC holds for a country. VALIDATION_FAILED names each value that is not an amount. */
export async function putForeignIncome(
	services: Services,
	caller: MtdCaller,
	{ taxYear, kind, countryCode, ...typed }: Asked,
): Promise<Result<Country[]>> {
	const amount = parsePounds(typed.amount, false);
	const taxTakenOff = typed.taxTakenOff.trim() === '' ? undefined : parsePounds(typed.taxTakenOff, false);
	if (!amount.ok) return failWithProblems([{ path: 'amount', code: amount.problem }]);
	if (taxTakenOff && !taxTakenOff.ok)
		return failWithProblems([{ path: 'taxTakenOff', code: taxTakenOff.problem }]);
	// We do not ask whether a credit is due for foreign tax, so none is claimed.
	const entry: Entry = {
		...{ countryCode, amountBeforeTax: amount.value, taxableAmount: amount.value },
		...(taxTakenOff && { taxTakenOff: taxTakenOff.value }),
	};
	return change(services, caller, taxYear, kind, (held) => [
		...held.filter((one) => one.countryCode !== countryCode),
		entry,
	]);
}

/** Deletes a country's income at HMRC. */
export function removeForeignIncome(
	services: Services,
	caller: MtdCaller,
	{ taxYear, kind, countryCode }: Pick<Asked, 'taxYear' | 'kind' | 'countryCode'>,
): Promise<Result<Country[]>> {
	return change(services, caller, taxYear, kind, (held) =>
		held.filter((one) => one.countryCode !== countryCode),
	);
}

function change(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
	kind: Country['kind'],
	to: (held: readonly Entry[]) => readonly Entry[],
): Promise<Result<Country[]>> {
	const part = kind === 'interest' ? interest : dividends;
	const work = async ({ mtd, nino }: HmrcSession): Promise<Result<unknown>> => {
		const held = orNothing(await part.retrieve(mtd, { nino, taxYear }));
		if (!held.ok) return held;
		return resultOf(await part.put(mtd, { nino, taxYear }, [...to(held.value ?? [])]));
	};
	return sendPart(services, caller, { taxYear, item: 'foreignIncome', work, read: present });
}
