/** Answers read as they will be filed: none is left out, blanks are mentioned, and each can be changed. */
import { describe, expect, it } from 'vitest';
import { checkedPerson, checkedSections } from './checked-answers.ts';

const job = {
	id: 'e1',
	rows: [
		{ question: 'employer', value: 'Mill' },
		{ question: 'pay', value: '£12,345,678.90' },
		{ question: 'taxDeducted', value: null },
		{ question: 'companyDirector', value: 'No' },
	],
};

describe('checkedSections', () => {
	const sections = checkedSections('r', {
		sections: [
			{ section: 'employment', entries: [job] },
			{ section: 'scope', entries: [{ id: 's', rows: [{ question: 'giftAid', value: 'No' }] }] },
		],
	});

	it('shows each section with entries, and those most people have unless there was none', () => {
		expect(sections.map(({ title, empty, entries }) => [title, empty, entries.length])).toEqual([
			['Jobs', 'Nothing entered', 1],
			['Interest from savings', 'Nothing entered', 0],
		]);
	});

	it('counts entries only if there are several', () => {
		const titles = (...entries: (typeof job)[]) =>
			checkedSections('r', { sections: [{ section: 'employment', entries }] })[0]?.entries.map(
				({ title }) => title,
			);
		expect(titles(job)).toEqual(['Mill']);
		expect(titles(job, { ...job, id: 'e2' })).toEqual(['1. Mill', '2. Mill']);
	});

	it('shows every answer of an entry in words, with a link to change it', () => {
		expect(sections[0]?.entries[0]?.rows.map(({ label, value, to }) => [label, value, to])).toEqual([
			['Employer’s name', 'Mill', '/app/return/r/employment/e1/job?from=check#employer'],
			['Pay from this job', '£12,345,678.90', '/app/return/r/employment/e1/job?from=check#pay'],
			[
				'Tax taken off this pay',
				'Not answered yet',
				'/app/return/r/employment/e1/job?from=check#taxDeducted',
			],
			[
				'Were you a director of this company?',
				'No',
				'/app/return/r/employment/e1/job?from=check#companyDirector',
			],
		]);
	});
});

describe('checkedPerson', () => {
	it('shows each detail, with dates in words', () => {
		const person = [
			{ question: 'dateOfBirth', value: '1985-03-27' },
			{ question: 'nationalInsurance', value: 'QQ123456C' },
			{ question: 'uniqueTaxReference', value: null },
			{ question: 'address', value: '1 Mill Lane\nLeeds' },
			{ question: 'residence', value: 'scotland' },
		];
		expect(checkedPerson('r', { person })).toEqual([
			{
				key: 'dateOfBirth',
				id: 'profile.dateOfBirth',
				label: 'Date of birth',
				value: '27 March 1985',
				to: '/account?from=check&return=r&at=dateOfBirth#dateOfBirth-day',
			},
			{
				key: 'nationalInsurance',
				id: 'profile.nationalInsurance',
				label: 'National Insurance number',
				value: 'QQ 12 34 56 C',
				to: '/account?from=check&return=r&at=nationalInsurance#nationalInsurance',
			},
			{
				key: 'uniqueTaxReference',
				id: 'profile.uniqueTaxReference',
				label: 'Unique Taxpayer Reference (UTR)',
				value: 'Not answered yet',
				to: '/account?from=check&return=r&at=uniqueTaxReference#uniqueTaxReference',
			},
			{
				key: 'address',
				id: 'profile.address',
				label: 'Address',
				value: '1 Mill Lane, Leeds',
				to: '/account?from=check&return=r&at=address#addressLine1',
			},
			{
				key: 'residence',
				id: 'profile.residence',
				label: 'Where you live',
				value: 'Scotland',
				to: '/app/return/r/residence',
			},
		]);
	});
});
