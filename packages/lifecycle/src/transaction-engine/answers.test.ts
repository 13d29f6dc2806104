/** Every answer from HMRC becomes an event that the table allows in that state. */
import { describe, expect, it } from 'vitest';
import type { SubmissionEventKind } from '../submission/event.ts';
import type { StoredState } from '../submission/state.ts';
import * as table from '../submission/transitions.ts';
import {
	type DeleteAnswer,
	type ListAnswer,
	type MessageAnswer,
	stepAfterDelete,
	stepAfterList,
	stepAfterPoll,
	stepAfterSubmit,
} from './answers.ts';

const transition = (state: StoredState, kind: SubmissionEventKind) =>
	table.transition('transaction-engine', state, kind);

const receipt = { irmark: 'm', acceptedTime: 't', messages: [] };
const conversation = { correlationId: 'AB', pollUrl: 'http://x/poll', pollSeconds: 10 };
const error = (code: string) => ({ raisedBy: 'ChRIS', code, type: 'business', text: 'Synthetic' });
const outcomes: readonly MessageAnswer<typeof receipt, ReturnType<typeof error>>[] = [
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
			const { kind } = stepAfterSubmit(outcome);
			expect(transition('sending', kind)).toBeDefined();
			expect(transition('unknown', kind), 'also when it comes late').toBeDefined();
		},
	);

	it('treats anything unrecognised as an unknown outcome', () => {
		for (const outcome of outcomes.filter(({ kind }) => kind === 'unknown')) {
			expect(stepAfterSubmit(outcome).kind).toBe('outcomeUnknown');
		}
		expect(stepAfterSubmit({ kind: 'unknown', why: 'httpStatus', status: 503 }).detail).toBe(
			'httpStatus 503',
		);
		expect(
			stepAfterSubmit({ kind: 'unknown', why: 'engineTrouble', errors: [error('3000'), error('3000')] })
				.detail,
		).toBe('engineTrouble 3000');
	});

	it('keeps the correlation id, the receipt and the errors', () => {
		const [acknowledged, accepted, , refused] = outcomes.map(stepAfterSubmit);
		expect(acknowledged?.conversation).toMatchObject(conversation);
		expect(accepted?.receipt).toBe(receipt);
		expect(refused).toEqual({ kind: 'refused', detail: '3001', errors: [error('6554')] });
	});

	it('keeps the envelope’s errors when a rejection has no business errors', () => {
		const refused = stepAfterSubmit({ kind: 'refused', errors: [error('1046')], businessErrors: [] });
		expect(refused.errors).toEqual([error('1046')]);
	});
});

describe('after polling', () => {
	it.each(outcomes.map((outcome) => [JSON.stringify(outcome), outcome] as const))(
		'%s leads somewhere',
		(_, outcome) => {
			const { kind } = stepAfterPoll(outcome);
			expect(transition('acknowledged', kind)).toBeDefined();
			expect(transition('polling', kind)).toBeDefined();
		},
	);

	it('polls again after no answer; the outcome is unknown if HMRC doesn’t know the submission', () => {
		const kind = (why: 'timeout' | 'engineTrouble' | 'noSuchConversation' | 'questionRefused') =>
			stepAfterPoll({ kind: 'unknown', why }).kind;
		expect([kind('timeout'), kind('questionRefused')]).toEqual(['questionFailed', 'questionFailed']);
		expect([kind('engineTrouble'), kind('noSuchConversation')]).toEqual(['outcomeUnknown', 'outcomeUnknown']);
		expect(stepAfterPoll({ kind: 'notSent', why: 'unreachable' }).kind).toBe('questionFailed');
	});
});

describe('after listing and deleting', () => {
	const record = {
		timestamp: 't',
		correlationId: 'AB',
		transactionId: 'OURS',
		status: 'SUBMISSION_RESPONSE',
	};

	it('finds only our own TransactionID', () => {
		const listed = (records: (typeof record)[]): ListAnswer => ({ kind: 'listed', records });
		expect(stepAfterList(listed([{ ...record, transactionId: 'OTHER' }, record]), 'OURS')).toMatchObject({
			kind: 'foundAtHmrc',
			conversation: { correlationId: 'AB' },
		});
		expect(stepAfterList(listed([{ ...record, transactionId: '' }]), 'OURS')).toEqual({
			kind: 'notFoundAtHmrc',
		});
		expect(stepAfterList(listed([{ ...record, correlationId: '<x>' }]), 'OURS').kind).toBe('questionFailed');
	});

	it('treats anything else as a failed question, which never moves a submission on', () => {
		const failed: readonly (ListAnswer & DeleteAnswer)[] = [
			{ kind: 'refused', errors: [error('1046')], businessErrors: [] },
			{ kind: 'unknown', why: 'timeout' },
			{ kind: 'notSent', why: 'unreachable' },
		];
		for (const outcome of failed) {
			expect(stepAfterList(outcome, 'OURS').kind).toBe('questionFailed');
			expect(stepAfterDelete(outcome).kind).toBe('questionFailed');
		}
		for (const state of ['unknown', 'accepted', 'rejected'] as const)
			expect(transition(state, 'questionFailed')).toBe(state);
	});

	it('records a deletion', () =>
		expect(stepAfterDelete({ kind: 'deleted' })).toEqual({ kind: 'deletedAtHmrc' }));
});
