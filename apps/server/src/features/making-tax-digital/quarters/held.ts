/** The year to date at HMRC: sent, read back, and compared with what we sent last. */
import { createHash } from 'node:crypto';
import {
	type BusinessYear,
	type MtdOutcome,
	type MtdSession,
	putSelfEmploymentPeriod,
	putUkPropertyPeriod,
	retrieveSelfEmploymentPeriod,
	retrieveUkPropertyPeriod,
	type SelfEmploymentPeriod,
	type UkPropertyPeriod,
} from '@halfpenny/hmrc';
import { type Result, succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import type { SentType } from './fields.ts';
import { compareRows, nested, type Rows, rowsIn } from './figures.ts';

/** A year to date: its dates and amounts. */
export interface YearToDate {
	readonly periodStart: string;
	readonly periodEnd: string;
	readonly rows: Rows;
}

/** Replaces what HMRC holds for the year. */
export function putYearToDate(
	session: MtdSession,
	type: SentType,
	business: BusinessYear,
	{ periodStart, periodEnd, rows }: YearToDate,
): Promise<MtdOutcome<true>> {
	if (type === 'self-employment') {
		const periodDates = { periodStartDate: periodStart, periodEndDate: periodEnd };
		return putSelfEmploymentPeriod(session, business, {
			periodDates,
			...nested(rows),
		} as SelfEmploymentPeriod);
	}
	const days = { fromDate: periodStart, toDate: periodEnd };
	return putUkPropertyPeriod(session, business, { ...days, ...nested(rows) } as UkPropertyPeriod);
}

/** What HMRC holds for the year; undefined when it holds nothing. */
export async function retrieveYearToDate(
	session: MtdSession,
	type: SentType,
	business: BusinessYear,
): Promise<Result<YearToDate | undefined>> {
	if (type === 'self-employment') {
		const held = orNothing(await retrieveSelfEmploymentPeriod(session, business));
		if (!held.ok || !held.value) return held.ok ? succeed(undefined) : held;
		const { periodDates, ...body } = held.value;
		const { periodStartDate: periodStart = '', periodEndDate: periodEnd = '' } = periodDates ?? {};
		return succeed({ periodStart, periodEnd, rows: rowsIn(body) });
	}
	const held = orNothing(await retrieveUkPropertyPeriod(session, business));
	if (!held.ok || !held.value) return held.ok ? succeed(undefined) : held;
	const { fromDate: periodStart = '', toDate: periodEnd = '', ...body } = held.value;
	return succeed({ periodStart, periodEnd, rows: rowsIn(body) });
}

/** Whether HMRC holds exactly this: the same last day and the same amounts. */
export function isHeld(ours: YearToDate, held: YearToDate | undefined): boolean {
	if (!held || held.periodEnd !== ours.periodEnd) return false;
	return compareRows(ours.rows, held.rows).every(({ differs }) => !differs);
}

/** Compares what HMRC holds with what we sent last. Nothing sent and nothing held count as the same. */
export function compareHeld(sentLast: YearToDate | undefined, held: YearToDate | undefined) {
	const rows = compareRows(sentLast?.rows ?? {}, held?.rows ?? {});
	const sameDays = sentLast?.periodEnd === held?.periodEnd;
	const differs = rows.some((row) => row.differs) || !sameDays;
	return { rows, differs, seenHeld: differs ? hashOf(held) : null };
}

/** A hash of what HMRC holds, so that a person can say they saw exactly that. */
function hashOf(held: YearToDate | undefined): string {
	const rows = Object.entries(held?.rows ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
	const text = JSON.stringify([held?.periodStart, held?.periodEnd, rows]);
	return createHash('sha256').update(text).digest('base64url');
}
