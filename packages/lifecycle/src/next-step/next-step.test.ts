/** Every state in the table, and what holds for any input. */
import { pence } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownStatus } from '../return/status.ts';
import type { AnswerPlace, NextStepInput, Obligation } from './input.ts';
import { nextStep } from './next-step.ts';
import type { NextStepState } from './step.ts';

const job: AnswerPlace = { section: 'employment', entryId: 'e1', question: 'pay' };
const bank: AnswerPlace = { section: 'interest', entryId: 'e2', question: 'amount' };
const owed = { balance: pence(333_840), bills: [{ date: '2027-01-31', amount: pence(441_910) }] };
const refund = { balance: pence(-31_200), bills: [] };
const coded = {
	balance: pence(20_000),
	bills: [{ date: '2027-01-31', amount: pence(0) }],
	throughCode: pence(20_000),
};
const nothing = { balance: pence(0), bills: [] };
const quarter: Obligation = {
	kind: 'quarterlyUpdate',
	from: '2026-07-06',
	to: '2026-10-05',
	due: '2026-11-07',
	fulfilledOn: null,
};
const declaration: Obligation = {
	kind: 'finalDeclaration',
	from: '2026-04-06',
	to: '2027-04-05',
	due: '2028-01-31',
	fulfilledOn: null,
};

/** Everything answered and calculated, with no blockers. */
const whole: NextStepInput = {
	today: '2026-11-20',
	taxYear: '2025-26',
	returnType: 'individual',
	channel: 'transaction-engine',
	status: 'draft',
	amending: false,
	hasForm: true,
	deadline: '2027-01-31',
	begun: true,
	submissionId: null,
	test: false,
	notBegun: [],
	missing: [],
	doubtful: [],
	before: [],
	settlement: owed,
	obligations: [],
};
const { settlement: _settled, ...unsettled } = whole;
const sent = { ...whole, submissionId: 's1' };
const refused = { ...sent, status: 'rejected', refusal: { changedSince: false, mayTryAgain: true } } as const;
const mtd = { ...whole, today: '2026-10-20', channel: 'mtd', obligations: [quarter, declaration] } as const;
const amending = {
	...sent,
	amending: true,
	amendment: { differs: true, billChangesBy: pence(8_000) },
} as const;

/** The input, the state, its headline, its button, and the page it leads to. */
const table: readonly (readonly [string, NextStepInput, NextStepState, object, string, string])[] = [
	[
		'new',
		{ ...unsettled, begun: false },
		'new',
		{ id: 'new', params: { taxYear: '2025-26' } },
		'do.upload',
		'documents',
	],
	[
		'a new partnership',
		{ ...unsettled, begun: false, returnType: 'partnership' },
		'new',
		{ id: 'new.partnership' },
		'do.questions',
		'about',
	],
	[
		'a new year without a form',
		{ ...unsettled, begun: false, hasForm: false },
		'new',
		{ id: 'new.estimate' },
		'do.questions',
		'about',
	],
	[
		'sections to go',
		{ ...whole, notBegun: ['ukProperty', 'interest'], missing: [job] },
		'inProgress',
		{ id: 'inProgress.owed', params: { amount: '£3,338.40', sections: 3 } },
		'do.continue',
		'answer',
	],
	[
		'sections to go with a refund',
		{ ...whole, settlement: refund, notBegun: ['interest'] },
		'inProgress',
		{ id: 'inProgress.refund', params: { amount: '£312.00', sections: 1 } },
		'do.continue',
		'answer',
	],
	[
		'sections to go without tax',
		{ ...whole, settlement: nothing, notBegun: ['interest'] },
		'inProgress',
		{ id: 'inProgress.nothing' },
		'do.continue',
		'answer',
	],
	[
		'sections to go before any figure',
		{ ...unsettled, notBegun: ['interest'] },
		'inProgress',
		{ id: 'inProgress', params: { sections: 1 } },
		'do.continue',
		'answer',
	],
	[
		'missing answers',
		{ ...whole, missing: [job, job] },
		'missing',
		{ id: 'missing', params: { count: 2, section: 'employment' } },
		'do.answer',
		'answer',
	],
	[
		'missing answers in several sections',
		{ ...whole, missing: [job, bank] },
		'missing',
		{ id: 'missing', params: { count: 2, section: null } },
		'do.answer',
		'answer',
	],
	[
		'an answer that cannot be right',
		{ ...whole, doubtful: [bank] },
		'doubtful',
		{ id: 'doubtful', params: { count: 1, section: 'interest' } },
		'do.correct',
		'answer',
	],
	[
		'ready to pay',
		whole,
		'ready',
		{ id: 'ready.owed', params: { amount: '£4,419.10', date: '31 January 2027' } },
		'do.send',
		'check',
	],
	[
		'ready with a refund',
		{ ...whole, settlement: refund },
		'ready',
		{ id: 'ready.refund', params: { amount: '£312.00' } },
		'do.send',
		'check',
	],
	[
		'ready with nothing to pay',
		{ ...whole, settlement: nothing },
		'ready',
		{ id: 'ready.nothing' },
		'do.send',
		'check',
	],
	[
		'ready to be collected through a tax code',
		{ ...whole, settlement: coded },
		'ready',
		{ id: 'ready.code', params: { amount: '£200.00' } },
		'do.send',
		'check',
	],
	[
		'accepted, collected through a tax code',
		{ ...sent, status: 'accepted', settlement: coded },
		'nothingToPay',
		{ id: 'nothingToPay.code', params: { amount: '£200.00' } },
		'do.receipt',
		'submission',
	],
	[
		'a partnership ready',
		{ ...unsettled, returnType: 'partnership' },
		'ready',
		{ id: 'ready' },
		'do.send',
		'check',
	],
	['sent', { ...sent, status: 'submitted' }, 'waiting', { id: 'waiting' }, 'do.progress', 'submission'],
	['with HMRC', { ...sent, status: 'processing' }, 'waiting', { id: 'waiting' }, 'do.progress', 'submission'],
	['unknown', { ...sent, status: 'unknown' }, 'unknown', { id: 'unknown' }, 'do.progress', 'submission'],
	['rejected', refused, 'rejected', { id: 'rejected' }, 'do.reasons', 'submission'],
	[
		'rejected with a reason',
		{ ...refused, refusal: { ...refused.refusal, why: 'it has one' } },
		'rejected',
		{ id: 'rejected.why', params: { why: 'it has one' } },
		'do.reasons',
		'submission',
	],
	[
		'rejected, then changed',
		{ ...refused, refusal: { changedSince: true, mayTryAgain: true } },
		'ready',
		{ id: 'ready.owed' },
		'do.send',
		'check',
	],
	[
		'rejected, then changed, with no attempt left',
		{ ...refused, refusal: { changedSince: true, mayTryAgain: false } },
		'rejected',
		{ id: 'rejected' },
		'do.reasons',
		'submission',
	],
	[
		'an amendment rejected',
		{ ...amending, ...refused, amending: true },
		'rejected',
		{ id: 'rejected.amendment' },
		'do.reasons',
		'submission',
	],
	[
		'accepted, to pay',
		{ ...sent, status: 'accepted' },
		'toPay',
		{ id: 'toPay', params: { amount: '£4,419.10', date: '31 January 2027' } },
		'do.pay',
		'payHmrc',
	],
	[
		'accepted, payment past',
		{ ...sent, status: 'accepted', today: '2027-03-01' },
		'toPay',
		{ id: 'toPay.past' },
		'do.pay',
		'payHmrc',
	],
	[
		'accepted as a test',
		{ ...sent, status: 'accepted', test: true },
		'toPay',
		{ id: 'toPay.test' },
		'do.receipt',
		'submission',
	],
	[
		'accepted, refund',
		{ ...sent, status: 'accepted', settlement: refund },
		'refund',
		{ id: 'refund', params: { amount: '£312.00' } },
		'do.receipt',
		'submission',
	],
	[
		'accepted, nothing to pay',
		{ ...sent, status: 'accepted', settlement: nothing },
		'nothingToPay',
		{ id: 'nothingToPay' },
		'do.receipt',
		'submission',
	],
	[
		'a partnership accepted',
		{ ...unsettled, submissionId: 's1', status: 'accepted', returnType: 'partnership' },
		'nothingToPay',
		{ id: 'accepted.partnership' },
		'do.receipt',
		'submission',
	],
	[
		'overdue',
		{
			...whole,
			today: '2027-02-01',
			late: { amount: pence(10_000), daily: { amount: pence(1_000), from: '2027-05-01' } },
		},
		'overdue',
		{ id: 'overdue.costs', params: { amount: '£100.00', date: '31 January 2027' } },
		'do.send',
		'check',
	],
	[
		'overdue with answers missing',
		{ ...whole, today: '2027-02-01', missing: [job] },
		'overdue',
		{ id: 'overdue' },
		'do.answer',
		'answer',
	],
	[
		'overdue and not begun',
		{ ...unsettled, begun: false, today: '2027-02-01' },
		'overdue',
		{ id: 'overdue' },
		'do.upload',
		'documents',
	],
	['failed', { ...sent, status: 'failed' }, 'failed', { id: 'failed' }, 'do.sendAgain', 'check'],
	[
		'failed with an answer missing since',
		{ ...sent, status: 'failed', missing: [job] },
		'failed',
		{ id: 'failed' },
		'do.answer',
		'answer',
	],
	[
		'an amendment failed',
		{ ...amending, status: 'failed' },
		'failed',
		{ id: 'failed.amendment' },
		'do.sendAgain',
		'check',
	],
	[
		'without a UTR',
		{ ...whole, before: ['utr', 'consent'] },
		'needsUtr',
		{ id: 'needsUtr' },
		'do.getUtr',
		'getUtr',
	],
	[
		'without consent',
		{ ...whole, before: ['consent'] },
		'needsConsent',
		{ id: 'needsConsent' },
		'do.agree',
		'consent',
	],
	[
		'without approval',
		{ ...whole, before: ['approval'] },
		'needsApproval',
		{ id: 'needsApproval' },
		'do.approval',
		'check',
	],
	[
		'an account that only a password protects',
		{ ...whole, before: ['twoStep', 'consent'] },
		'needsApproval',
		{ id: 'needsApproval.twoStep' },
		'do.twoStep',
		'twoStep',
	],
	[
		'a reference that cannot be filed for from here',
		{ ...whole, before: ['refused'] },
		'needsApproval',
		{ id: 'needsApproval.refused' },
		'do.refused',
		'check',
	],
	[
		'a year without a form',
		{ ...whole, hasForm: false, missing: [job] },
		'estimate',
		{ id: 'estimate.owed', params: { amount: '£3,338.40', taxYear: '2025-26' } },
		'do.working',
		'understand',
	],
	[
		'an update due',
		mtd,
		'updateDue',
		{ id: 'updateDue', params: { from: 'July', to: 'October', date: '7 November 2026' } },
		'do.prepareUpdate',
		'makingTaxDigital',
	],
	[
		'an update past its day',
		{ ...mtd, today: '2026-11-20' },
		'updateDue',
		{ id: 'updateDue.past' },
		'do.prepareUpdate',
		'makingTaxDigital',
	],
	[
		'an update sent',
		{ ...mtd, today: '2026-08-01' },
		'updateSent',
		{ id: 'updateSent' },
		'do.updates',
		'makingTaxDigital',
	],
	[
		'the year to end',
		{ ...mtd, obligations: [{ ...quarter, fulfilledOn: '2026-11-01' }, declaration] },
		'yearEnd',
		{ id: 'yearEnd', params: { taxYear: '2025-26', date: '31 January 2028' } },
		'do.finishYear',
		'makingTaxDigital',
	],
	[
		'an amendment',
		amending,
		'amending',
		{ id: 'amending.more', params: { amount: '£80.00' } },
		'do.sendAmendment',
		'check',
	],
	[
		'an amendment that lowers the bill',
		{ ...amending, amendment: { differs: true, billChangesBy: pence(-8_000) } },
		'amending',
		{ id: 'amending.less' },
		'do.sendAmendment',
		'check',
	],
	[
		'an amendment that leaves the bill',
		{ ...amending, amendment: { differs: true, billChangesBy: pence(0) } },
		'amending',
		{ id: 'amending.same' },
		'do.sendAmendment',
		'check',
	],
	[
		'an amendment that changes nothing yet',
		{ ...amending, amendment: { differs: false, billChangesBy: pence(0) } },
		'amending',
		{ id: 'amending.unchanged' },
		'do.seeAnswers',
		'check',
	],
	[
		'an amendment with an answer missing',
		{ ...amending, missing: [job] },
		'amending',
		{ id: 'amending.missing', params: { count: 1 } },
		'do.answer',
		'answer',
	],
];

describe('each row of the table', () => {
	it.each(table)('%s', (_, input, state, headline, words, page) => {
		expect(nextStep(input)).toMatchObject({
			state,
			headline,
			action: { words: { id: words }, place: { page } },
		});
	});

	it('covers every state', () => {
		const shown = new Set(table.map(([, , state]) => state));
		expect(shown.size).toBe(21);
	});
});

describe('besides the headline', () => {
	it('mentions a past payment when another is due', () => {
		const bills = [...owed.bills, { date: '2027-07-31', amount: pence(108_070) }];
		const input = {
			...sent,
			status: 'accepted',
			today: '2027-03-01',
			settlement: { ...owed, bills },
		} as const;
		expect(nextStep(input)).toMatchObject({
			headline: { id: 'toPay', params: { amount: '£1,080.70', date: '31 July 2027' } },
			detail: { id: 'detail.alsoDue', params: { amount: '£4,419.10', date: '31 January 2027' } },
		});
	});

	it('names a refund for the year beside a payment on account', () => {
		const settlement = { ...owed, balance: pence(-500) };
		expect(nextStep({ ...sent, status: 'accepted', settlement })).toMatchObject({
			headline: { id: 'toPay' },
			detail: { id: 'detail.alsoRefund', params: { amount: '£5.00' } },
		});
	});

	it('says when no attempts are left', () => {
		const refusal = { changedSince: false, mayTryAgain: false };
		expect(nextStep({ ...refused, refusal }).detail).toEqual({ id: 'detail.rejected.last' });
	});
});

const nowhere: AnswerPlace = { section: null, entryId: null, question: null };
const place = fc.constantFrom(job, bank, nowhere);
const settlement = fc.constantFrom(owed, refund, nothing, coded);
const statuses: readonly ShownStatus[] = [
	'draft',
	'submitted',
	'processing',
	'unknown',
	'accepted',
	'rejected',
	'failed',
];
const anything: fc.Arbitrary<NextStepInput> = fc.record(
	{
		today: fc.constantFrom('2026-05-01', '2026-11-20', '2027-01-31', '2027-02-01', '2028-06-01'),
		taxYear: fc.constant('2025-26'),
		returnType: fc.constantFrom('individual' as const, 'partnership' as const),
		channel: fc.constantFrom('transaction-engine' as const, 'mtd' as const),
		status: fc.constantFrom(...statuses),
		amending: fc.boolean(),
		hasForm: fc.boolean(),
		deadline: fc.constant('2027-01-31'),
		begun: fc.boolean(),
		submissionId: fc.constantFrom(null, 's1'),
		test: fc.boolean(),
		refusal: fc.record({ changedSince: fc.boolean(), mayTryAgain: fc.boolean() }),
		notBegun: fc.subarray(['ukProperty', 'interest']),
		missing: fc.array(place, { maxLength: 3 }),
		doubtful: fc.array(place, { maxLength: 3 }),
		before: fc.subarray(['utr', 'twoStep', 'consent', 'approval', 'refused'] as const),
		settlement,
		late: fc.record({ amount: fc.constantFrom(pence(0), pence(10_000)) }),
		amendment: fc.record({
			differs: fc.boolean(),
			billChangesBy: fc.constantFrom(pence(0), pence(5), pence(-5)),
		}),
		obligations: fc.subarray([quarter, declaration]),
	},
	{
		requiredKeys: [
			...([
				'today',
				'taxYear',
				'returnType',
				'channel',
				'status',
				'amending',
				'hasForm',
				'deadline',
				'begun',
			] as const),
			...(['submissionId', 'test', 'notBegun', 'missing', 'doubtful', 'before', 'obligations'] as const),
		],
	},
);

const ACCEPTED: ReadonlySet<NextStepState> = new Set(['toPay', 'refund', 'nothingToPay']);
const SENDING = ['do.send', 'do.sendAgain', 'do.sendAmendment'];

describe('for any input', () => {
	const always = (holds: (input: NextStepInput) => void) =>
		fc.assert(fc.property(anything, holds), { numRuns: 3000 });

	it('has one state and one primary action, which differs from the second', () => {
		always((input) => {
			const { state, action, secondAction } = nextStep(input);
			expect(table.some(([, , each]) => each === state)).toBe(true);
			expect(action.words.id).toMatch(/^do\./);
			expect(action).not.toEqual(secondAction);
		});
	});

	it('is never ready while an answer is missing or wrong, or something must come first', () => {
		always((input) => {
			const step = nextStep(input);
			const open = [input.notBegun, input.missing, input.doubtful, input.before].some(
				({ length }) => length > 0,
			);
			if (open) expect([step.state, step.readyToSend]).not.toContain('ready');
			if (open) expect(step.readyToSend).toBe(false);
			if (open) expect(SENDING).not.toContain(step.action.words.id);
		});
	});

	it('is never ready after a rejection until something changes', () => {
		always((input) => {
			if (input.status !== 'rejected' || input.refusal?.changedSince) return;
			const step = nextStep(input);
			expect([step.state, step.readyToSend]).toEqual(['rejected', false]);
		});
	});

	it('is accepted only if HMRC accepted it, and then always', () => {
		always((input) => {
			const { state } = nextStep(input);
			expect(ACCEPTED.has(state)).toBe(input.status === 'accepted');
		});
	});

	it('asks for no payment after a test, and sends nothing already on its way', () => {
		always((input) => {
			const { action, secondAction, readyToSend } = nextStep(input);
			const words = [action.words.id, secondAction?.words.id];
			if (input.test) expect(words).not.toContain('do.pay');
			if (['submitted', 'processing', 'unknown', 'accepted'].includes(input.status)) {
				expect(readyToSend).toBe(false);
				for (const id of words) expect(SENDING).not.toContain(id);
			}
		});
	});

	it('is ready to send exactly when its button sends', () => {
		always((input) => {
			const { action, readyToSend } = nextStep(input);
			expect(readyToSend).toBe(SENDING.includes(action.words.id));
		});
	});

	it('shows no negative amount', () => {
		always((input) => {
			expect(nextStep(input).amount?.amount ?? 0).toBeGreaterThanOrEqual(0);
		});
	});
});
