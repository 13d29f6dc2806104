/** The email to the operator about an account that is waiting to file for a reference. It names nobody. */
import { sayOperator } from '@halfpenny/messages/operator';
import { done } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { bindingLetterJob } from './jobs.ts';
import { findAnyRequest } from './request-repository.ts';

/** Registers the job that sends the email. A repeat about the same request has the same id. */
export function registerBindingLetter({ database, mail, jobs }: Services): void {
	jobs.registerHandler(bindingLetterJob, async ({ payload: { requestId: id } }) => {
		const request = await findAnyRequest(database, id);
		// Meanwhile decided, or dropped for another reference.
		if (!request || request.decision !== null) return done;
		const { reason, environment } = request;
		const lines = [
			sayOperator(`binding.${reason}`),
			'',
			sayOperator('binding.environment', { environment }),
			'',
			sayOperator('binding.list'),
		];
		await mail.sendToOperator({
			id: `binding-${id}-${reason}`,
			subject: sayOperator('binding.subject', { id }),
			text: `${lines.join('\n')}\n`,
		});
		return done;
	});
}
