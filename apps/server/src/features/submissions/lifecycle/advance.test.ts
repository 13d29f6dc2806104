/**
 * Filing over real HTTP on both databases: all steps to the receipt, every fault, and a crash between any two steps.
 */
import type { TransactionEngine } from '@halfpenny/hmrc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	type Fault,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import {
	credentials,
	type FilingBench,
	freeze,
	insertPersonWithReturn,
	runToRest,
	setUpFiling,
} from '../../../../tests/filing-bench.ts';
import { jobs } from '../../../database/schema/platform.ts';
import { submissionEvents } from '../../../database/schema/submissions.ts';
import { taxReturns } from '../../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { sealedPlace } from '../../tax-returns/sealed-place.ts';
import { listEvents } from '../event-repository.ts';
import { submissionJob } from '../jobs.ts';
import { findSealedMessage, findSubmission } from '../repository.ts';
import { recordStep } from './record.ts';

describeOnDatabases('filing', (open) => {
	let fake: FakeTransactionEngine;
	let bench: FilingBench;
	let person: { userId: string; taxReturnId: string };
	let id: string;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
	});
	afterAll(() => fake.close());
	beforeEach(async () => {
		fake.reset();
		await open().delete(jobs);
		bench = setUpFiling(open(), fake);
		person = await insertPersonWithReturn(open(), bench.clock.now());
		id = await freeze(bench, person);
	});

	async function stored() {
		const found = await findSubmission(open(), person.userId, id);
		if (found?.channel !== 'transaction-engine') throw new Error('the submission is gone');
		return found;
	}

	async function eventsOf(): Promise<string[]> {
		return (await listEvents(open(), [id])).map(({ kind, detail }) =>
			[kind, detail].filter(Boolean).join(' '),
		);
	}

	async function statuses() {
		const [row] = await open().select().from(taxReturns).where(eq(taxReturns.id, person.taxReturnId));
		return row && [row.status, row.submissionStatus];
	}

	async function opened(part: 'receipt' | 'errors'): Promise<unknown> {
		const submission = await stored();
		const cipher = await bench.vault.cipherOf(open(), person.userId);
		const sealed = part === 'receipt' ? submission.sealedReceipt : submission.sealedErrors;
		return sealed === null ? null : JSON.parse(cipher.open(sealed, sealedPlace(part, id)));
	}

	/** One person, once: whatever else happened. */
	function expectFiledOnce() {
		expect(fake.filed).toHaveLength(1);
		expect(fake.messages.filter((kind) => kind === 'submit')).toHaveLength(1);
	}

	it('goes from frozen to receipt to deleted, and reports each step', async () => {
		fake.pollsUntilFinal = 2;
		await runToRest(bench);
		const submission = await stored();
		expect(submission.state).toBe('deleted');
		expect(submission.message.correlationId).toBe(fake.filed[0]?.correlationId);
		expect(await eventsOf()).toEqual([
			'declared',
			'sendingBegan',
			'acknowledged',
			'stillProcessing',
			'accepted',
			'deletedAtHmrc',
		]);
		expect(bench.changes).toEqual(['sending', 'acknowledged', 'polling', 'polling', 'accepted', 'deleted']);
		expect(await opened('receipt')).toMatchObject({ irmark: submission.message.irmark });
		expect(await statuses()).toEqual(['accepted', 'deleted']);
		expect(fake.messages).toEqual(['submit', 'poll', 'poll', 'poll', 'delete']);
		expect(fake.filed[0]?.deleted).toBe(true);
		expectFiledOnce();
		expect(await open().select().from(jobs)).toEqual([]);
		expect(bench.failures).toEqual([]);
	});

	it('sends the stored bytes with credentials put in, and stores none', async () => {
		await runToRest(bench);
		const submission = await stored();
		const cipher = await bench.vault.cipherOf(open(), person.userId);
		const message = cipher.open(await findSealedMessage(open(), id), sealedPlace('message', id));
		const sent = fake.filed[0]?.body ?? '';
		expect(sent).toContain(credentials.password);
		expect(sent.replace(/<SenderDetails>.*<\/SenderDetails>/, '<SenderDetails></SenderDetails>')).toBe(
			message,
		);
		expect(JSON.stringify(submission) + message).not.toContain(credentials.password);
		expect(fake.filed[0]?.irmark).toBe(submission.message.irmark);
	});

	it('a refusal stores HMRC’s errors, and HMRC is asked to delete it', async () => {
		const errors = [
			{ raisedBy: 'ChRIS', code: '6554', type: 'business', text: 'Synthetic', location: '/a[1]/b[2]' },
		];
		fake.verdict = { code: '3001', errors };
		await runToRest(bench);
		expect((await stored()).state).toBe('rejected');
		expect(await opened('errors')).toEqual(errors);
		expect(await eventsOf()).toEqual([
			'declared',
			'sendingBegan',
			'acknowledged',
			'refused 3001',
			'deletedAtHmrc',
		]);
		expect(await statuses()).toEqual(['rejected', 'rejected']);
	});

	it('a refusal of the message itself ends it immediately', async () => {
		fake.refuseSubmit = '1046';
		await runToRest(bench);
		expect((await stored()).state).toBe('rejected');
		expect(await eventsOf()).toEqual(['declared', 'sendingBegan', 'refused 1046']);
		expect(fake.messages).toEqual(['submit']);
	});

	it('HMRC not listening: failed, since nothing was sent', async () => {
		const gone = await startFakeTransactionEngine();
		await gone.close();
		const nowhere = setUpFiling(open(), gone);
		await runToRest(nowhere);
		expect((await stored()).state).toBe('failed');
		expect(await eventsOf()).toEqual(['declared', 'sendingBegan', 'notSent unreachable']);
		expect(await statuses()).toEqual(['failed', 'failed']);
	});

	it.each<[Fault, string]>([
		['resetAfter', 'outcomeUnknown connectionLost'],
		['silenceAfter', 'outcomeUnknown timeout'],
		['unavailableAfter', 'outcomeUnknown httpStatus 503'],
	])('%s on submit: found in the list, accepted, never sent again', async (fault, told) => {
		fake.faults.submit.push(fault);
		await runToRest(bench);
		expect((await stored()).state).toBe('deleted');
		expect(await eventsOf()).toEqual([
			'declared',
			'sendingBegan',
			told,
			'foundAtHmrc SUBMISSION_RESPONSE',
			'accepted',
			'deletedAtHmrc',
		]);
		expectFiledOnce();
	});

	it('the list may be late', async () => {
		fake.faults.submit.push('silenceAfter');
		fake.faults.list.push('resetBefore', 'htmlBefore');
		await runToRest(bench);
		expect((await stored()).state).toBe('deleted');
		expect(await eventsOf()).toContain('questionFailed connectionLost');
		expectFiledOnce();
	});

	it.each<Fault>(['resetBefore', 'htmlBefore'])(
		'%s on submit and nothing in the list: it stays unknown until a person has looked',
		async (fault) => {
			fake.faults.submit.push(fault);
			await runToRest(bench);
			expect((await stored()).state).toBe('unknown');
			expect(await statuses()).toEqual(['processing', 'unknown']);
			expect((await eventsOf()).at(-1)).toBe('notFoundAtHmrc');
			expect(fake.messages.filter((kind) => kind === 'submit')).toHaveLength(1);
			expect(await open().select().from(jobs)).toMatchObject([
				{ state: 'dead', lastError: 'submission.unknown' },
			]);
			await recordStep(bench.context, id, { kind: 'released' });
			expect((await stored()).state).toBe('released');
		},
	);

	it.each<Fault>(['resetBefore', 'resetAfter', 'silenceAfter', 'unavailableAfter', 'htmlBefore'])(
		'%s on a poll and on a delete: asked again',
		async (fault) => {
			fake.faults.poll.push(fault, fault);
			fake.faults.delete.push(fault);
			await runToRest(bench);
			expect((await stored()).state).toBe('deleted');
			expect(await opened('receipt')).toMatchObject({ irmark: (await stored()).message.irmark });
			expectFiledOnce();
		},
	);

	it('HMRC in trouble over a return it acknowledged (3000): looked up, asked again', async () => {
		fake.faults.poll.push('trouble3000');
		await runToRest(bench);
		expect(await eventsOf()).toEqual([
			'declared',
			'sendingBegan',
			'acknowledged',
			'outcomeUnknown engineTrouble 3000',
			'foundAtHmrc SUBMISSION_RESPONSE',
			'accepted',
			'deletedAtHmrc',
		]);
		expectFiledOnce();
	});

	it('listed and yet unknown to every poll (2000): polls less and less often, then waits for a person', async () => {
		fake.faults.submit.push('silenceAfter');
		fake.faults.poll.push(...Array<Fault>(40).fill('noSuchConversation'));
		await runToRest(bench);
		expect((await stored()).state).toBe('unknown');
		const told = await eventsOf();
		expect(told.slice(3, 5)).toEqual([
			'foundAtHmrc SUBMISSION_RESPONSE',
			'outcomeUnknown noSuchConversation 2000',
		]);
		expect(told.length).toBeLessThan(24);
		expect(await open().select().from(jobs)).toMatchObject([
			{ state: 'dead', lastError: 'submission.unknown' },
		]);
		expectFiledOnce();
	});

	it('polls without an answer for hours, then HMRC in trouble: its list is queried all the same', async () => {
		fake.faults.poll.push(...Array<Fault>(12).fill('htmlBefore'), 'trouble3000');
		await runToRest(bench);
		expect((await stored()).state).toBe('deleted');
		expect(fake.messages).toContain('list');
		expectFiledOnce();
	});

	it('after polls that never bring an answer, HMRC’s list is queried instead', async () => {
		fake.faults.poll.push(...Array<Fault>(40).fill('htmlBefore'));
		await runToRest(bench);
		expect((await stored()).state).toBe('deleted');
		expect(fake.messages.filter((kind) => kind === 'list').length).toBeGreaterThanOrEqual(2);
		expectFiledOnce();
	});

	it('the address HMRC last gave for polling is remembered, even after it was lost and found', async () => {
		fake.faults.poll.push('trouble3000');
		await runToRest(bench);
		expect(await eventsOf()).toContain('foundAtHmrc SUBMISSION_RESPONSE');
		expect((await stored()).message.pollUrl).toBe(`${fake.url}/poll`);
	});

	it('a receipt for something else is no receipt: it waits for a person', async () => {
		fake.verdict = 'mismatch';
		await runToRest(bench);
		expect((await stored()).state).toBe('unknown');
		expect((await eventsOf()).at(-1)).toBe('receiptMismatched');
		expect(await opened('receipt')).toMatchObject({ irmark: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' });
		expect(fake.messages).toEqual(['submit', 'poll']);
		expect(await open().select().from(jobs)).toMatchObject([
			{ state: 'dead', lastError: 'submission.receiptMismatch' },
		]);
	});

	it('two workers on one submission send once and agree', async () => {
		const second = bench.startQueue();
		await bench.queue.enqueue(open(), submissionJob, { submissionId: id });
		await Promise.all([bench.queue.worker.runDue(), second.worker.runDue()]);
		await runToRest(bench);
		expect((await stored()).state).toBe('deleted');
		expectFiledOnce();
	});

	it('a late answer after the lease was lost still counts', async () => {
		await recordStep(bench.context, id, { kind: 'sendingBegan' });
		await recordStep(bench.context, id, { kind: 'interrupted' });
		const conversation = { correlationId: 'AB', pollUrl: '', pollSeconds: 1 };
		const late = await recordStep(bench.context, id, { kind: 'acknowledged', conversation });
		expect(late.submission).toMatchObject({
			state: 'acknowledged',
			message: { correlationId: 'AB', heldByHmrc: true },
		});
		const later = await recordStep(bench.context, id, { kind: 'notSent' });
		expect(later).toMatchObject({ happened: false, submission: { state: 'acknowledged' } });
	});

	it('a submission made for one HMRC is never sent to another: it ends, and nothing is filed', async () => {
		const queue = bench.startQueue({ environment: 'live' });
		await queue.worker.runDue();
		expect((await stored()).state).toBe('failed');
		expect(await eventsOf()).toEqual(['declared', 'notSent otherEnvironment']);
		expect(fake.messages).toEqual([]);
	});

	it('what was sent to one HMRC is looked up there, once that is configured again', async () => {
		await recordStep(bench.context, id, { kind: 'sendingBegan' });
		await recordStep(bench.context, id, { kind: 'outcomeUnknown' });
		const queue = bench.startQueue({ environment: 'live' });
		await queue.worker.runDue();
		expect((await stored()).state).toBe('unknown');
		expect(fake.messages).toEqual([]);
		expect(await open().select().from(jobs)).toMatchObject([{ state: 'waiting' }]);
	});

	it('events are only ever added', async () => {
		const change = open().update(submissionEvents).set({ kind: 'accepted' });
		await expect(change).rejects.toThrow();
		expect(await eventsOf()).toEqual(['declared']);
	});

	/** Crashes: the step is done at HMRC, or not, but never recorded. */
	const crash = async (): Promise<never> => {
		throw new Error('crash');
	};

	it.each<keyof TransactionEngine>(['submit', 'poll', 'list', 'delete'])(
		'a crash before HMRC is called to %s',
		async (call) => {
			if (call === 'list') fake.faults.submit.push('silenceAfter');
			const crashing = bench.startQueue({ engines: bench.enginesWith({ [call]: crash }) });
			await runDueThenRest(crashing);
			const lost = call === 'submit';
			expect((await stored()).state).toBe(lost ? 'unknown' : 'deleted');
			expect(fake.filed).toHaveLength(lost ? 0 : 1);
			expect(fake.messages.filter((kind) => kind === 'submit').length).toBeLessThanOrEqual(1);
		},
	);

	it.each<keyof TransactionEngine>(['submit', 'poll', 'list', 'delete'])(
		'a crash after HMRC answered to %s and before it is written down',
		async (call) => {
			if (call === 'list') fake.faults.submit.push('silenceAfter');
			const { engine } = bench;
			const answered = async (argument: never) => {
				await (engine[call] as (argument: never) => Promise<unknown>)(argument);
				return crash();
			};
			const crashing = bench.startQueue({ engines: bench.enginesWith({ [call]: answered }) });
			await runDueThenRest(crashing);
			expect((await stored()).state).toBe('deleted');
			expect(await opened('receipt')).toMatchObject({ irmark: (await stored()).message.irmark });
			expectFiledOnce();
		},
	);

	/** The crashing worker runs until it has crashed once; then a healthy one takes over. */
	async function runDueThenRest(crashing: ReturnType<FilingBench['startQueue']>): Promise<void> {
		for (let turns = 0; turns < 10 && bench.failures.length === 0; turns += 1) {
			await crashing.worker.runDue();
			bench.time.ms += 10_000;
		}
		expect(bench.failures).toEqual(['Error: crash']);
		await runToRest(bench);
	}
});
