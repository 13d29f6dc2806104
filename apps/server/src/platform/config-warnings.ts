/** Settings with which the service can run, but not as whoever set them expects: said at start, each with its remedy. */
import { sayOperator } from '@halfpenny/messages/operator';
import type { Config } from './config.ts';

/** What to say about a configuration; nothing where all is well. */
export function configWarnings({
	mail,
	publicUrl,
	port,
}: Pick<Config, 'mail' | 'publicUrl' | 'port'>): string[] {
	if (mail.smtpUrl === undefined || publicUrl !== undefined) return [];
	return [sayOperator('config.lettersToLocalhost', { address: `http://localhost:${port}` })];
}
