/** What a year comes to and what lateness has cost, as far as the next step says it. */
import { fromPounds, type Pence, pence, pounds, sum } from '@halfpenny/facts';
import type { LateSoFar, YearSettled } from '@halfpenny/lifecycle';
import { late, settlementInPounds } from '@halfpenny/tax';
import { isTaxYear, selfAssessmentPenalties } from '@halfpenny/years';
import type { ReturnSource } from '../submissions/check/return-source.ts';

/** How a return's year is settled if it is filed on `filedOn` (ISO); a partnership owes no tax. */
export function settledOf(source: ReturnSource, filedOn: string): YearSettled | undefined {
	if (source.returnType === 'partnership') return undefined;
	const { balance, bills, codingOut } = settlementInPounds(source.facts, source.calculation);
	const throughCode = codingOut !== null && filedOn <= codingOut.fileBy;
	return {
		...(throughCode && { throughCode: inPence(codingOut.amount) }),
		balance: inPence(balance),
		bills: bills.map(({ date, parts }) => ({
			date,
			// What a tax code collects does not leave the account on that day.
			amount: sum(
				parts.filter(({ kind }) => !(throughCode && kind === 'balance')).map((part) => inPence(part.amount)),
			),
		})),
	};
}

function inPence(pounds: string): Pence {
	const amount = fromPounds(pounds);
	if (amount === undefined) throw new Error('an amount that we wrote ourselves');
	return amount;
}

const FILING: readonly string[] = ['lateFiling', 'daily', 'sixMonths', 'twelveMonths'];

/** When all penalties for filing have been charged, counted in years from the deadline. */
const YEARS_LATE = 2;

/** Penalties for filing late by today (FA 2009 Schedule 55), and what each day costs while that has not ended. */
export function lateSoFar(
	source: ReturnSource | undefined,
	{
		taxYear,
		deadline,
		today,
	}: { readonly taxYear: string; readonly deadline: string; readonly today: string },
): LateSoFar | undefined {
	if (!isTaxYear(taxYear) || source?.returnType === 'partnership') return undefined;
	const tax = pence(Math.max(0, source?.calculation.totalDue ?? 0));
	const filedOn = (filed: string) =>
		late({ year: taxYear, tax, filed, paid: filed }).penalties.filter(({ name }) => FILING.includes(name));
	const byToday = filedOn(today);
	const amount = sum(byToday.map((penalty) => penalty.amount));
	const whole = filedOn(`${Number(deadline.slice(0, 4)) + YEARS_LATE}${deadline.slice(4)}`).find(isDaily);
	if (!whole || byToday.find(isDaily)?.amount === whole.amount) return { amount };
	return { amount, daily: { amount: pounds(selfAssessmentPenalties.dailyPounds), from: whole.from } };
}

function isDaily({ name }: { readonly name: string }): boolean {
	return name === 'daily';
}
