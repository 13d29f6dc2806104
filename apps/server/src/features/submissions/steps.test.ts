/** Every outcome of HMRC's becomes something that the machine knows in the state in which it can come. */
import type { DeleteOutcome, ListOutcome, SubmitOutcome } from '@halfpenny/hmrc';
import { describe, expect, it } from 'vitest';
import { transition } from './machine.ts';
import { stepAfterDelete, stepAfterList, stepAfterPoll, stepAfterSubmit } from './steps.ts';

const receipt = { irmark: 'm', acceptedTime: 't', messages: [] };
const conversation = { correlationId: 'AB', pollUrl: 'http://x/poll', pollSeconds: 10 };
const error = (code: string) => ({ raisedBy: 'ChRIS', code, type: 'business', text: 'Synthetic' });
const outcomes: readonly SubmitOutcome[] = [
	{ kind: 'acknowledged', ...conversation },
	{ kind: 'accepted', receipt },
	{ kind: 'receiptMismatch', receipt },
	{ kind: 'refused', errors: [error('3001')], businessErrors: [error('6554')] },
	{ kind: 'notSent', why: 'unreachable' },
	...(
		[
			'timeout',
			'connectionLost',
			'answerTooLarge',
			'httpStatus',
			'engineTrouble',
			'noSuchConversation',
			'questionRefused',
			'otherConversation',
			'xml.malformed',
		] as const
	).map((why) => ({ kind: 'unknown', why }) as const),
];

describe('after submitting', () => {
	it.each(outcomes.map((outcome) => [JSON.stringify(outcome), outcome] as const))(
		'%s leads somewhere from sending',
		(_, outcome) => {
			const { happening } = stepAfterSubmit(outcome);
			expect(transition('sending', happening)).toBeDefined();
			expect(transition('unknown', happening), 'also when it comes late').toBeDefined();
		},
	);

	it('anything unknown is unknown', () => {
		for (const outcome of outcomes.filter(({ kind }) => kind === 'unknown')) {
			expect(stepAfterSubmit(outcome).happening).toBe('outcomeUnknown');
		}
		expect(stepAfterSubmit({ kind: 'unknown', why: 'httpStatus', status: 503 }).detail).toBe(
			'httpStatus 503',
		);
		expect(
			stepAfterSubmit({ kind: 'unknown', why: 'engineTrouble', errors: [error('3000'), error('3000')] })
				.detail,
		).toBe('engineTrouble 3000');
	});

	it('the correlation id, the receipt and the errors are kept', () => {
		const [acknowledged, accepted, , refused] = outcomes.map(stepAfterSubmit);
		expect(acknowledged?.conversation).toMatchObject(conversation);
		expect(accepted?.receipt).toBe(receipt);
		expect(refused).toEqual({ happening: 'refused', detail: '3001', errors: [error('6554')] });
	});

	it('a refusal without business errors keeps the errors of the envelope', () => {
		const refused = stepAfterSubmit({ kind: 'refused', errors: [error('1046')], businessErrors: [] });
		expect(refused.errors).toEqual([error('1046')]);
	});
});

describe('after polling', () => {
	it.each(outcomes.map((outcome) => [JSON.stringify(outcome), outcome] as const))(
		'%s leads somewhere',
		(_, outcome) => {
			const { happening } = stepAfterPoll(outcome);
			expect(transition('acknowledged', happening)).toBeDefined();
			expect(transition('polling', happening)).toBeDefined();
		},
	);

	it('a question without an answer is asked again; HMRC’s own doubt is doubt', () => {
		const happening = (why: 'timeout' | 'engineTrouble' | 'noSuchConversation' | 'questionRefused') =>
			stepAfterPoll({ kind: 'unknown', why }).happening;
		expect([happening('timeout'), happening('questionRefused')]).toEqual([
			'questionFailed',
			'questionFailed',
		]);
		expect([happening('engineTrouble'), happening('noSuchConversation')]).toEqual([
			'outcomeUnknown',
			'outcomeUnknown',
		]);
		expect(stepAfterPoll({ kind: 'notSent', why: 'unreachable' }).happening).toBe('questionFailed');
	});
});

describe('after listing and deleting', () => {
	const record = {
		timestamp: 't',
		correlationId: 'AB',
		transactionId: 'OURS',
		status: 'SUBMISSION_RESPONSE',
	};

	it('only our own TransactionID is found', () => {
		const listed = (records: (typeof record)[]): ListOutcome => ({ kind: 'listed', records });
		expect(stepAfterList(listed([{ ...record, transactionId: 'OTHER' }, record]), 'OURS')).toMatchObject({
			happening: 'foundAtHmrc',
			conversation: { correlationId: 'AB' },
		});
		expect(stepAfterList(listed([{ ...record, transactionId: '' }]), 'OURS')).toEqual({
			happening: 'notFoundAtHmrc',
		});
		expect(stepAfterList(listed([{ ...record, correlationId: '<x>' }]), 'OURS').happening).toBe(
			'questionFailed',
		);
	});

	it('anything but an answer is a question that failed, and never moves a submission on', () => {
		const failed: readonly (ListOutcome & DeleteOutcome)[] = [
			{ kind: 'refused', errors: [error('1046')], businessErrors: [] },
			{ kind: 'unknown', why: 'timeout' },
			{ kind: 'notSent', why: 'unreachable' },
		];
		for (const outcome of failed) {
			expect(stepAfterList(outcome, 'OURS').happening).toBe('questionFailed');
			expect(stepAfterDelete(outcome).happening).toBe('questionFailed');
		}
		for (const state of ['unknown', 'accepted', 'rejected'] as const)
			expect(transition(state, 'questionFailed')).toBe(state);
	});

	it('deleted is deleted', () =>
		expect(stepAfterDelete({ kind: 'deleted' })).toEqual({ happening: 'deletedAtHmrc' }));
});
