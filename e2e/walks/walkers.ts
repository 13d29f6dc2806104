/** The two people whose clicks are counted: one with the simplest return, one with a bit of everything. */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import type { Answers } from '../people/person.ts';

/** What a person has and answers. Other questions are answered no or left blank. */
export interface Walker {
	readonly name: string;
	readonly p60: () => Promise<Uint8Array>;
	/** What they tick under "What happened this year?", by label. */
	readonly had: readonly string[];
	/** Their answers, by label. */
	readonly answers: Answers;
	/**
	 * The same return at e2b5c69, before each page linked to the next, walked in Chromium and counted in the same way on
	 * 26 November 2026, using each page's own Back and Done links and the header once.
	 */
	readonly before: Count;
	/** The most it may take. */
	readonly most: Count;
}

interface Count {
	readonly clicks: number;
	readonly pages: number;
}

const mixedBefore: Count = { clicks: 112, pages: 56 };

function p60Of(pay: number, tax: number, studentLoan?: number) {
	return () =>
		makeP60({
			style: 'official',
			...{ taxYear: '2025-26', surname: 'Filer', forenames: 'Ada', nationalInsuranceNumber: 'QQ123456C' },
			...{ employerName: 'Larkspur & Finch Bakers Ltd', payeReference: '123/AB456' },
			...{ payInThisEmployment: pence(pay), taxInThisEmployment: pence(tax) },
			...(studentLoan === undefined ? {} : { studentLoan: pence(studentLoan) }),
		});
}

const cash = 'Cash basis: money counts on the day it comes in or goes out';

/** The two people, simplest first. */
export const walkers: readonly Walker[] = [
	{
		name: 'One job, with its P60',
		p60: p60Of(4_234_567, 595_560),
		had: ['A job'],
		answers: { 'Were you a director of this company?': false },
		before: { clicks: 55, pages: 25 },
		most: { clicks: 22, pages: 12 },
	},
	{
		name: 'A job, freelance work, rent, interest, Gift Aid and a student loan',
		p60: p60Of(3_145_600, 377_700, 25_000),
		had: [
			'A job',
			'Work for yourself',
			'Rent from a property or a lodger in the UK',
			'Interest from a UK bank or building society',
			'Gifts to charity through Gift Aid',
			'A student loan you are paying back',
		],
		answers: {
			'Were you a director of this company?': false,
			'What does the business do?': 'Illustration',
			'Name of the business': 'Ada Filer Illustration',
			'How do you keep your accounts?': cash,
			'Do your accounts run from 6 April to 5 April?': true,
			'What the business took in the year': '9,480',
			'Do you want to give one figure for all costs?': true,
			'All costs of the business': '1,260.40',
			'Did you own vehicles, tools or machines for the business?': 'No, or they are all in my costs already',
			'What did you let?': 'A property I do not live in',
			'How many properties did you let?': '1',
			'Rent for the year': '8,400',
			'All costs of letting': '1,460.50',
			'Did you own vehicles or equipment for the letting?': 'No',
			'Bank or building society': 'Made-up Building Society',
			'Interest for the year': '312.77',
			Charity: 'Lifeboats',
			'What you gave in the year': '250',
			'Plan 2': true,
			'Student loan repayments taken from your pay': '250',
		},
		before: mixedBefore,
		most: { clicks: mixedBefore.clicks / 2, pages: mixedBefore.pages / 2 },
	},
];
