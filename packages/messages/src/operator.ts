/** What the server says to whoever runs it: at start, at stop, and when something in its set-up is wrong. */
import { defineMessages } from './define-messages.ts';

interface Setting {
	readonly name: string;
}

/** Says a sentence to the operator. */
export const sayOperator = defineMessages({
	ready: ({ address }: { address: string }) => `Halfpenny is ready at ${address}`,
	stopping: 'Stopping…',
	'start.failed': 'Halfpenny could not start.',
	'port.inUse': ({ port }: { port: number }) =>
		`Port ${port} is already in use. Stop the other program, or choose another port with PORT=4900.`,
	'folder.inUse': ({ folder }: { folder: string }) =>
		`Another Halfpenny is already running on the database in ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
	'database.unreachable':
		'The database at DATABASE_URL does not answer. Check the address, that PostgreSQL is running, and the password.',
	'rootKey.created': ({ file }: { file: string }) =>
		`Made the key that encrypts everything: ${file}. Keep a copy somewhere safe: without it the data cannot be read.`,
	'rootKey.wrong':
		'ROOT_KEY (or root.key in DATA_DIR) is not the key that this data was encrypted with. Put the right key back.',
	'config.title': 'Halfpenny cannot start with this configuration:',
	'config.notAPort': ({ name }: Setting) => `${name} must be a number from 0 to 65535.`,
	'config.notAChoice': ({ name, choices }: Setting & { choices: readonly string[] }) =>
		`${name} must be one of ${choices.join(', ')}.`,
	'config.notAnAddress': ({ name }: Setting) =>
		`${name} must be a full web address, like https://tax.example.`,
	'config.notPostgres': ({ name }: Setting) =>
		`${name} must start with postgres:// or postgresql://. Leave it out to use the built-in database.`,
	'config.notAKey': ({ name }: Setting) =>
		`${name} must be 32 random bytes in base64. Make one with: openssl rand -base64 32`,
	'config.notANumber': ({ name }: Setting) => `${name} must be a whole number above 0.`,
	'config.missingForLive': ({ name }: Setting) =>
		`${name} must be set when HMRC_ENV is live: real returns are sent with it.`,
	'config.rootKeyForLive':
		'ROOT_KEY must be set when HMRC_ENV is live, from where you keep secrets: a key beside the data protects nothing.',
	'config.httpsForLive': 'PUBLIC_URL must start with https:// when HMRC_ENV is live.',
	'config.missingForAgent': ({ name }: Setting) =>
		`${name} must be set when HMRC_SENDER is agent: HMRC and the people you act for are told who you are.`,
	'config.notBetween': ({ name, least, most }: Setting & { least: number; most: number }) =>
		`${name} must be a whole number from ${least} to ${most}.`,
	'config.notHmrcText': ({ name, longest }: Setting & { longest: number }) =>
		`${name} may have at most ${longest} characters, of those that HMRC takes: plain letters, digits and common signs.`,
	'config.notHmrcLines': ({ name }: Setting) =>
		`${name} must be one to four lines of at most 35 plain characters each, with | between the lines.`,
	'config.notSmtp': ({ name }: Setting) =>
		`${name} must start with smtp:// or smtps://. Leave it out to have letters written to files.`,
	'config.notAMailbox': ({ name }: Setting) =>
		`${name} must be an email address, like Halfpenny <tax@example.org>.`,
	'config.notAFaultPoint': ({ name, points }: Setting & { points: readonly string[] }) =>
		`${name} must be one of ${points.join(', ')}, with :N after it for the Nth time. It is for tests only.`,
});
