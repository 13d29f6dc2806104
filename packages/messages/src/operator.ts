/** What the server tells its operator: at start, at stop, and when its settings are wrong. */
import { defineMessages } from './define-messages.ts';
import { jobFailureWords } from './jobs.ts';

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
	'folder.inUse.command':
		'Nothing was done: Halfpenny is running, and has the built-in database to itself. Stop it, run this command again, then start it. With PostgreSQL (DATABASE_URL) a command runs beside it.',
	'database.unreachable':
		'The database at DATABASE_URL does not answer. Check the address, that PostgreSQL is running, and the password.',
	'rootKey.created': ({ file }: { file: string }) =>
		`Made the key that encrypts everything: ${file}. Keep a copy somewhere safe: without it the data cannot be read.`,
	'rootKey.wrong':
		'ROOT_KEY (or root.key in DATA_DIR) is not the key that this data was encrypted with. Put the right key back.',
	'letter.subject': ({ id }: { id: string }) => `Halfpenny: submission ${id} needs you`,
	'letter.body': 'A submission is stuck, and only you can help. Nothing is sent again in the meantime.',
	'letter.why': ({ why }: { why: string }) => `Why: ${why}`,
	'letter.what': ({ form, year, environment }: { form: string; year: string; environment: string }) =>
		`What: ${form} for ${year}, HMRC_ENV=${environment}`,
	'letter.todo':
		'Ask HMRC’s software developer support what happened to this TransactionID. Then record what they say, on the machine that runs the service:',
	'letter.again':
		'Look in the service’s log for why it stopped, and fix that. Then ask the person to sign in and choose “Try again”: it carries on from where it stopped.',
	'letter.found': ({ id }: { id: string }) => `npm run operator -- resolve ${id} --found`,
	'letter.notFound': ({ id }: { id: string }) => `npm run operator -- resolve ${id} --not-found`,
	'letter.list': 'All submissions that need you: npm run operator -- submissions',
	'why.submission.receiptMismatch': 'HMRC’s receipt has a different IRmark from what was sent.',
	'why.submission.otherEnvironment': 'It was made for a different HMRC_ENV from the one set now.',
	'stuck.none': 'No submissions need attention.',
	'stuck.mark': ({ irmark }: { irmark: string }) => `IRmark: ${irmark}`,
	'stuck.seen': ({ when }: { when: string }) => `Someone said on ${when} that they saw it at HMRC.`,
	'stuck.transaction': ({ id }: { id: string }) => `TransactionID: ${id}`,
	'stuck.correlation': ({ id }: { id: string }) => `CorrelationID: ${id}`,
	'stuck.since': ({ state, when }: { state: string; when: string }) => `State: ${state}, declared ${when}`,
	'resolved.found': ({ id }: { id: string }) =>
		`${id}: recorded that HMRC has it. It will never be sent again, and can be amended.`,
	'resolved.notFound': ({ id }: { id: string }) =>
		`${id}: recorded that HMRC does not have it. The person can declare and submit it again.`,
	'resolve.refused': ({ id, why }: { id: string; why: string }) => `${id}: ${why}`,
	'resolve.from': ({ when }: { when: string }) => `It can be said from ${when}.`,
	'binding.firstFiling': 'An account waits to file for a UTR for the first time.',
	'binding.boundElsewhere': 'An account tried to file for a UTR that another account has filed for.',
	'binding.subject': ({ id }: { id: string }) => `Halfpenny: request ${id} needs you`,
	'binding.who': ({ username, digits }: { username: string; digits: string }) =>
		`Username: ${username}, UTR ending in ${digits}`,
	'binding.environment': ({ environment }: { environment: string }) => `HMRC_ENV=${environment}`,
	'binding.asked': ({ when }: { when: string }) => `Asked on ${when}`,
	'binding.list':
		'To see who asks, and what you can do, on the machine that runs the service: npm run operator -- bindings',
	'binding.none': 'Nobody waits to file for a UTR.',
	'binding.toBeMoved': ({ id }: { id: string }) =>
		`This UTR is another account’s. Once you are sure whose it is: npm run operator -- move-binding ${id}`,
	'binding.done.approve': ({ id }: { id: string }) => `${id}: approved. The account can file for this UTR.`,
	'binding.done.decline': ({ id }: { id: string }) =>
		`${id}: declined. The account can’t file for this UTR, and you won’t be asked again.`,
	'binding.done.move-binding': ({ id }: { id: string }) =>
		`${id}: moved. This account can file for the UTR from now on, and the one that had it can’t.`,
	'twoStep.off': ({ who }: { who: string }) =>
		`${who}: two-step sign-in is off. From now on the password is enough to sign in, and we’ve written to tell them.`,
	newPassword: ({ who, password }: { who: string; password: string }) =>
		`${who}: the new password is ${password}\nIt isn’t stored anywhere else. Every sign-in was ended, and we’ve written to tell them. Ask them to change it once they’re in: Account, Security.`,
	usage: [
		'npm run operator -- submissions',
		'  lists every submission that is stuck',
		'npm run operator -- resolve <id> --found',
		'  HMRC has it: it will never be sent again, and can be amended',
		'npm run operator -- resolve <id> --not-found',
		'  HMRC does not have it: the person can declare and submit it again',
		'npm run operator -- bindings',
		'  lists every account that waits to file for a UTR, or was refused one that is another account’s',
		'npm run operator -- approve <id>',
		'  lets the account file for it; be sure that the UTR is theirs',
		'npm run operator -- decline <id>',
		'  the account can’t file for it',
		'npm run operator -- move-binding <id>',
		'  gives the account a UTR that is another account’s; be sure whose it is',
		'npm run operator -- two-step-off <username or email>',
		'  turns off two-step sign-in for someone who has lost their app and their recovery codes; be sure it is them',
		'npm run operator -- new-password <username or email>',
		'  gives someone who has forgotten theirs a new password and ends their sign-ins; be sure it is them',
		'With the built-in database, stop the service first.',
	].join('\n'),
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
	'config.senderNotSaid': ({ name, environment }: Setting & { environment: string }) =>
		`${name} must be set when HMRC_ENV is ${environment}: individual if you file your own returns, agent if you file for others.`,
	'config.notUtrs': ({ name }: Setting) =>
		`${name} must be Unique Taxpayer References of ten digits with commas between.`,
	'config.notAProxy': ({ name }: Setting) =>
		`${name} must be the number of proxies in front (like 1), or their addresses with commas between (like 10.0.0.2 or 10.0.0.0/8), or true if the proxy overwrites X-Forwarded-For.`,
	'config.notWritable': ({ name }: Setting) =>
		`${name} holds a character that cannot be sent to HMRC, like a control character. Copy it again.`,
	'config.notAVendorId': ({ name }: Setting) =>
		`${name} must be four digits. HMRC’s software developer support gives you yours.`,
	'config.standInAtHmrc': ({ name }: Setting) =>
		`${name} must not be an address of the government when HMRC_ENV is local: practice must not reach HMRC. To file there, set HMRC_ENV.`,
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
	'config.releaseTooSoon': ({ name, least }: Setting & { least: number }) =>
		`${name} must be at least ${least} (HMRC_TIMEOUT_SECONDS and 90 more): before that a return may still be on its way to HMRC.`,
	'config.notAFaultPoint': ({ name, points }: Setting & { points: readonly string[] }) =>
		`${name} must be one of ${points.join(', ')}, with :N after it for the Nth time. It is for tests only.`,
});

/** Why a submission stopped, for the operator, by its recorded reason. */
export function stuckReason(reason: string | null): string {
	return reason === 'submission.receiptMismatch' || reason === 'submission.otherEnvironment'
		? sayOperator(`why.${reason}`)
		: jobFailureWords(reason);
}
