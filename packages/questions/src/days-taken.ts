/** The dates that a question accepts: some follow the return's tax year, some the accounts in another entry. */
import type { Answers } from './answer.ts';
import { daysOfYear } from './days-of-year.ts';
import type { Question, Section, TaxYear } from './question.ts';

/** ISO dates, both included; open where one is missing. */
export interface DaysTaken {
	readonly first?: string | undefined;
	readonly last?: string | undefined;
}

/** A return's answers, by section. */
type Told = readonly { readonly section: string; readonly answers: Answers }[];

/** The dates that a question accepts in the return of a year with `entries`. */
export function daysTaken({ days }: Question, year: TaxYear | undefined, entries: Told = []): DaysTaken {
	if (days === undefined || year === undefined) return {};
	const ofYear = daysOfYear(year);
	switch (days) {
		case 'ofTheYear':
			return ofYear;
		case 'toTheYearsEnd':
			return { last: ofYear.last };
		case 'ofJoining':
			return { first: firstOfAccounts(ofYear.first, entries), last: ofYear.last };
		case 'ofLeaving':
			return { first: firstOfAccounts(ofYear.first, entries), last: aYearAfter(ofYear.last) };
	}
}

/** Whether a section asks for a date that depends on when the accounts begin. */
export function goesByAccounts({ questions }: Section): boolean {
	return questions.some(({ days }) => days === 'ofJoining' || days === 'ofLeaving');
}

/**
 * Profits are shared from the first day of the accounts, which end in the tax year; boxes 7 and 9 of the partnership
 * statement take a day of the tax year, and the ninth one of the year after too. Undefined while it is not known when
 * the accounts begin.
 */
function firstOfAccounts(firstOfYear: string, entries: Told): string | undefined {
	const { answers = {} } = entries.find(({ section }) => section === 'partnershipDetails') ?? {};
	const { runsWithTaxYear, accountsStart } = answers;
	if (runsWithTaxYear === true) return firstOfYear;
	if (runsWithTaxYear !== false || typeof accountsStart !== 'string') return undefined;
	return accountsStart < firstOfYear ? accountsStart : firstOfYear;
}

function aYearAfter(day: string): string {
	return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
