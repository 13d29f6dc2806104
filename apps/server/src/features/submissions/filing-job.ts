/** Has submissions moved on by the queue of this server, with the Transaction Engine that its configuration names. */
import { type TransactionEngine, transactionEngine, transactionEngineTarget } from '@halfpenny/hmrc';
import type { Services } from '../../platform/services.ts';
import { createSubmissionHandler, SUBMISSION_JOB } from './advance.ts';

/** Registers the job. Without credentials nothing can be declared, so its engine is then never called. */
export function registerFilingJob(services: Services): void {
	const { database, vault, clock, events, config, jobs } = services;
	const handler = createSubmissionHandler({
		database,
		vault,
		clock,
		engine: engineOf(services),
		environment: config.hmrc.environment,
		onChange: ({ id, taxReturnId }) => events.publish(taxReturnId, { type: 'submission', id }),
	});
	jobs.registerHandler(SUBMISSION_JOB, handler);
}

function engineOf({ config }: Services): TransactionEngine {
	const { environment, localUrl, senderId = '', password = '' } = config.hmrc;
	const target = transactionEngineTarget(environment, 'sa100', localUrl);
	return transactionEngine(target, { senderId, password });
}
