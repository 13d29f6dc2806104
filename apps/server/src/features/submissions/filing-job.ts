/** Has submissions moved on by the queue of this server, with the Transaction Engine that its configuration names. */
import type { Credentials } from '@halfpenny/govtalk';
import { type TransactionEngine, transactionEngine, transactionEngineTarget } from '@halfpenny/hmrc';
import { retryAfter } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { createSubmissionHandler, SUBMISSION_JOB } from './advance.ts';

/** Without credentials nothing moves: what was declared with them waits until they are back. */
const WITHOUT_CREDENTIALS_MS = 60_000;

/** Registers the job. */
export function registerFilingJob(services: Services): void {
	const { database, vault, clock, events, config, jobs } = services;
	const { senderId, password } = config.hmrc;
	if (!senderId || !password) {
		jobs.registerHandler(SUBMISSION_JOB, async () => retryAfter(WITHOUT_CREDENTIALS_MS));
		return;
	}
	const handler = createSubmissionHandler({
		database,
		vault,
		clock,
		engine: engineOf(config, { senderId, password }),
		environment: config.hmrc.environment,
		onChange: ({ id, taxReturnId }) => events.publish(taxReturnId, { type: 'submission', id }),
	});
	jobs.registerHandler(SUBMISSION_JOB, handler);
}

function engineOf({ hmrc }: Services['config'], credentials: Credentials): TransactionEngine {
	return transactionEngine(transactionEngineTarget(hmrc.environment, 'sa100', hmrc.localUrl), credentials);
}
