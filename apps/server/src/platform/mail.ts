/** Sends emails: by SMTP if configured, otherwise as files in a folder for the operator. */
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from './config.ts';

/** A plain-text email. */
export interface Letter {
	/** The same for the same email, so that it arrives once even if sent twice. Letters, digits and hyphens. */
	readonly id: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	/** The account it is about, so that it is deleted with the account, whatever its address was then. */
	readonly account?: string;
}

/** Sends emails. Rejects when the email was not accepted; sending the same one again does no harm. */
export interface Mail {
	readonly send: (letter: Letter) => Promise<void>;
	/** To the operator, or into the outbox if no address is set. */
	readonly sendToOperator: (letter: Omit<Letter, 'to'>) => Promise<void>;
	/** Removes the emails to an address, and those about an account to any other, from the outbox of this machine. */
	readonly forget: (to: string, account: string) => Promise<void>;
}

/** Where emails go, and who from. */
interface MailSettings {
	readonly mail: Pick<Config['mail'], 'smtpUrl' | 'from'> & Partial<Pick<Config['mail'], 'operator'>>;
	readonly dataFolder: string;
}

const TIMEOUT_MS = 20_000;

/** Mail as configured. */
export function createMail({ mail, dataFolder }: MailSettings): Mail {
	const { smtpUrl, from, operator } = mail;
	const outbox = join(dataFolder, 'outbox');
	const toFile = fileMail(outbox, from);
	const send = smtpUrl === undefined ? toFile : smtpMail(smtpUrl, from);
	const toOperator: Send = operator === undefined ? toFile : send;
	return {
		send,
		sendToOperator: (letter) => toOperator({ ...letter, to: operator ?? addressIn(from) }),
		forget: (to, account) => removeLetters(outbox, to, account),
	};
}

type Send = Mail['send'];

function addressIn(mailbox: string): string {
	return mailbox.split('<').at(-1)?.replace('>', '') ?? mailbox;
}

function smtpMail(url: string, from: string): Send {
	const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
	const transport = createTransport({ url, ...timeouts });
	return (letter) => post(transport, from, letter);
}

async function post(transport: Transporter, from: string, letter: Letter): Promise<void> {
	await transport.sendMail(messageOf(from, letter));
}

function messageOf(from: string, { id, to, subject, text }: Letter) {
	const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
	// As one address: nothing in it is taken for a second one.
	return { from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${domain}>` };
}

/** Only for files: what leaves the machine does not name the account. */
const ACCOUNT = 'X-Account';

/** One file per email, whole or not there: the same email again replaces its file. */
function fileMail(folder: string, from: string): Send {
	const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
	return async (letter) => {
		const headers = letter.account === undefined ? {} : { [ACCOUNT]: letter.account };
		const { message } = await transport.sendMail({ ...messageOf(from, letter), headers });
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const path = join(folder, `${letter.id}.eml`);
		const file = await open(`${path}.part`, 'w', 0o600);
		try {
			await file.writeFile(message.toString());
			await file.datasync();
		} finally {
			await file.close();
		}
		await rename(`${path}.part`, path);
	};
}

/** Notices, receipts and rejections. Emails to the operator stay, even if someone signed up with the operator's address. */
const OF_A_PERSON = /^(notice|receipt|rejection)-.*\.eml$/;

async function removeLetters(folder: string, to: string, account: string): Promise<void> {
	const names = existsSync(folder) ? await readdir(folder) : [];
	for (const name of names.filter((one) => OF_A_PERSON.test(one))) {
		const path = join(folder, name);
		// The operator may have removed it meanwhile.
		const letter = await readFile(path, 'utf8').catch(() => '');
		const head = headOf(letter);
		if (addressOf(head) === to.toLowerCase() || accountOf(head) === account) await rm(path, { force: true });
	}
}

function headOf(letter: string): string {
	const [head = ''] = letter.split('\n\n');
	return head.replace(/\n[ \t]+/g, ' ');
}

/** The addressee of an email in a file, as `messageOf` writes it. */
function addressOf(head: string): string | undefined {
	return /^To: (?:"" )?<?([^<>\n]+)>?$/m.exec(head)?.[1]?.toLowerCase();
}

function accountOf(head: string): string | undefined {
	return /^X-Account: (\S+)$/m.exec(head)?.[1];
}
