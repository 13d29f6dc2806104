/** The updates a business owes HMRC, the final declarations a person owes, and which are met. */
import type { StandIn } from '../../app/plugin.ts';
import { type Business, businessesIn } from '../../businesses/business.ts';
import { isAnnualWhileNew, periodsOf, yearsOf } from '../../businesses/periods.ts';
import { calculationsIn } from '../../individuals/calculations.ts';
import { itsaStatusesIn } from '../../individuals/itsa-status.ts';
import { firstDayOf, lastDayOf, startOf } from '../../mtd/tax-year.ts';

/** One obligation in HMRC's format. */
export type Obligation = {
	readonly periodStartDate: string;
	readonly periodEndDate: string;
	readonly dueDate: string;
	readonly status: 'open' | 'fulfilled';
	readonly receivedDate?: string;
};

/** The first year HMRC keeps obligations for. */
const FIRST_YEAR = '2018-19';

/** A month and some days after each quarter, the same for standard and calendar quarters; the 7th from 2026-27. */
function dueDateOf(taxYear: string, end: string): string {
	const day = taxYear < '2026-27' ? '05' : '07';
	const year = startOf(taxYear);
	const due = [`${year}-08-${day}`, `${year}-11-${day}`, `${year + 1}-02-${day}`, `${year + 1}-05-${day}`];
	return due.find((date) => date > end) ?? '';
}

/** The updates a business owes, year by year up to the current one. */
export function updatesDue(standIn: StandIn, business: Business): readonly Obligation[] {
	const statuses = itsaStatusesIn(standIn.store);
	const today = standIn.clock.now().toISOString().slice(0, 10);
	return yearsOf([business], FIRST_YEAR, today)
		.filter((year) => statuses.isInMtd(business.nino, year) && !isAnnualWhileNew(business, year))
		.flatMap((year) => ofYear(standIn, business, year));
}

function ofYear(standIn: StandIn, business: Business, taxYear: string): readonly Obligation[] {
	const { start, ends } = periodsOf(business, taxYear);
	const isCumulative = taxYear >= '2025-26';
	return ends.map((end, at) => {
		const before = ends[at - 1];
		const receivedDate = receivedOn(standIn, business, taxYear, end);
		return {
			periodStartDate: isCumulative || before === undefined ? start : dayAfter(before),
			periodEndDate: end,
			dueDate: dueDateOf(taxYear, end),
			...(receivedDate === undefined
				? { status: 'open' as const }
				: { status: 'fulfilled' as const, receivedDate }),
		};
	});
}

/** The day of the first update that reaches the end of the period, once HMRC has had time to see it. */
function receivedOn(standIn: StandIn, business: Business, taxYear: string, end: string): string | undefined {
	const first = standIn.updates
		.all(business, taxYear)
		.find(
			({ periodEndDate, submittedOn }) => (periodEndDate ?? '') >= end && submittedOn <= seenUntil(standIn),
		);
	return first?.submittedOn.slice(0, 10);
}

/** The final declarations a person owes, for the years they are in MTD. */
export function declarationsDue(standIn: StandIn, nino: string): readonly Obligation[] {
	const businesses = businessesIn(standIn.store).of(nino);
	const today = standIn.clock.now().toISOString().slice(0, 10);
	const statuses = itsaStatusesIn(standIn.store);
	return yearsOf(businesses, FIRST_YEAR, today)
		.filter((year) => statuses.isInMtd(nino, year))
		.map((year) => ({
			periodStartDate: firstDayOf(year),
			periodEndDate: lastDayOf(year),
			dueDate: `${startOf(year) + 2}-01-31`,
			...declaredOn(standIn, nino, year),
		}));
}

/** Open until the year is declared and HMRC has had time to see it. */
function declaredOn(
	standIn: StandIn,
	nino: string,
	taxYear: string,
): Pick<Obligation, 'status' | 'receivedDate'> {
	const declaredAt = calculationsIn(standIn.store).firstDeclared(nino, taxYear)?.declaredAt;
	if (!declaredAt || declaredAt > seenUntil(standIn)) return { status: 'open' };
	return { status: 'fulfilled', receivedDate: declaredAt.slice(0, 10) };
}

const seenUntil = ({ clock, fulfilmentSeconds }: StandIn): string =>
	new Date(clock.now().getTime() - fulfilmentSeconds * 1000).toISOString();

function dayAfter(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}
