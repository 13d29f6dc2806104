/** Has submissions moved on by the queue of this server, with the Transaction Engine that its configuration names. */
import type { Credentials } from '@halfpenny/govtalk';
import {
	DEFAULT_HTTP_LIMITS,
	type ReturnKind,
	type TransactionEngine,
	transactionEngine,
	transactionEngineTarget,
} from '@halfpenny/hmrc';
import { stepAfterList } from '@halfpenny/lifecycle';
import pLimit from 'p-limit';
import { retryAfter } from '../../../jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { maySendFor } from '../../consent/policy.ts';
import { forgetFiledEntries } from '../../entries/filed-entries-repository.ts';
import { submissionJob } from '../jobs.ts';
import { tellOperator } from '../operator/operator-letter.ts';
import { enqueueReceiptLetter } from '../receipt/receipt-letter.ts';
import { findForJob } from '../repository.ts';
import { createSubmissionHandler } from './advance.ts';
import { bindAccepted } from './bind.ts';
import type { LookAtHmrc } from './release.ts';

/** Without credentials nothing moves: what was declared with them waits until they are back. */
const WITHOUT_CREDENTIALS_MS = 60_000;

/** Registers the job, and gives what asks HMRC's list about one submission with it. */
export function registerFilingJob(services: Services): LookAtHmrc {
	const { database, vault, clock, events, config, jobs, faults } = services;
	const { senderId, password, environment, connections } = config.hmrc;
	if (!senderId || !password) {
		jobs.registerHandler(submissionJob, async () => retryAfter(WITHOUT_CREDENTIALS_MS));
		return async () => ({ kind: 'questionFailed', detail: 'noCredentials' });
	}
	const credentials = { senderId, password };
	const engines = {
		sa100: engineOf(config, 'sa100', credentials),
		sa800: engineOf(config, 'sa800', credentials),
	};
	const limit = pLimit(connections);
	const handler = createSubmissionHandler({
		...{ database, vault, clock, environment, reach: faults, engines, limit },
		maySend: ({ userId }) => maySendFor(services, database, userId),
		onAccepted: async (tx, submission) => {
			// What was said to be missing may stand behind another that is on its way: the late response sees to them itself.
			if (submission.releasedAt === null) await forgetFiledEntries(tx, submission.taxReturnId);
			await bindAccepted(tx, services, submission);
			await enqueueReceiptLetter(tx, jobs, submission);
		},
		onChange: ({ id, taxReturnId }) => events.publish(taxReturnId, { type: 'submission', id }),
	});
	jobs.registerHandler(submissionJob, handler, tellOperator(services));
	return async (submission) => {
		const { id, environment: madeFor } = submission;
		const found = await findForJob(database, id);
		// Another HMRC knows nothing of it, and of a test there is nothing to lose.
		if (!found || madeFor !== environment || submission.channel === 'mtd')
			return { kind: madeFor === 'live' ? 'questionFailed' : 'notFoundAtHmrc' };
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
