/** The dates that a question accepts: some follow the return's tax year, some the accounts in another entry. */
import type { Answers } from './answer.ts';
import { daysOfYear } from './days-of-year.ts';
import type { Question, Section, TaxYear } from './question.ts';

/** ISO dates, both included; open-ended if one is missing. */
export interface DaysTaken {
	readonly first?: string | undefined;
	readonly last?: string | undefined;
}

/** A return's answers, by section. */
type Told = readonly { readonly section: string; readonly answers: Answers }[];

/** Returns the dates that a question accepts in a year's return with `entries`. */
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

/** Returns whether a section asks for a date that depends on when the accounts start. */
export function goesByAccounts({ questions }: Section): boolean {
	return questions.some(({ days }) => days === 'ofJoining' || days === 'ofLeaving');
}

/**
 * Profits are shared from the first day of the accounts, which end in the tax year. Boxes 7 and 9 of the partnership
 * statement take a date in the tax year; box 9 also takes one in the next year. Undefined until the accounts' start is known.
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
