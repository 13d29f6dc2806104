/** The cost so far of not filing. */
import { type Pence, pounds, sum } from '@halfpenny/facts';
import { selfAssessmentPenalties, type TaxYear, yearData } from '@halfpenny/years';
import { late, type PenaltyName } from './late.ts';

/** Penalties for filing late up to a given day, and the cost of each further day while that continues. */
export interface LateFilingSoFar {
	readonly amount: Pence;
	/** From an ISO date. */
	readonly daily?: { readonly amount: Pence; readonly from: string };
}

const FILING: ReadonlySet<PenaltyName> = new Set(['lateFiling', 'daily', 'sixMonths', 'twelveMonths']);

/** When the last filing penalty is charged, in years from the deadline. */
const YEARS_LATE = 2;

/** Penalties by `today` (ISO) for an online return, with this much tax, that is still not filed (FA 2009 Schedule 55). */
export function lateFilingSoFar(year: TaxYear, tax: Pence, today: string): LateFilingSoFar {
	const { online } = yearData(year).deadlines;
	const filedOn = (filed: string) =>
		late({ year, tax, filed, paid: filed }).penalties.filter(({ name }) => FILING.has(name));
	const byToday = filedOn(today);
	const amount = sum(byToday.map((penalty) => penalty.amount));
	const whole = filedOn(`${Number(online.slice(0, 4)) + YEARS_LATE}${online.slice(4)}`).find(isDaily);
	if (!whole || byToday.find(isDaily)?.amount === whole.amount) return { amount };
	return { amount, daily: { amount: pounds(selfAssessmentPenalties.dailyPounds), from: whole.from } };
}

function isDaily({ name }: { readonly name: PenaltyName }): boolean {
	return name === 'daily';
}
