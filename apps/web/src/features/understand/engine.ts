/** The engine behind the pictures of one return: loaded with the page that shows them. */
import { type Facts, type Pence, parseFacts, sum, toPounds } from '@halfpenny/facts';
import { type FoldableEntry, foldFacts } from '@halfpenny/questions';
import { type Calculation, calculate, late, type WhatIf, whatIf } from '@halfpenny/tax';
import { isTaxYear, yearData } from '@halfpenny/years';
import type { Taxpayer } from '../../app/interview/live-estimate.ts';
import type { Line } from '../../app/working/working.ts';

/** A return worked out, with the facts that it is of. */
export interface Worked {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly working: readonly Line[];
}

/** Works a return out with its working and the lowest lawful answer; undefined when its answers cannot be right together. */
export function workOut(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): Worked | undefined {
	const { taxYear, residence, dateOfBirth } = taxpayer;
	const person = dateOfBirth === null ? {} : { person: { dateOfBirth } };
	const read = parseFacts({ taxYear, residence, ...person, ...foldFacts(entries) });
	if (!read.ok) return undefined;
	const calculation = calculate(read.facts, { working: true, alternatives: true });
	const working = calculation.working.map(({ id, rule, value, inputs }) => ({
		...{ id, rule, inputs },
		value: toPounds(value),
	}));
	return { facts: read.facts, calculation, working };
}

/** What can be tried: more paid into a pension, more given to charity, more earned. In pence. */
export interface Trial {
	readonly pension: Pence;
	readonly giftAid: Pence;
	readonly pay: Pence;
}

/** What a trial would do to the return. */
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

/** The fact with more of it; nothing where nothing is added, so that a blank stays one. */
function added<Name extends string>(name: Name, known: Pence | undefined, more: Pence) {
	return more === 0 ? {} : { [name]: known === undefined ? more : sum([known, more]) };
}

/** The dates of a year that a person pays or files by. */
export function datesOf(taxYear: string) {
	if (!isTaxYear(taxYear)) return undefined;
	const { startsOn, endsOn, deadlines, paymentsOnAccount } = yearData(taxYear);
	const secondPaymentOnAccount = paymentsOnAccount.secondDue;
	return { startsOn, endsOn, ...deadlines, secondPaymentOnAccount };
}

/** What being late by some months with both the return and the payment costs. */
export function lateBy(taxYear: string, tax: Pence, months: number) {
	const dates = datesOf(taxYear);
	if (!isTaxYear(taxYear) || !dates) return undefined;
	const on = (date: string) => (months === 0 ? date : monthsAfter(date, months));
	return late({ year: taxYear, tax, filed: on(dates.online), paid: on(dates.balancingPayment) });
}

/** The last day of the month so many months after that of a date: deadlines stand at the end of January. */
function monthsAfter(date: string, months: number): string {
	const [year = 0, month = 0] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
