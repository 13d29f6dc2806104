/** When HMRC says a business's updates are due. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { incomeAndExpenditureObligations, type Obligation } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { quartersOf } from '@halfpenny/years';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { orNothing } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { type Business, periodTypeOf } from '../businesses/business.ts';
import { findBusiness } from '../businesses/queries.ts';
import { loadKeptYear } from './prepare.ts';

type Listed = AnswerOf<typeof calls.mtdObligations>[number];

/** A business, and the dates between which to ask for its updates. */
export interface ObligationsOf {
	readonly businessId: string;
	readonly from: string;
	readonly to: string;
}

/** A business's updates between two days, oldest first; an empty list if there are none. */
export async function readObligations(
	services: Services,
	caller: MtdCaller,
	asked: ObligationsOf,
): Promise<Result<Listed[]>> {
	const found = await findBusiness(services, caller, asked.businessId);
	if (!found.ok) return found;
	const business = found.value;
	if (business.keptBy === 'us') return succeed([]);
	const { type } = business;
	if (type === 'property-unspecified') return fail('MTD_BUSINESS_UNKNOWN');
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const { fromDate, toDate, taxYear, isYear } = spanOf(business, asked);
	const named = { typeOfBusiness: type, businessId: business.businessId };
	const answer = orNothing(
		await incomeAndExpenditureObligations(session, nino, { fromDate, toDate, business: named }),
	);
	if (!answer.ok) return answer;
	const all = (answer.value ?? []).flatMap(({ obligationDetails }) => obligationDetails);
	const sent = await sentQuarters(services, business, taxYear);
	const ends = quartersOf(taxYear, periodTypeOf(business, taxYear)).map(({ to }) => to);
	// Two years overlap when a business changes from standard to calendar quarters.
	const asking = isYear ? all.filter(({ periodEndDate }) => ends.includes(periodEndDate)) : all;
	const present = (one: Obligation) =>
		presentObligation(one, periodTypeOf(business, taxYear), { taxYear, sent });
	return succeed(
		asking.toSorted((one, other) => (one.periodEndDate < other.periodEndDate ? -1 : 1)).map(present),
	);
}

/** Calendar quarters are asked for from 1 April to 31 March: HMRC allows at most 366 days. */
function spanOf(business: Business, { from, to }: ObligationsOf) {
	const first = from.slice(5) < '04-01' ? Number(from.slice(0, 4)) - 1 : Number(from.slice(0, 4));
	const taxYear = `${first}-${String(first + 1).slice(2)}`;
	const isCalendar = periodTypeOf(business, taxYear) === 'calendar';
	const isYear = from === `${first}-04-06` && to === `${first + 1}-04-05`;
	return isCalendar && isYear
		? { fromDate: `${first}-04-01`, toDate: `${first + 1}-03-31`, taxYear, isYear }
		: { fromDate: from, toDate: to, taxYear, isYear };
}

/** The last days of the quarters HMRC accepted from us. */
async function sentQuarters(
	services: Services,
	business: Business,
	taxYear: string,
): Promise<readonly string[]> {
	const { quarters } = await loadKeptYear(services, services.database, business, taxYear);
	return quarters.flatMap(({ sent, periodEnd }) => (sent ? [periodEnd] : []));
}

function presentObligation(
	{ periodStartDate, periodEndDate, dueDate, status, receivedDate }: Obligation,
	kind: 'standard' | 'calendar',
	{ taxYear, sent }: { readonly taxYear: string; readonly sent: readonly string[] },
): Listed {
	// All of HMRC's periods in a year begin on its first day, since an update is the year to date.
	const quarter = quartersOf(taxYear, kind).find(({ to }) => to === periodEndDate);
	return {
		obligationType: sayMtdYear('obligation.quarterly'),
		quarter: quarter?.name ?? null,
		periodStart: quarter && quarter.from > periodStartDate ? quarter.from : periodStartDate,
		periodEnd: periodEndDate,
		dueDate,
		status: status === 'open' ? 'Open' : 'Fulfilled',
		sentByUs: quarter !== undefined && sent.some((end) => end >= periodEndDate),
		receivedDate: receivedDate ?? null,
	};
}
