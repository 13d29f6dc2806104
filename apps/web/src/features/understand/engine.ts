/** The engine behind the pictures of one return. Loaded with their page. */
import { type Facts, type Pence, pence, pounds, sum } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { FoldableEntry } from '@halfpenny/questions';
import {
	type Calculation,
	calculate,
	type Late,
	late,
	lateInterest,
	type WhatIf,
	whatIf,
} from '@halfpenny/tax';
import { interestMayHaveChanged, isTaxYear, yearData } from '@halfpenny/years';
import { formatRate, formatShort } from '../../charts/pound-words.ts';
import { factsOf, linesOf, type Taxpayer } from '../../interview/live-tax/engine.ts';
import type { Line } from '../../returns/working/working.ts';

/** A return's calculation, with its facts. */
export interface Worked {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly working: readonly Line[];
}

/** Returns a return's calculation with its working and the lowest lawful result; undefined if answers contradict. */
export function workOut(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): Worked | undefined {
	const read = factsOf(taxpayer, entries);
	if (!read.ok) return undefined;
	const calculation = calculate(read.facts, { working: true, alternatives: true });
	return { facts: read.facts, calculation, working: linesOf(calculation) };
}

/** What users can try: paying more into a pension, giving more to charity, earning more. In pence. */
export interface Trial {
	readonly pension: Pence;
	readonly giftAid: Pence;
	readonly pay: Pence;
}

/** The effect of a trial on the return. */
export function tryOut(facts: Facts, { pension, giftAid, pay }: Trial): WhatIf {
	const [first, ...others] = facts.employments ?? [];
	const reliefs = {
		...facts.reliefs,
		...added('pensionReliefAtSource', facts.reliefs?.pensionReliefAtSource, pension),
		...added('giftAid', facts.reliefs?.giftAid, giftAid),
	};
	const employments = [{ ...first, ...added('pay', first?.pay, pay) }, ...others];
	return whatIf(facts, { reliefs, ...(pay === 0 ? {} : { employments }) });
}

/** Returns the fact with the amount added; undefined if nothing is added, so that a blank stays blank. */
function added<Name extends string>(name: Name, known: Pence | undefined, more: Pence) {
	return more === 0 ? {} : { [name]: known === undefined ? more : sum([known, more]) };
}

/** Returns the dates when a year is filed and paid. */
export function datesOf(taxYear: string) {
	if (!isTaxYear(taxYear)) return undefined;
	const { startsOn, endsOn, deadlines, paymentsOnAccount } = yearData(taxYear);
	const secondPaymentOnAccount = paymentsOnAccount.secondDue;
	return { startsOn, endsOn, ...deadlines, secondPaymentOnAccount };
}

/** Returns why there are payments on account of the next year, or which rule exempts them. */
export function onAccountInWords({
	taxYear,
	paymentsOnAccount: { reason },
}: Pick<Calculation, 'taxYear' | 'paymentsOnAccount'>): string {
	if (reason === 'due' || reason === 'reduced' || !isTaxYear(taxYear)) return sayUnderstand('payments.why');
	const { smallestTaxPounds, deductedAtSourceShare } = yearData(taxYear).paymentsOnAccount;
	return reason === 'belowSmallest'
		? sayUnderstand('payments.belowSmallest', { least: formatShort(pounds(smallestTaxPounds)) })
		: sayUnderstand('payments.mostlyTakenOff', { share: formatRate(deductedAtSourceShare) });
}

/** Returns whether a pension payment can have tax relief: not from age 75 (FA 2004 s.188(3)(a)). True for an unknown age. */
export function canSaveIntoPension({ taxYear, person }: Pick<Facts, 'taxYear' | 'person'>): boolean {
	const born = person?.dateOfBirth;
	const starts = datesOf(taxYear)?.startsOn;
	if (born === undefined || starts === undefined) return true;
	return `${Number(born.slice(0, 4)) + PENSION_RELIEF_ENDS}${born.slice(4)}` > starts;
}

const PENSION_RELIEF_ENDS = 75;

/** Returns what a scheme claims on a payment with relief at source: the basic rate (FA 2004 s.192). In pence. */
export function claimedByScheme(taxYear: string, payment: Pence): Pence {
	if (!isTaxYear(taxYear)) return pence(0);
	return pence(Math.floor((payment * yearData(taxYear).savings.basicRate) / 10_000));
}

type JanuaryBill = Pick<Calculation, 'taxYear' | 'totalDue' | 'balancingPayment' | 'paymentsOnAccount'>;

/** What being late costs, and the bill: for the year, plus on account of the next, both due on one date. */
export interface LateBill extends Late {
	readonly tax: Pence;
	readonly onAccount: Pence;
	/** ISO. */
	readonly due: string;
}

/** Returns the cost of filing and paying some months late. */
export function lateBy(
	{ taxYear, totalDue, balancingPayment, paymentsOnAccount }: JanuaryBill,
	months: number,
): LateBill | undefined {
	const dates = datesOf(taxYear);
	if (!isTaxYear(taxYear) || !dates) return undefined;
	const on = (date: string) => (months === 0 ? date : monthsAfter(date, months));
	const tax = noLess(balancingPayment);
	const onAccount = paymentsOnAccount.first;
	const bill = { year: taxYear, tax, onAccount, liability: noLess(totalDue) };
	return {
		...late({ ...bill, filed: on(dates.online), paid: on(dates.balancingPayment) }),
		tax,
		onAccount,
		due: dates.balancingPayment,
	};
}

/** A refund is nothing to pay. */
function noLess(amount: Pence): Pence {
	return amount > 0 ? amount : pence(0);
}

/** Returns whether HMRC's interest rates were checked so long before a date that they may have changed. */
export function ratesMayBeOld(today: string): boolean {
	return interestMayHaveChanged(today);
}

/** Returns the interest on an amount due on one date and still unpaid on another. In pence. */
export function interestOn(amount: Pence, due: string, today: string): Pence {
	return lateInterest(amount, due, today);
}

/** Returns how many months late a return filed and paid today is, counting started months; 0 if in time. */
export function monthsLate(taxYear: string, today: string): number {
	const online = datesOf(taxYear)?.online;
	if (online === undefined || today <= online) return 0;
	const [year = 0, month = 0] = online.split('-').map(Number);
	const [nowYear = 0, nowMonth = 0] = today.split('-').map(Number);
	return (nowYear - year) * 12 + nowMonth - month;
}

/** Returns the last day of the month some months later: deadlines are at the end of January. */
function monthsAfter(date: string, months: number): string {
	const [year = 0, month = 0] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
