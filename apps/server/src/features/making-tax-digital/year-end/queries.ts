/** The year end as it is now: each item from the return's answers beside what HMRC holds. */
import { createHash } from 'node:crypto';
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Pence } from '@halfpenny/facts';
import type { PersonYear } from '@halfpenny/hmrc';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { nameOf } from '../businesses/business.ts';
import { keptBusinesses, readBusinesses } from '../businesses/queries.ts';
import { compareRows } from '../quarters/figures.ts';
import { canSend } from '../year/closed.ts';
import { whatCannotBeSent } from './cannot-send.ts';
import { type FactsOfYear, loadFactsOfYear } from './facts-of-year.ts';
import type { YearEndItem, YearEndRows } from './item.ts';
import { itemOfProperty, itemOfTrade, itemsOfPerson } from './items.ts';
import { type Linked, readLinks } from './links.ts';
import { itemOfLosses } from './losses.ts';
import { marriageAllowanceItem } from './marriage-allowance.ts';
import { presentItemRows } from './present-rows.ts';
import { wasAccepted } from './progress-repository.ts';

type Presented = AnswerOf<typeof calls.mtdYearEnd>;

/** An item with what HMRC holds for it. */
export interface ComparedItem extends YearEndItem {
	readonly held: YearEndRows | undefined;
	readonly state: Presented['items'][number]['state'];
}

/** The year end of a person. */
export interface YearEnd {
	readonly taxYear: string;
	readonly year: FactsOfYear | undefined;
	readonly links: readonly Linked[];
	readonly items: readonly ComparedItem[];
}

/** Reads the whole year end, from the answers and from HMRC. */
export async function readYearEnd(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
): Promise<Result<{ readonly yearEnd: YearEnd; readonly access: HmrcSession }>> {
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const known = await keptBusinesses(services, caller.userId);
	const asked = known.length > 0 ? succeed(known) : await readBusinesses(services, caller);
	if (!asked.ok) return asked;
	const { database } = services;
	const year = await loadFactsOfYear(services, database, caller.userId, taxYear);
	const links = await readLinks(database, asked.value, { taxYear, year });
	const marriage = marriageAllowanceItem(year?.facts, () =>
		wasAccepted(database, caller.userId, 'marriageAllowance'),
	);
	const all = [...itemsOf(taxYear, year, links), ...marriage];
	const items = await compareItems(access.value, taxYear, all);
	if (!items.ok) return items;
	return succeed({ yearEnd: { taxYear, year, links, items: items.value }, access: access.value });
}

/** As many at once as HMRC accepts in a second; other people's requests fit in between. */
const AT_A_TIME = 3;

/** Reads what HMRC holds for each item; the first failure if HMRC does not answer. */
export async function compareItems(
	{ mtd: session, nino }: HmrcSession,
	taxYear: string,
	items: readonly YearEndItem[],
): Promise<Result<readonly ComparedItem[]>> {
	const compared: ComparedItem[] = [];
	for (let at = 0; at < items.length; at += AT_A_TIME) {
		const some = items.slice(at, at + AT_A_TIME);
		const year: PersonYear = { nino, taxYear };
		const all = await Promise.all(
			some.map(async (item) => ({ item, held: await item.retrieve(session, year) })),
		);
		for (const { item, held } of all) {
			if (!held.ok) return held;
			compared.push({ ...item, held: held.value, state: stateOf(item.ours, held.value) });
		}
	}
	return succeed(compared);
}

function itemsOf(
	taxYear: string,
	year: FactsOfYear | undefined,
	links: readonly Linked[],
): readonly YearEndItem[] {
	const facts = year?.facts;
	const annual = links.flatMap(({ business, to }) => {
		if (!facts || !to) return [];
		const isTrade = business.type === 'self-employment';
		const part = isTrade ? facts.trades?.[to.position] : facts.ukProperty;
		return [
			isTrade ? itemOfTrade(business, facts, to.position) : itemOfProperty(business, facts),
			itemOfLosses(business, part ?? {}, facts.taxYear),
		];
	});
	return [...annual, ...itemsOfPerson(taxYear, facts)];
}

function stateOf(ours: YearEndRows, held: YearEndRows | undefined): ComparedItem['state'] {
	const isOurs = Object.keys(ours).length > 0;
	const isHeld = held !== undefined && Object.values(held).some((amount) => amount !== 0);
	if (!isOurs) return isHeld ? 'heldOnly' : 'same';
	if (!isHeld) return 'toSend';
	return compareRows(ours, held).some(({ differs }) => differs) ? 'differs' : 'same';
}

/** The year end for a page. Items that neither the answers nor HMRC have are left out. */
export function presentYearEnd({ taxYear, year, links, items }: YearEnd): Presented {
	const shown = items.filter((item) => item.state !== 'same' || Object.keys(item.ours).length > 0);
	const cannotSend = [...whatCannotBeSent(year?.facts)];
	const rest = {
		taxYear,
		taxReturnId: year?.taxReturn.id ?? null,
		links: links.map(({ business, to, choices }) => ({
			...{ businessId: business.businessId, name: nameOf(business), type: business.type },
			entryId: to?.entryId ?? null,
			choices: choices.map(({ entryId, label }) => ({ entryId, label })),
		})),
		items: shown.map(({ key, title, ours, held, state, put }) => ({
			...{ key, title, state, inParts: put === undefined },
			rows: presentItemRows(compareRows<Pence | string>(ours, held ?? {})),
		})),
		cannotSend,
	};
	const isLinked = links.every(({ to, choices }) => to !== undefined || choices.length === 0);
	return {
		...rest,
		shownHash: createHash('sha256').update(JSON.stringify(rest)).digest('base64url'),
		done: isLinked && items.every(({ state }) => state === 'same'),
	};
}
