/** A year at a glance: for each business four quarters, then the final declaration, and what comes next. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { formatDay } from '@halfpenny/facts';
import {
	finalDeclarationObligations,
	incomeAndExpenditureObligations,
	type Obligation,
	retrieveItsaStatus,
} from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { todayInTheUk } from '../../../platform/clock.ts';
import { type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { orNothing } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { type Business, nameOf, quartersOfBusiness } from '../businesses/business.ts';
import { readBusinesses } from '../businesses/queries.ts';
import { loadKeptYear } from '../quarters/prepare.ts';
import { UNDER_WAY } from '../quarters/repository.ts';
import { whatCannotBeSent } from '../year-end/cannot-send.ts';
import { loadFactsOfYear } from '../year-end/facts-of-year.ts';
import { canSend, closedBy } from './closed.ts';
import { lastDayOf } from './days.ts';

type Line = AnswerOf<typeof calls.mtdYear>;
type Point = Line['businesses'][number]['points'][number];

/** Reads a person's year. */
export async function readYearLine(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
): Promise<Result<Line>> {
	const { database } = services;
	const { userId } = caller;
	const businesses = await readBusinesses(services, caller);
	if (!businesses.ok) return businesses;
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const lines: Line['businesses'] = [];
	for (const business of businesses.value.filter(({ keptBy }) => keptBy === 'hmrc')) {
		const points = await pointsOf(services, access.value, business, taxYear);
		if (!points.ok) return points;
		const { businessId, type } = business;
		if (type !== 'property-unspecified')
			lines.push({ businessId, name: nameOf(business), type, points: points.value });
	}
	const closed = await closedBy(services, database, userId, taxYear);
	const declaration = await declarationPoint(services, access.value, { taxYear, closed });
	if (!declaration.ok) return declaration;
	const year = await loadFactsOfYear(services, database, userId, taxYear);
	return succeed({
		...{ taxYear, canSend: canSend(taxYear), businesses: lines, finalDeclaration: declaration.value },
		itsaStatus: await statusOf(access.value, taxYear),
		next: nextOf(lines, declaration.value),
		cannotSend: [...whatCannotBeSent(year?.facts)],
		closedBy: closed === 'annualReturn' ? 'annualReturn' : closed === 'declared' ? 'declared' : null,
	});
}

/** HMRC's word for the person's status; without it the line is still useful. */
async function statusOf({ mtd, nino }: HmrcSession, taxYear: string): Promise<string | null> {
	const status = await retrieveItsaStatus(mtd, { nino, taxYear });
	if (status.kind !== 'answered') return null;
	const own = status.value.find((one) => one.taxYear === taxYear);
	return own?.itsaStatusDetails.at(-1)?.status ?? null;
}

async function pointsOf(
	services: Services,
	{ mtd, nino }: HmrcSession,
	business: Business,
	taxYear: string,
): Promise<Result<Point[]>> {
	const { businessId, type } = business;
	const quarters = quartersOfBusiness(business, taxYear);
	const [first, last] = [quarters[0], quarters.at(-1)];
	if (!first || !last || type === 'property-unspecified') return succeed([]);
	const asked = { fromDate: first.from, toDate: last.to, business: { typeOfBusiness: type, businessId } };
	const answer = orNothing(await incomeAndExpenditureObligations(mtd, nino, asked));
	if (!answer.ok) return answer;
	const due = (answer.value ?? []).flatMap(({ obligationDetails }) => obligationDetails);
	const kept = await loadKeptYear(services, services.database, business, taxYear);
	const latestSent = kept.quarters.findLast(({ sent }) => sent !== null)?.periodEnd ?? '';
	const waiting = kept.updates.find(({ state }) => UNDER_WAY.some((one) => one === state))?.quarterId;
	const today = todayInTheUk(services.clock);
	return succeed(
		quarters.flatMap(({ name: what, from: periodStart, to: periodEnd }) => {
			const found = due.find((one) => one.periodEndDate === periodEnd);
			if (!found) return [];
			const isWaiting = kept.quarters.some(({ id, quarter }) => id === waiting && quarter === what);
			const status = isWaiting ? 'waiting' : statusAt(found, today, latestSent >= periodEnd);
			return [{ what, periodStart, periodEnd, dueDate: found.dueDate, status }];
		}),
	);
}

function statusAt(
	{ status, periodEndDate, dueDate }: Obligation,
	today: string,
	isSent: boolean,
): Point['status'] {
	if (status === 'fulfilled') return 'met';
	if (isSent) return 'sent';
	if (today > dueDate) return 'overdue';
	return today > periodEndDate ? 'open' : 'later';
}

async function declarationPoint(
	{ clock }: Services,
	{ mtd, nino }: HmrcSession,
	{ taxYear, closed }: { readonly taxYear: string; readonly closed: Awaited<ReturnType<typeof closedBy>> },
): Promise<Result<Point | null>> {
	const answer = orNothing(await finalDeclarationObligations(mtd, nino, taxYear));
	if (!answer.ok) return answer;
	const found = (answer.value ?? []).find(({ periodEndDate }) => periodEndDate === lastDayOf(taxYear));
	if (!found) return succeed(null);
	const status = statusAt(found, todayInTheUk(clock), closed === 'declared');
	return succeed({
		what: 'finalDeclaration',
		...{ periodStart: found.periodStartDate, periodEnd: found.periodEndDate, dueDate: found.dueDate },
		status: closed === 'declaring' ? 'waiting' : status,
	});
}

const DONE: ReadonlySet<Point['status']> = new Set(['met', 'sent']);

/** The first step that is not done, by its due date: the same quarter of several businesses counts as one step. */
function nextOf(lines: Line['businesses'], declaration: Point | null): Line['next'] {
	const open = lines.flatMap(({ businessId, name, points }) =>
		points.filter(({ status }) => !DONE.has(status)).map((point) => ({ businessId, name, point })),
	);
	const [first] = open.toSorted((one, other) => (one.point.periodEnd < other.point.periodEnd ? -1 : 1));
	if (first) {
		const { point, name, businessId } = first;
		const date = formatDay(point.dueDate);
		const headline = sayMtdYear(`next.${point.status}`, { what: point.what, name, date });
		return { what: point.what, businessId, dueDate: point.dueDate, headline };
	}
	if (!declaration || DONE.has(declaration.status)) return null;
	const params = { date: formatDay(declaration.dueDate) };
	const headline = sayMtdYear('next.finalDeclaration', params);
	return { what: 'finalDeclaration', businessId: null, dueDate: declaration.dueDate, headline };
}
