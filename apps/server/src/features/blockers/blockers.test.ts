/** Anything promised but not entered blocks filing, with a link to where to enter it. */
import { pounds } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import {
	askedAlready,
	blockersInAnswers,
	blockersInCalculation,
	missingAnswer,
	noticesInCalculation,
} from './blockers.ts';

const saidYes = {
	...{ id: 's', taxReturnId: 'r', userId: 'u', section: 'scope', position: 1, version: 1 },
	...{ createdAt: new Date(0), updatedAt: new Date(0), provenance: {} },
	answers: { dividends: true, giftAid: false },
};

it('names dividends that were promised but not entered', () => {
	expect(blockersInAnswers({ returnType: 'individual', entries: [saidYes] })).toEqual([
		{
			code: 'required.missing',
			message: 'Dividends: you said yes, but nothing is entered yet. Add it, or change your answer to no',
			...{ section: 'dividends', entryId: null, question: null },
		},
	]);
});

it('asks for what the figures need, and not for what a person may leave out', () => {
	const charges = {
		...saidYes,
		id: 'c',
		section: 'pensionCharges',
		answers: { excessBy: 'savings', saved: '65000' },
	};
	const answered = { returnType: 'individual', entries: [charges] } as const;
	const path = 'pensionCharges.savings';
	const incomplete = [
		{ fact: `${path}.byEmployers`, figure: 'pensionCharges' },
		{ fact: `${path}.earlierYears[2].allowance`, figure: 'pensionCharges' },
		{ fact: `${path}.earlierYears`, figure: 'pensionCharges', couldSave: pounds(1946) },
	];
	expect(blockersInCalculation(incomplete, answered)).toEqual(
		[
			['byEmployers', 'Of that, what employers paid'],
			['yearBeforeAllowance', 'The year before: your annual allowance'],
		].map(([question, label]) => ({
			...{ code: 'required.missing', section: 'pensionCharges', entryId: 'c', question },
			message: `Answer this before you file: ${label}`,
		})),
	);
});

it('names a date that cannot be in the year, however it came to be stored', () => {
	const business = {
		...saidYes,
		id: 'b',
		section: 'selfEmployment',
		answers: {
			...{ description: 'Plumbing', name: 'A', startedThisYear: true, startDate: '2026-09-01' },
			...{ endedThisYear: false, turnover: '900', tradingAllowance: true, accountsFollowTaxYear: true },
			...{ hadTaxTakenOff: false, hadLosses: false, hasNationalInsuranceClaim: false, hadAdjustments: false },
		},
	};
	const answered = { returnType: 'individual', entries: [business] } as const;
	expect(blockersInAnswers(answered, '2025-26')).toEqual([
		{
			...{ code: 'date.afterYear', section: 'selfEmployment', entryId: 'b', question: 'startDate' },
			message: 'When did it start? Enter a date from 6 April 2025 to 5 April 2026, the year of this return',
		},
	]);
	expect(blockersInAnswers(answered, '2026-27')).toEqual([]);
});

it('names the date a partner joined if the accounts, entered later, do not cover it', () => {
	const entry = (id: string, section: string, answers: Record<string, string | boolean>) => ({
		...saidYes,
		...{ id, section, answers },
	});
	const found = (runsWithTaxYear: boolean) =>
		blockersInAnswers(
			{
				returnType: 'partnership',
				entries: [
					entry('d', 'partnershipDetails', { name: 'A', runsWithTaxYear, accountsStart: '2024-07-01' }),
					entry('p', 'partners', { name: 'Ben', joined: true, startDate: '2024-08-01' }),
				],
			},
			'2025-26',
		).filter(({ code }) => code.startsWith('date.'));
	expect(found(false)).toEqual([]);
	expect(found(true)).toMatchObject([{ code: 'date.beforeYear', entryId: 'p', question: 'startDate' }]);
});

it('names each missing answer about a spouse who receives Marriage Allowance, and none where the spouse gives it', () => {
	const entry = { ...saidYes, id: 'm', section: 'marriageAllowance' };
	const named = (marriageAllowance: string) =>
		blockersInAnswers(
			{ returnType: 'individual', entries: [{ ...entry, answers: { marriageAllowance } }] },
			'2025-26',
		).map(({ question }) => question);
	expect(named('given')).toEqual([
		...['firstName', 'lastName', 'nationalInsuranceNumber', 'dateOfBirth', 'dateOfMarriage'],
	]);
	expect(named('received')).toEqual([]);
});

it('says what to know before filing, with the question it is about', () => {
	const job = { ...saidYes, id: 'j', section: 'employment', answers: { taxDeducted: '-200' } };
	const answered = { returnType: 'individual', entries: [job] } as const;
	const notice = {
		code: 'taxRefundNotCounted',
		fact: 'employments[0].taxDeducted',
		amount: pounds(200),
	} as const;
	expect(noticesInCalculation([notice], answered)).toEqual([
		{
			code: 'taxRefundNotCounted',
			message: expect.stringContaining('£200'),
			...{ section: 'employment', entryId: 'j', question: 'taxDeducted' },
		},
	]);
});

it('names an unanswered yes or no, unless HMRC has a return that never asked it', () => {
	const job = {
		employer: 'Mill',
		payeReference: '123/AB4',
		pay: '1',
		taxDeducted: '0',
		companyDirector: false,
	};
	const entry = { ...saidYes, id: 'j', section: 'employment', answers: { ...job, hadBenefits: false } };
	const named = (filedBefore: boolean) =>
		blockersInAnswers({ returnType: 'individual', entries: [entry], filedBefore }, '2025-26').map(
			({ message }) => message,
		);
	expect(named(false)).toEqual([
		'Answer this before you file: Did you pay for things this job needed?',
		'Answer this before you file: Did you have tips, off-payroll work or payrolled benefits?',
	]);
	expect(named(true)).toEqual([]);
});

it('names what an answer brings once it is given', () => {
	const sale = { ...saidYes, id: 'd', section: 'disposal', answers: { description: 'Acme', kind: 'other' } };
	const later = [missingAnswer('disposal', 'proceeds', 'd'), missingAnswer('giftAid', 'amount', 'g')];
	const gate = [missingAnswer('disposal', 'knowsGain', 'd')];
	const left = (missing: typeof gate, answers: object) =>
		askedAlready(later, missing, [{ ...sale, answers: { ...sale.answers, ...answers } }], '2025-26').map(
			({ question }) => question,
		);
	expect(left(gate, {})).toEqual(['amount']);
	expect(left(gate, { knowsGain: false })).toEqual(['proceeds', 'amount']);
	expect(left([], {})).toEqual(['proceeds', 'amount']);
});
