/** Sentences about an answer know its question: its name, maximum length and accepted dates. */
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { readAnswers } from './answers.ts';
import { nameAnswerProblem, sayAnswerProblem } from './say-problem.ts';
import { findSection } from './sections/index.ts';

function sectionOf(id: string) {
	const section = findSection(id);
	if (!section) throw new Error(id);
	return section;
}

/** The sentence beside the field, and in the summary. */
function said(id: string, answers: Readonly<Record<string, Answer>>, question: string) {
	const section = sectionOf(id);
	const read = readAnswers(section, answers, '2025-26');
	const problem = read.ok ? undefined : read.problems.find((each) => each.question === question);
	return problem && [sayAnswerProblem(section, problem), nameAnswerProblem(section, problem)];
}

const business = (startDate: string) =>
	said('selfEmployment', { description: 'Plumbing', startedThisYear: true, startDate }, 'startDate');

describe('a date of a question about this tax year', () => {
	it.each(['2025-04-06', '2026-04-05'])('is taken when it is %s', (day) =>
		expect(business(day)).toBeUndefined(),
	);

	it.each(['2025-04-05', '2026-04-06', '2026-09-01'])('is refused with the days of the year: %s', (day) =>
		expect(business(day)).toEqual([
			'Enter a date from 6 April 2025 to 5 April 2026, the year of this return',
			'When did it start? Enter a date from 6 April 2025 to 5 April 2026, the year of this return',
		]),
	);

	it.each([
		['directorshipEndDate', 'employment', { employer: 'A', companyDirector: true, directorshipEnded: true }],
		['endDate', 'selfEmployment', { description: 'A', endedThisYear: true }],
		['startDate', 'partnershipShare', { description: 'A', joinedThisYear: true }],
		['endDate', 'partnershipShare', { description: 'A', leftThisYear: true }],
		['stopped', 'childBenefit', { higherIncome: 'mine', hasStopped: true }],
		['dateOfMarriage', 'marriedCouples', { higherIncome: true, marriedThisYear: true }],
		['date', 'disposal', { description: 'A', kind: 'other' }],
		['startDate', 'partnershipTrade', { name: 'A', startedThisYear: true }],
		['endDate', 'partnershipTrade', { name: 'A', endedThisYear: true }],
	])('is %s of %s', (question, section, answers) => {
		expect(said(section, { ...answers, [question]: '2026-04-06' }, question)?.[0]).toContain('5 April 2026');
		expect(said(section, { ...answers, [question]: '2025-04-05' }, question)?.[0]).toContain('6 April 2025');
		expect(said(section, { ...answers, [question]: '2025-04-06' }, question)).toBeUndefined();
	});
});

describe('the day on which a partner joined or left', () => {
	const accounts = (answers: Readonly<Record<string, Answer>>) => [
		{ section: 'partnershipDetails', answers },
	];
	const early = accounts({ runsWithTaxYear: false, accountsStart: '2024-07-01', accountsEnd: '2025-06-30' });
	const withYear = accounts({ runsWithTaxYear: true, accountsStart: '2024-07-01' });

	function refused(dates: Readonly<Record<string, Answer>>, entries = early): readonly string[] {
		const section = sectionOf('partners');
		const read = readAnswers(
			section,
			{ name: 'Ben', joined: true, left: true, ...dates },
			'2025-26',
			entries,
		);
		return read.ok ? [] : read.problems.map((problem) => sayAnswerProblem(section, problem));
	}

	it('is accepted from the first day of the accounts, and as long as HMRC’s form asks for it', () => {
		expect(refused({ startDate: '2024-07-01', endDate: '2024-07-01' })).toEqual([]);
		expect(refused({ startDate: '2026-04-05', endDate: '2027-04-05' })).toEqual([]);
		expect(refused({ startDate: '2025-04-06', endDate: '2025-04-06' }, withYear)).toEqual([]);
	});

	it('is rejected before and after, with the accepted dates', () => {
		const joining =
			'Enter a date from 1 July 2024 to 5 April 2026, in the accounts or the tax year of this return';
		const leaving =
			'Enter a date from 1 July 2024 to 5 April 2027, in the accounts or the tax year of this return or the year after';
		expect(refused({ startDate: '2024-06-30', endDate: '2024-06-30' })).toEqual([joining, leaving]);
		expect(refused({ startDate: '2026-04-06', endDate: '2027-04-06' })).toEqual([joining, leaving]);
		expect(refused({ startDate: '2025-04-05' }, withYear)[0]).toContain('from 6 April 2025 to 5 April 2026');
	});

	it('is accepted at any early date while the start of the accounts is unknown, but not later than the form', () => {
		expect(refused({ startDate: '2023-01-01' }, [])).toEqual([]);
		expect(refused({ startDate: '2023-01-01' }, accounts({ runsWithTaxYear: false }))).toEqual([]);
		expect(refused({ startDate: '2026-04-06' }, [])).toEqual(['Enter a date up to 5 April 2026']);
	});
});

describe('a day in three boxes', () => {
	it.each([
		['//2025', 'The date must include a day and a month'],
		['/6/2025', 'The date must include a day'],
		['6/ /2025', 'The date must include a month'],
		['6/6/', 'The date must include a year'],
		['6//', 'The date must include a month and a year'],
		['/6/', 'The date must include a day and a year'],
		['31/6/2025', 'Enter a real date, like 27 3 2026'],
	])('says what is missing from %s', (typed, sentence) =>
		expect(business(typed)).toEqual([sentence, `When did it start? ${sentence}`]),
	);
});

it('says how long a text may be, and by its name', () => {
	expect(said('bankInterest', { account: 'x'.repeat(61), taxedAlready: false }, 'account')).toEqual([
		'Use at most 60 characters',
		'Bank or building society: use at most 60 characters',
	]);
});

it('names an invalid amount, and a number that is too large', () => {
	const job = { employer: 'A' };
	expect(said('employment', { ...job, pay: 'lots' }, 'pay')?.[1]).toMatch(
		/^Pay.*: enter an amount in pounds/,
	);
	expect(said('childBenefit', { higherIncome: 'alone', children: '100' }, 'children')).toEqual([
		'Enter a whole number from 0 to 99',
		'How many children was it paid for? Enter a whole number from 0 to 99',
	]);
});

it('leaves problems that have their own words as they are', () => {
	const missing = 'Enter the charity’s name';
	expect(said('giftAid', {}, 'charity')).toEqual([missing, missing]);
});
