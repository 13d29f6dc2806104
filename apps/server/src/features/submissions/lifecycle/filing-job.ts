/** Has this server's queue advance submissions, with the Transaction Engine named in its configuration. */
import type { Credentials } from '@halfpenny/govtalk';
import {
	DEFAULT_HTTP_LIMITS,
	type ReturnKind,
	type TransactionEngine,
	transactionEngine,
	transactionEngineTarget,
} from '@halfpenny/hmrc';
import { type Step, stepAfterList } from '@halfpenny/lifecycle';
import pLimit from 'p-limit';
import type { Transaction } from '../../../database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { maySendFor } from '../../consent/policy.ts';
import { forgetFiledEntries } from '../../entries/filed-entries-repository.ts';
import { submissionJob } from '../jobs.ts';
import { tellOperator } from '../operator/operator-letter.ts';
import { enqueueReceiptLetter } from '../receipt/receipt-letter.ts';
import { enqueueRejectionLetter } from '../rejection/rejection-letter.ts';
import { findForJob, type SubmissionHead } from '../repository.ts';
import { createSubmissionHandler, type DeclarationHead, type Declare } from './advance.ts';
import { bindAccepted } from './bind.ts';
import type { LookAtHmrc } from './release.ts';

/** Sends final declarations to HMRC and looks for them there. */
export interface Declarations {
	readonly declare: Declare;
	readonly lookForDeclaration: (submission: DeclarationHead) => Promise<Step>;
}

/** Registers the job, and returns the function that queries HMRC's list about one submission. */
export function registerFilingJob(
	services: Services,
	{ declare, lookForDeclaration }: Declarations,
): LookAtHmrc {
	const { database, vault, clock, events, config, jobs, faults } = services;
	const { senderId, password, environment, connections } = config.hmrc;
	const recording = {
		...{ database, vault, clock, environment, reach: faults },
		onAccepted: async (tx: Transaction, submission: SubmissionHead) => {
			// One that was said to be missing may be behind another on its way: the late response decides between them.
			if (submission.releasedAt === null) await forgetFiledEntries(tx, submission.taxReturnId);
			// For a final declaration HMRC sends no receipt, and there is no UTR to bind.
			if (submission.channel === 'mtd') return;
			await bindAccepted(tx, services, submission);
			await enqueueReceiptLetter(tx, jobs, submission);
		},
		onRejected: (tx: Transaction, submission: SubmissionHead) => enqueueRejectionLetter(tx, jobs, submission),
		onChange: ({ id, taxReturnId }: SubmissionHead) =>
			events.publish(taxReturnId, { type: 'submission', id }),
	};
	const credentials = senderId && password ? { senderId, password } : undefined;
	const engines = credentials && {
		sa100: engineOf(config, 'sa100', credentials),
		sa800: engineOf(config, 'sa800', credentials),
	};
	const limit = pLimit(connections);
	const handler = createSubmissionHandler({
		...{ ...recording, engines, limit, declare },
		maySend: ({ userId }) => maySendFor(services, database, userId),
	});
	jobs.registerHandler(submissionJob, handler, tellOperator(services));
	return async (submission) => {
		const { id, environment: madeFor } = submission;
		const found = await findForJob(database, id);
		// Another HMRC knows nothing about it, and a test has nothing to lose.
		if (!found || madeFor !== environment)
			return { kind: madeFor === 'live' ? 'questionFailed' : 'notFoundAtHmrc' };
		if (submission.channel === 'mtd') return lookForDeclaration(submission);
		if (!engines) return { kind: 'questionFailed', detail: 'noCredentials' };
		const engine = engines[found.returnType === 'partnership' ? 'sa800' : 'sa100'];
		return stepAfterList(await limit(() => engine.list()), submission.message.transactionId);
	};
}

function engineOf(
	{ hmrc }: Services['config'],
	kind: ReturnKind,
	credentials: Credentials,
): TransactionEngine {
	const { environment, localUrl, timeoutMilliseconds } = hmrc;
	const target = transactionEngineTarget(environment, kind, localUrl);
	return transactionEngine(target, credentials, { ...DEFAULT_HTTP_LIMITS, timeoutMilliseconds });
}
