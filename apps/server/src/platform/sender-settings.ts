/** Settings of who files: whose credentials, and for whom. */
import { parseUtr } from '@halfpenny/facts';
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';

/** References separated by commas, each in the digits it is filed under. */
export const ownUtrs = z
	.string()
	.optional()
	.transform((value = '', context) => {
		const read = value
			.split(',')
			.filter((one) => one.trim() !== '')
			.map(parseUtr);
		const utrs = read.filter((one) => one !== undefined);
		if (utrs.length === read.length) return utrs;
		const message = sayOperator('config.notUtrs', { name: 'HMRC_OWN_UTRS' });
		context.issues.push({ code: 'custom', input: undefined, message });
		return z.NEVER;
	});

/** Outside `local` the setting has to say whose returns are filed: nothing is guessed there. */
export function problemsOfSender({ HMRC_ENV, HMRC_SENDER }: NodeJS.ProcessEnv): string[] {
	const environment = HMRC_ENV?.trim() || 'local';
	if (environment === 'local' || HMRC_SENDER?.trim()) return [];
	return [sayOperator('config.senderNotSaid', { name: 'HMRC_SENDER', environment })];
}

/** An agent's details, given to HMRC in each return and to the person who consents. */
export function problemsOfAgent(environment: NodeJS.ProcessEnv): string[] {
	if (environment.HMRC_SENDER?.trim() !== 'agent') return [];
	return ['HMRC_AGENT_ID', 'HMRC_AGENT_NAME', 'HMRC_AGENT_ADDRESS']
		.filter((name) => !environment[name]?.trim())
		.map((name) => sayOperator('config.missingForAgent', { name }));
}
