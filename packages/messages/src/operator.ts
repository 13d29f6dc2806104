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
		'Nothing was done: Halfpenny is running, and has the built-in database to itself. Stop it, run this command again, then start it. With PostgreSQL (DATABASE_URL) you can run commands while it is running.',
	'database.unreachable':
		'The database at DATABASE_URL is not responding. Check the address, that PostgreSQL is running, and the password.',
	'rootKey.created': ({ file }: { file: string }) =>
		`Created the key that encrypts everything: ${file}. Keep a copy somewhere safe: without it the data cannot be read.`,
	'rootKey.wrong':
		'ROOT_KEY (or root.key in DATA_DIR) is not the key that this data was encrypted with. Put the right key back.',
	'rootKey.rotated': ({ count }: { count: number }) =>
		`${count} keys changed; every key is now encrypted with ROOT_KEY. You can take SECOND_ROOT_KEY out of the settings and restart the service. Keep the old key as long as you keep backups from before today.`,
	'rootKey.cannotRotate':
		'Some keys are encrypted with neither ROOT_KEY nor SECOND_ROOT_KEY. Nothing was lost; set the key they were encrypted with as SECOND_ROOT_KEY and run this again.',
	'dataKeys.announced': ({ minutes }: { minutes: number }) =>
		minutes > 0
			? `New keys are made. They are used once every server knows them, in ${minutes} minutes; then everything is encrypted again. You can interrupt this at any time, and run it again to go on.`
			: 'New keys are made. Everything is being encrypted again. You can interrupt this at any time, and run it again to go on.',
	'dataKeys.resealed': ({ people }: { people: number }) => `Encrypted again: the data of ${people} people.`,
	'dataKeys.destroyed': ({ people }: { people: number }) => `Old keys destroyed: ${people}.`,
	'dataKeys.rotated': ({ people, resealed }: { people: number; resealed: number }) =>
		`${people} people have a new key: ${resealed} records and documents were encrypted again, and their old keys are destroyed. Backups from before still hold the old keys, encrypted with the root key of that time.`,
	'dataKeys.left':
		'The owners of these keep their old key, because these records don’t open or the document isn’t on this machine. If a document is on another server’s disk, run this again there:',
	'backup.rotating':
		'Nothing was done: some keys are still encrypted with SECOND_ROOT_KEY, so a backup would need both. Run rotate-root-key first.',
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
	'resolve.from': ({ when }: { when: string }) => `You can record this from ${when}.`,
	'binding.firstFiling': 'An account is waiting to file for a UTR for the first time.',
	'binding.boundElsewhere': 'An account tried to file for a UTR that another account has filed for.',
	'binding.subject': ({ id }: { id: string }) => `Halfpenny: request ${id} needs you`,
	'binding.who': ({ username, digits }: { username: string; digits: string }) =>
		`Username: ${username}, UTR ending in ${digits}`,
	'binding.environment': ({ environment }: { environment: string }) => `HMRC_ENV=${environment}`,
	'binding.asked': ({ when }: { when: string }) => `Asked on ${when}`,
	'binding.list':
		'To see who is asking and what you can do, run this on the machine that runs the service: npm run operator -- bindings',
	'binding.none': 'No account is waiting to file for a UTR.',
	'binding.toBeMoved': ({ id }: { id: string }) =>
		`This UTR belongs to another account. Once you are sure whose it is: npm run operator -- move-binding ${id}`,
	'binding.done.approve': ({ id }: { id: string }) => `${id}: approved. The account can file for this UTR.`,
	'binding.done.decline': ({ id }: { id: string }) =>
		`${id}: declined. The account can’t file for this UTR, and you won’t be asked again.`,
	'binding.done.move-binding': ({ id }: { id: string }) =>
		`${id}: moved. This account can file for the UTR from now on, and the one that had it can’t.`,
	'nino.released': ({ who }: { who: string }) =>
		`The National Insurance number of ${who} is free: the next account HMRC confirms it for will get it.`,
	'nino.none': 'HMRC has not confirmed a National Insurance number for this account.',
	'twoStep.off': ({ who }: { who: string }) =>
		`${who}: two-step sign-in is off. From now on the password is enough to sign in, and we’ve emailed to tell them.`,
	'admin.tries.subject': 'Halfpenny: wrong passwords were tried for an administrator',
	'admin.tries.text':
		'Someone tried many wrong passwords in a row for an administrator of this service. Each further attempt has to wait longer. If it was not you, make sure you don’t use this password anywhere else.',
	'admin.recoveryCode.subject': 'Halfpenny: an administrator signed in with a recovery code',
	'admin.recoveryCode.text':
		'Someone signed in as an administrator of this service with the password and a recovery code, in place of the app. If it was not you, tell the operator at once: npm run operator -- admin-app-off ends every session and makes the codes void.',
	'admin.none': ({ username }: { username: string }) => `There is no administrator called ${username}.`,
	'admin.appOff': ({ username }: { username: string }) =>
		`${username} is signed out everywhere, and will set up a new app at the next sign-in. Until then the password is enough, so make sure it’s really them asking.`,
	'admin.token': ({ token }: { token: string }) =>
		`To create an administrator, open /admin and give this set-up token. It works once, for 24 hours: ${token}`,
	newPassword: ({ who, password }: { who: string; password: string }) =>
		`${who}: the new password is ${password}\nIt isn’t stored anywhere else. They’ve been signed out everywhere, and we’ve emailed to tell them. Ask them to change it once they’re in, under Password and sign-ins.`,
	'backup.made': ({ file, rows, files }: { file: string; rows: number; files: number }) =>
		`Backed up to ${file}: ${rows} records and ${files} documents, and read back to be sure. It opens only with this BACKUP_KEY.`,
	'backup.keyMissing':
		'Nothing was done: BACKUP_KEY must be set. Make one with: openssl rand -base64 32. Keep it away from the backups: without it nobody can open them.',
	'backup.exists': ({ file }: { file: string }) =>
		`Nothing was done: ${file} already exists. Choose another name.`,
	'backup.noFile': ({ file }: { file: string }) => `Nothing was done: there is no file ${file}.`,
	'backup.notOne': ({ file }: { file: string }) => `Nothing was done: ${file} is not a backup of Halfpenny.`,
	'backup.doesNotOpen': ({ file }: { file: string }) =>
		`Nothing was done: ${file} doesn’t open with this BACKUP_KEY. Either it was made with another key, or it was changed or cut short after it was made.`,
	'backup.newer':
		'Nothing was done: this backup was made by a newer version of Halfpenny. Install that version, then restore.',
	'backup.notEmpty':
		'Nothing was done: there is data here already. Restore into an empty database (DATABASE_URL) or an empty folder (DATA_DIR).',
	'backup.rootKeyMissing':
		'Nothing was done: this backup needs the ROOT_KEY of the service it was made from. Set it, then restore.',
	'backup.rootKeyWrong':
		'Nothing was done: ROOT_KEY (or root.key in DATA_DIR) is not the key of the service this backup was made from.',
	'backup.restored': ({ when, rows, files }: { when: string; rows: number; files: number }) =>
		`Restored as of ${when}: ${rows} records and ${files} documents. Everyone has to sign in again.`,
	'backup.unsent': ({ count }: { count: number }) =>
		`Declared but not yet sent at that time: ${count}. They won’t be sent, because they may have reached HMRC since. The service looks for them at HMRC when it starts.`,
	'backup.since':
		'What was filed, answered or deleted since then is not here. Read “Restore” in docs/operate.md before you start the service.',
	'announce.done': ({ written, day }: { written: number; day: string }) =>
		`Emails about ${day} are on their way to ${written} accounts.`,
	'announce.again': 'Nothing was sent: everyone has already been told about this for that day.',
	'announce.tooSoon': ({ day }: { day: string }) =>
		`Nothing was sent: we promise 30 days’ notice, so the day must be ${day} or later.`,
	usage: [
		'npm run operator -- submissions',
		'  lists every submission that is stuck',
		'npm run operator -- resolve <id> --found',
		'  HMRC has it: it will never be sent again, and can be amended',
		'npm run operator -- resolve <id> --not-found',
		'  HMRC does not have it: the person can declare and submit it again',
		'npm run operator -- bindings',
		'  lists every account that is waiting to file for a UTR, or was refused one that belongs to another account',
		'npm run operator -- approve <id>',
		'  lets the account file for it; be sure that the UTR is theirs',
		'npm run operator -- decline <id>',
		'  the account can’t file for it',
		'npm run operator -- move-binding <id>',
		'  gives the account a UTR that belongs to another account; be sure whose it is',
		'npm run operator -- release-nino <username or email>',
		'  lets other accounts use the National Insurance number of this one; be sure whose it is',
		'npm run operator -- two-step-off <username or email>',
		'  turns off two-step sign-in for someone who has lost their app and their recovery codes; be sure it is them',
		'npm run operator -- new-password <username or email>',
		'  gives someone who has forgotten theirs a new password and ends their sign-ins; be sure it is them',
		'npm run operator -- backup <file>',
		'  writes everything, encrypted with BACKUP_KEY, to a new file',
		'npm run operator -- restore <file>',
		'  puts it back, into an empty database or folder',
		'npm run operator -- rotate-root-key',
		'  re-encrypts with ROOT_KEY every key that SECOND_ROOT_KEY encrypts; the service can be running',
		'npm run operator -- rotate-data-keys',
		'  gives every person a new key and encrypts all their data again; the service can be running, and it takes a quarter of an hour at least',
		'npm run operator -- announce prices|terms|privacy|ending <day, like 2027-03-31>',
		'  emails everyone about a change on that day, at least 30 days ahead',
		'npm run operator -- admin-token',
		'  makes a set-up token for creating a new administrator at /admin',
		'npm run operator -- admin-app-off <username>',
		'  lets an administrator who has lost their app set up a new one',
		'With the built-in database, stop the service first.',
	].join('\n'),
	'config.title': 'Halfpenny cannot start with this configuration:',
	'config.notAPort': ({ name }: Setting) => `${name} must be a number from 0 to 65535.`,
	'config.notAChoice': ({ name, choices }: Setting & { choices: readonly string[] }) =>
		`${name} must be one of ${choices.join(', ')}.`,
	'config.notAnAddress': ({ name }: Setting) =>
		`${name} must be a full web address, like https://tax.example.`,
	'config.notAnIpAddress': ({ name }: Setting) => `${name} must be an IP address, like 81.2.69.142.`,
	'config.notAHeader': ({ name }: Setting) => `${name} must be the name of a header, like X-Client-Port.`,
	'config.halfAnApplication': ({ id, secret }: { id: string; secret: string }) =>
		`Set both ${id} and ${secret}, or neither: HMRC’s Developer Hub shows both for your application.`,
	'config.notPostgres': ({ name }: Setting) =>
		`${name} must start with postgres:// or postgresql://. Leave it out to use the built-in database.`,
	'config.notAKey': ({ name }: Setting) =>
		`${name} must be 32 random bytes in base64. Make one with: openssl rand -base64 32`,
	'config.notANumber': ({ name }: Setting) => `${name} must be a whole number above 0.`,
	'config.missingForModel': ({ name, protocol }: Setting & { protocol: string }) =>
		`${name} must be set when MODEL_PROTOCOL is ${protocol}.`,
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
		`${name} must not be a government address when HMRC_ENV is local: practice must not reach HMRC. To file there, set HMRC_ENV.`,
	'config.notBetween': ({ name, least, most }: Setting & { least: number; most: number }) =>
		`${name} must be a whole number from ${least} to ${most}.`,
	'config.notHmrcText': ({ name, longest }: Setting & { longest: number }) =>
		`${name} may have at most ${longest} characters that HMRC accepts: plain letters, digits and common signs.`,
	'config.notHmrcLines': ({ name }: Setting) =>
		`${name} must be one to four lines of at most 35 plain characters each, with | between the lines.`,
	'config.notSmtp': ({ name }: Setting) =>
		`${name} must start with smtp:// or smtps://. Leave it out to have emails written to files.`,
	'config.notAMailbox': ({ name }: Setting) =>
		`${name} must be an email address, like Halfpenny <tax@example.org>.`,
	'config.lettersToLocalhost': ({ address }: { address: string }) =>
		`SMTP_URL is set and PUBLIC_URL is not: links in emails lead to ${address}, which opens only on this machine. Set PUBLIC_URL to the address people use.`,
	'config.networkOpen':
		'Not enforced: this system can’t cut the process that opens documents off from the network (unshare --net). It still can’t reach files, and its memory and time are limited. docs/operate.md says how to allow it.',
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
