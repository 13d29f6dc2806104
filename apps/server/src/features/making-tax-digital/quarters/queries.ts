/** Reads quarters: as a list, and what would be sent beside what HMRC holds. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { toPounds } from '@halfpenny/facts';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import type { QuarterName } from '@halfpenny/years';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { type Business, isSent, type SentBusiness } from '../businesses/business.ts';
import { findBusiness, keptBusiness } from '../businesses/queries.ts';
import { canSend } from '../year/closed.ts';
import { FORM_FIELDS } from './fields.ts';
import { compareRows, type Figures, turnoverOf } from './figures.ts';
import { compareHeld, isHeld, retrieveYearToDate } from './held.ts';
import {
	checkTime,
	type KeptYear,
	loadKeptYear,
	type OpenUpdate,
	readQuarter,
	sentLast,
	type TypedQuarter,
	yearToDate,
} from './prepare.ts';
import { type Held, presentHeld, presentRows } from './present-rows.ts';
import type { Quarter } from './quarter.ts';
import { countPapers } from './repository.ts';

type Submission = AnswerOf<typeof calls.mtdQuarterly>[number];

/** A business's quarters of a year, first quarter first; none for a business HMRC never named. */
export async function listSubmissionsOf(
	services: Services,
	userId: string,
	{ businessId, taxYear }: { readonly businessId: string; readonly taxYear: string },
): Promise<Submission[]> {
	const business = await keptBusiness(services, userId, businessId);
	if (!business || !isSent(business)) return [];
	return presentYear(services, business, taxYear);
}

/** One quarter of a business, as it is now. */
export async function readSubmission(
	services: Services,
	userId: string,
	{
		businessId,
		taxYear,
		quarterId,
	}: {
		readonly businessId: string;
		readonly taxYear: string;
		readonly quarterId: string;
	},
): Promise<Result<Submission>> {
	const all = await listSubmissionsOf(services, userId, { businessId, taxYear });
	const found = all.find(({ id }) => id === quarterId);
	return found ? succeed(found) : fail('NOT_FOUND');
}

/** A business's year as pages see it. */
export async function presentYear(
	services: Pick<Services, 'database' | 'vault'>,
	business: SentBusiness,
	taxYear: string,
): Promise<Submission[]> {
	const kept = await loadKeptYear(services, services.database, business, taxYear);
	const papers = await countPapers(
		services.database,
		kept.quarters.map(({ id }) => id),
	);
	return kept.quarters.map((quarter) =>
		presentQuarter(business, quarter, { kept, documents: papers.get(quarter.id) ?? 0 }),
	);
}

function presentQuarter(
	{ type, businessId }: SentBusiness,
	quarter: Quarter,
	{ kept, documents }: { readonly kept: KeptYear; readonly documents: number },
): Submission {
	const { id, taxYear, periodStart, periodEnd, draft, sent, submittedAt } = quarter;
	const latest = kept.updates.find(({ quarterId }) => quarterId === id);
	const shown = sent ?? draft?.figures ?? { income: {}, expenses: {} };
	return {
		...{ id, businessId, businessType: type, taxYear, quarter: quarter.quarter as QuarterName },
		...{ periodStart, periodEnd, documents },
		turnover: toPounds(turnoverOf(type, shown)),
		status: statusOf(quarter, latest),
		submissionDate: submittedAt?.toISOString() ?? null,
		...written(type, shown),
		draft: draft && sent ? { ...written(type, draft.figures), savedAt: draft.savedAt } : null,
		why: latest ? whyOf(latest) : null,
	};
}

function statusOf({ sent }: Quarter, latest: OpenUpdate | undefined): Submission['status'] {
	switch (latest?.state) {
		case 'queued':
		case 'sending':
		case 'unknown':
			return latest.state;
		case 'refused':
		case 'failed':
			return sent ? 'submitted' : 'failed';
		default:
			return sent ? 'submitted' : 'draft';
	}
}

function whyOf({ state, reason }: OpenUpdate): string | null {
	if (state === 'queued') return sayMtdYear('update.queued');
	if (state === 'unknown') return sayMtdYear('update.sent');
	if (state === 'refused') return sayMtdYear('update.refused');
	if (state !== 'failed') return null;
	if (reason === 'heldDiffers' || reason === 'unanswered') return sayMtdYear(`update.${reason}`);
	return sayMtdYear('update.notSent');
}

/** The form's fields with amounts as text; a blank is "". */
function written(type: SentBusiness['type'], figures: Figures) {
	const of = (part: 'income' | 'expenses') =>
		Object.fromEntries(
			FORM_FIELDS[type].flatMap((field) => {
				if (field.part !== part) return [];
				const amount = figures[part][field.name];
				return [[field.name, amount === undefined ? '' : toPounds(amount)] as const];
			}),
		);
	return { income: of('income'), expenses: of('expenses') };
}

/** Compares what HMRC holds of a year to date with what we sent last. */
export async function readHeld(
	services: Services,
	caller: MtdCaller,
	{ businessId, taxYear }: { readonly businessId: string; readonly taxYear: string },
): Promise<Result<Held>> {
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const found = await findBusiness(services, caller, businessId);
	if (!found.ok) return found;
	const business: Business = found.value;
	if (!isSent(business)) return fail('MTD_BUSINESS_UNKNOWN');
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const held = await retrieveYearToDate(session, business.type, { nino, businessId, taxYear });
	if (!held.ok) return held;
	const kept = await loadKeptYear(services, services.database, business, taxYear);
	return succeed(presentHeld(compareHeld(sentLast(kept), held.value)));
}

/** What HMRC would receive for a quarter, and what it holds now. */
export async function previewQuarter(
	services: Services,
	caller: MtdCaller,
	typed: TypedQuarter,
): Promise<Result<AnswerOf<typeof calls.previewMtdUpdate>>> {
	const read = await readQuarter(services, caller, typed);
	if (!read.ok) return read;
	const time = checkTime(services, read.value);
	if (!time.ok) return time;
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const { business, taxYear, period, periods } = read.value;
	const year = { nino, taxYear, businessId: business.businessId };
	const held = await retrieveYearToDate(session, business.type, year);
	if (!held.ok) return held;
	const kept = await loadKeptYear(services, services.database, business, taxYear);
	const next = yearToDate(read.value, kept);
	const sent = kept.quarters.flatMap(({ quarter, sent: figures }) => (figures ? [quarter] : []));
	const earlier = periods.slice(0, periods.indexOf(period)).map(({ name }) => name);
	return succeed({
		...{ periodStart: next.periodStart, periodEnd: next.periodEnd },
		rows: presentRows(compareRows(next.rows, held.value?.rows ?? {})),
		isNil: Object.values(next.rows).every((amount) => amount === 0),
		isUnchanged: isHeld(next, held.value),
		quartersLeftOut: earlier.filter((name) => !sent.includes(name)),
		held: presentHeld(compareHeld(sentLast(kept), held.value)),
	});
}
