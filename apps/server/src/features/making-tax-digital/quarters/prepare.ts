/** Turns what was typed into what HMRC would receive: the quarter, its business, and the year to date including it. */
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import type { Quarter as Period, QuarterName } from '@halfpenny/years';
import type { Queries } from '../../../database/database.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { fail, failWithProblems, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { MtdCaller } from '../access/hmrc-access.ts';
import { isSent, quartersOfBusiness, type SentBusiness } from '../businesses/business.ts';
import { findBusiness } from '../businesses/queries.ts';
import { canSend, checkOpen } from '../year/closed.ts';
import type { SentType } from './fields.ts';
import { type Figures, readFigures, rowsOf } from './figures.ts';
import type { YearToDate } from './held.ts';
import { openQuarter, openUpdate, type Quarter, type UpdateContent } from './quarter.ts';
import { listQuarters, listUpdates, type UpdateRow } from './repository.ts';

type TypedPart = Readonly<Record<string, string | number | undefined>>;

/** A quarter as the form sends it. */
export interface TypedQuarter {
	readonly taxYear: string;
	readonly quarter: QuarterName;
	readonly businessId: string;
	readonly businessType: SentType;
	readonly income: TypedPart;
	readonly expenses: TypedPart;
}

/** A quarter after reading. */
export interface ReadQuarter {
	readonly business: SentBusiness;
	readonly taxYear: string;
	readonly period: Period;
	readonly periods: readonly Period[];
	readonly figures: Figures;
}

/**
 * Reads what was typed. MTD_NO_BUSINESS, MTD_YEAR_NOT_SENT, MTD_BUSINESS_UNKNOWN, MTD_BUSINESS_NOT_SENDABLE,
 * MTD_YEAR_DECLARED and the like, or VALIDATION_FAILED with each field that is not an amount.
 */
export async function readQuarter(
	services: Services,
	caller: MtdCaller,
	typed: TypedQuarter,
): Promise<Result<ReadQuarter>> {
	const { taxYear, businessId, businessType } = typed;
	if (businessId === '') return fail('MTD_NO_BUSINESS');
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const found = await findBusiness(services, caller, businessId);
	if (!found.ok) return found;
	const business = found.value;
	if (!isSent(business)) return fail('MTD_BUSINESS_NOT_SENDABLE');
	if (business.type !== businessType) return fail('MTD_BUSINESS_UNKNOWN');
	const open = await checkOpen(services, services.database, caller.userId, taxYear);
	if (!open.ok) return open;
	const periods = quartersOfBusiness(business, taxYear);
	const period = periods.find(({ name }) => name === typed.quarter);
	if (!period) {
		const message = sayMtdYear('quarter.notCarriedOn');
		return failWithProblems([{ path: 'quarter', code: 'quarter.notCarriedOn', message }]);
	}
	const figures = readFigures(business.type, typed);
	return figures.ok ? succeed({ business, taxYear, period, periods, figures: figures.value }) : figures;
}

/** HMRC accepts an update up to ten days before its period ends. */
const EARLIEST_DAYS = 10;
const DAY_MS = 86_400_000;

/** MTD_PERIOD_NOT_ENDED while HMRC would still refuse the quarter. */
export function checkTime({ clock }: Pick<Services, 'clock'>, { period }: ReadQuarter): Result<null> {
	const ahead = (Date.parse(period.to) - Date.parse(todayInTheUk(clock))) / DAY_MS;
	return ahead > EARLIEST_DAYS ? fail('MTD_PERIOD_NOT_ENDED') : succeed(null);
}

/** An update with its content. */
export type OpenUpdate = Omit<UpdateRow, 'sealed'> & { readonly content: UpdateContent };

/** What we have for a business's year. */
export interface KeptYear {
	readonly quarters: readonly Quarter[];
	/** Latest first. */
	readonly updates: readonly OpenUpdate[];
}

/** Reads what we have for a business's year. */
export async function loadKeptYear(
	{ vault }: Pick<Services, 'vault'>,
	queries: Queries,
	{ id: businessId, userId }: Pick<SentBusiness, 'id' | 'userId'>,
	taxYear: string,
): Promise<KeptYear> {
	const cipher = await vault.cipherOf(queries, userId);
	const quarters = await listQuarters(queries, { businessId, taxYear });
	const updates = await listUpdates(queries, { businessId, taxYear });
	return {
		quarters: quarters.map((row) => openQuarter(cipher, row)),
		updates: updates.map(({ sealed, ...row }) => ({
			...row,
			content: openUpdate(cipher, { id: row.id, sealed }),
		})),
	};
}

/** What HMRC last accepted, if anything. */
export function sentLast({ updates }: KeptYear): YearToDate | undefined {
	return updates.find(({ state }) => state === 'accepted')?.content;
}

/**
 * The year to date including a quarter's figures: the sum of these and of what was sent for the other quarters, up to
 * the latest quarter sent, or to this one if it is later. The end date never moves back.
 */
export function yearToDate(
	{ business, period, periods, figures }: ReadQuarter,
	{ quarters }: KeptYear,
): YearToDate {
	const sent = new Map<string, Figures>(
		quarters.flatMap(({ quarter, sent }) => (sent ? [[quarter, sent] as const] : [])),
	);
	sent.set(period.name, figures);
	const covered = periods.filter(({ name }) => sent.has(name));
	const last = covered.at(-1) ?? period;
	return {
		periodStart: periods[0]?.from ?? period.from,
		periodEnd: last.to,
		rows: rowsOf(
			business.type,
			covered.flatMap(({ name }) => sent.get(name) ?? []),
		),
	};
}
