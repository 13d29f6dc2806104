/** Names and amounts left over are carried forward; last year's income is not, nor anything that ended. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { carryForward } from './carry-forward.ts';
import { foldFacts } from './fold-facts.ts';
import { findSection, sections } from './sections/index.ts';
import { unfoldFacts } from './unfold-facts.ts';

const plumber = {
	section: 'selfEmployment',
	answers: {
		description: 'Plumber',
		name: 'Pat',
		turnover: '30000.00',
		cisDeductions: '900.00',
		hadTaxTakenOff: true,
	},
};
const job = {
	section: 'employment',
	answers: { employer: 'Mill', payeReference: '123/AB456', pay: '20000.00', taxDeducted: '1486.00' },
};

describe('carrying forward', () => {
	it('keeps names and references and leaves amounts behind', () => {
		expect(carryForward({ entries: [job, plumber], carriedForward: {} })).toEqual([
			{ section: 'employment', answers: { employer: 'Mill', payeReference: '123/AB456' } },
			{ section: 'selfEmployment', answers: { description: 'Plumber', name: 'Pat' } },
		]);
	});

	it('puts what was left over into its question', () => {
		const [, cleaner] = carryForward({
			entries: [plumber, { section: 'selfEmployment', answers: { description: 'Cleaner' } }],
			carriedForward: { 'trades[1].loss': pence(1234_56), 'trades[1].capitalAssets.mainPool': pence(800_00) },
		});
		expect(cleaner?.answers).toEqual({
			description: 'Cleaner',
			hadLosses: true,
			lossBroughtForward: '1234.56',
			allowancesBy: 'list',
			mainPoolBroughtForward: '800.00',
		});
	});

	it('carries capital losses and payments on account even without other data', () => {
		const entries = carryForward({
			entries: [],
			carriedForward: { capitalLosses: pence(500_00) },
			paymentsOnAccount: pence(2_000_00),
		});
		expect(entries).toEqual([
			{ section: 'capitalGainsDetails', answers: { hadEarlierLosses: true, lossesBroughtForward: '500.00' } },
			{ section: 'payments', answers: { paymentsOnAccountMade: '2000.00' } },
		]);
	});

	it('leaves out a business that ended', () => {
		const closed = {
			...plumber,
			answers: { ...plumber.answers, endedThisYear: true, endDate: '2025-01-31' },
		};
		expect(carryForward({ entries: [closed], carriedForward: {} })).toEqual([]);
	});

	it('includes only answers that this year asks for', () => {
		const every = sections
			.filter(({ returnType }) => returnType === 'individual')
			.map(({ id, questions }) => ({
				section: id,
				answers: Object.fromEntries(questions.map((question) => [question.id, 'x'])),
			}));
		for (const { section, answers } of carryForward({ entries: every, carriedForward: {} })) {
			const known = findSection(section)?.questions.map(({ id }) => id);
			expect(known).toEqual(expect.arrayContaining(Object.keys(answers)));
		}
	});
});

describe('entries of facts', () => {
	it('reproduce the same facts', () => {
		const facts = {
			employments: [{ employer: 'Mill', pay: '20000.00' }],
			trades: [{ description: 'Plumber', expenses: { costOfGoods: '5.00' }, tradingAllowance: false }],
			studentLoans: { plans: ['plan2'], postgraduate: true },
			childBenefit: { received: '100.00', children: 2 },
		};
		const entries = unfoldFacts(facts).map((entry) => ({
			...entry,
			// Answers that only steer the interview aren't facts, and are chosen to fit the facts.
			answers: { ...entry.answers, oneFigure: false, higherIncome: 'mine' },
		}));
		expect(foldFacts(entries)).toEqual(facts);
	});
});
