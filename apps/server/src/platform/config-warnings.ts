/** Warnings at start about settings that work, but not as the operator expects, each with what to do. */
import { sayOperator } from '@halfpenny/messages/operator';
import type { Config } from './config.ts';

/** What the machine allows. */
interface Machine {
	/** Whether documents are opened without network access. */
	readonly networkShut: boolean;
}

/** The warnings about a configuration on this machine; none if all is well. */
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
