/** Settings with which the service can run, but not as whoever set them expects: said at start, each with its remedy. */
import { sayOperator } from '@halfpenny/messages/operator';
import type { Config } from './config.ts';

/** What the machine allows. */
interface Machine {
	/** Whether papers are opened without a network. */
	readonly networkShut: boolean;
}

/** What to say about a configuration on a machine; nothing where all is well. */
export function configWarnings(
	{ mail, publicUrl, port }: Pick<Config, 'mail' | 'publicUrl' | 'port'>,
	{ networkShut }: Machine,
): string[] {
	const isLost = mail.smtpUrl !== undefined && publicUrl === undefined;
	const address = `http://localhost:${port}`;
	return [
		...(isLost ? [sayOperator('config.lettersToLocalhost', { address })] : []),
		...(networkShut ? [] : [sayOperator('config.networkOpen')]),
	];
}
