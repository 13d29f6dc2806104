/** A person, a return and a frozen submission in a test database, with a queue whose clock the test moves. */
import { randomBytes, randomUUID } from 'node:crypto';
import { buildSubmitRequest, element, placeIrmark } from '@halfpenny/govtalk';
import { type TransactionEngine, transactionEngine, transactionEngineTarget } from '@halfpenny/hmrc';
import pLimit from 'p-limit';
import type { Database } from '../src/database/database.ts';
import { users } from '../src/database/schema/accounts.ts';
import { jobs } from '../src/database/schema/platform.ts';
import { taxReturns } from '../src/database/schema/tax-returns.ts';
import { appendEvent } from '../src/features/submissions/event-repository.ts';
import { submissionJob } from '../src/features/submissions/jobs.ts';
import {
	createSubmissionHandler,
	type FilingContext,
} from '../src/features/submissions/lifecycle/advance.ts';
import {
	insertMessage,
	insertSubmission,
	type SubmissionHead,
} from '../src/features/submissions/repository.ts';
import { updateReturn } from '../src/features/submissions/return-repository.ts';
import { sealedPlace } from '../src/features/tax-returns/sealed-place.ts';
import { done } from '../src/jobs/job.ts';
import { createQueue } from '../src/jobs/queue.ts';
import { rootKeyFrom } from '../src/platform/crypto/root-key.ts';
import { createVault } from '../src/platform/crypto/vault.ts';
import type { FakeTransactionEngine } from './fake-transaction-engine.ts';

/** Credentials the tests look for where they must not be. */
export const credentials = { senderId: 'SENDER-ID-1', password: 'the-password-1' };

const vault = createVault(rootKeyFrom(randomBytes(32)), randomBytes(32));
const START = new Date('2026-01-31T12:00:00Z').getTime();

/** Everything a filing test needs on one database. */
export function setUpFiling(database: Database, fake: FakeTransactionEngine) {
	const time = { ms: START };
	const clock = { now: () => new Date(time.ms) };
	const changes: string[] = [];
	const failures: string[] = [];
	const target = transactionEngineTarget('local', 'sa100', fake.url);
	const engine = transactionEngine(target, credentials, { timeoutMilliseconds: 1000, answerBytes: 100_000 });
	const onChange = (submission: SubmissionHead) => changes.push(submission.state);
	const accepted: string[] = [];
	const onAccepted = async (_: unknown, submission: SubmissionHead) => void accepted.push(submission.id);
	const enginesWith = (changed: Partial<TransactionEngine>) => {
		const one = { ...engine, ...changed };
		return { sa100: one, sa800: one };
	};
	const context: FilingContext = {
		...{ database, vault, clock, environment: 'local', onChange, onAccepted },
		engines: enginesWith({}),
		limit: pLimit(4),
		declare: async () => done,
		maySend: async () => true,
		reach: () => undefined,
	};
	const startQueue = (changed: Partial<FilingContext> = {}) => {
		const onFailure = (_: string, error: unknown) => failures.push(String(error));
		const queue = createQueue({ database, clock, onFailure });
		queue.registerHandler(submissionJob, createSubmissionHandler({ ...context, ...changed }));
		return queue;
	};
	const queue = startQueue();
	return { time, clock, changes, accepted, failures, vault, engine, enginesWith, context, queue, startQueue };
}

/** What {@link setUpFiling} gives. */
export type FilingBench = ReturnType<typeof setUpFiling>;

/** A person with a return for the year, and nothing else. */
export async function insertPersonWithReturn(database: Database, now: Date) {
	const [userId, taxReturnId] = [randomUUID(), randomUUID()];
	await database.insert(users).values({
		id: userId,
		usernameIndex: userId,
		emailIndex: userId,
		passwordHash: '',
		sealedProfile: '',
		createdAt: now,
	});
	await vault.createUserKey(database, userId, now);
	const taxReturn = { taxYear: '2024-25', jurisdiction: 'uk', returnType: 'individual' } as const;
	await database.insert(taxReturns).values({ id: taxReturnId, userId, createdAt: now, ...taxReturn });
	return { userId, taxReturnId };
}

/** A frozen submission with its job, as the declaration leaves it. */
export async function freeze(
	{ context, queue, clock }: FilingBench,
	{ userId, taxReturnId }: { userId: string; taxReturnId: string },
	attemptNumber = 1,
): Promise<string> {
	const id = randomUUID();
	const transactionId = randomBytes(16).toString('hex').toUpperCase();
	const { xml, mark } = placeIrmark(messageOf(transactionId));
	const cipher = await vault.cipherOf(context.database, userId);
	const at = clock.now();
	await context.database.transaction(async (tx) => {
		await insertSubmission(tx, {
			...{ id, taxReturnId, userId, channel: 'transaction-engine', attemptNumber },
			...{ state: 'frozen', environment: 'local', snapshotHash: 'hash', sealedSnapshot: '', createdAt: at },
		});
		await insertMessage(tx, {
			...{ submissionId: id, transactionId, irmark: mark.base64 },
			sealedMessage: cipher.seal(new TextDecoder().decode(xml), sealedPlace('message', id)),
		});
		await appendEvent(tx, { submissionId: id, kind: 'declared', state: 'frozen', detail: null, at });
		await updateReturn(tx, taxReturnId, { submissionId: id });
		await queue.enqueue(tx, submissionJob, { submissionId: id });
	});
	return id;
}

function messageOf(transactionId: string): Uint8Array {
	const header = element('IRheader', [element('IRmark', '', { Type: 'generic' })]);
	return buildSubmitRequest({
		messageClass: 'HMRC-SA-SA100',
		transactionId,
		keys: [{ type: 'UTR', value: '2234567890' }],
		channel: { vendorId: '0000', product: 'Halfpenny', version: '0' },
		body: element('IRenvelope', [header], { xmlns: 'urn:sa' }),
	});
}

/** Runs every job as it falls due, moving the clock, until none waits. */
export async function runToRest({ queue, time, context }: FilingBench): Promise<void> {
	for (let turns = 0; turns < 200; turns += 1) {
		await queue.worker.runDue();
		const waiting = (await context.database.select().from(jobs)).filter(({ state }) => state !== 'dead');
		const next = waiting.map((job) => (job.leaseUntil ?? job.runAt).getTime()).sort((a, b) => a - b)[0];
		if (next === undefined) return;
		time.ms = Math.max(time.ms, next + 1);
	}
	throw new Error('the jobs do not come to rest');
}
