/** Emails: by SMTP to a real server, and as files if none is configured. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMail } from './mail.ts';

const letter = {
	id: 'receipt-1',
	to: 'ann@example.com',
	subject: 'Your return – accepted',
	text: 'Good news.\n.\nThe end.',
};
const from = 'Halfpenny <tax@example.org>';
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-mail-'));
	folders.push(folder);
	return folder;
}

/** The smallest SMTP server: stores what it is sent. `refuse` rejects every recipient. */
async function startSmtp(refuse = false) {
	const lines: string[] = [];
	const server = createServer((socket) => converse(socket, lines, refuse));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return { url: `smtp://127.0.0.1:${port}`, lines, close: () => server.close() };
}

function converse(socket: Socket, lines: string[], refuse: boolean): void {
	let inData = false;
	let rest = '';
	socket.write('220 test ESMTP\r\n');
	socket.on('error', () => undefined);
	socket.on('data', (chunk) => {
		const parts = (rest + chunk).split('\r\n');
		rest = parts.pop() ?? '';
		for (const line of parts) {
			lines.push(line);
			if (inData) {
				if (line !== '.') continue;
				inData = false;
				socket.write('250 taken\r\n');
			} else if (line.startsWith('DATA')) {
				inData = true;
				socket.write('354 go on\r\n');
			} else if (line.startsWith('RCPT') && refuse) socket.write('550 no such mailbox\r\n');
			else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
			else socket.write('250 ok\r\n');
		}
	});
}

describe('mail', () => {
	it('goes to the configured SMTP server, with its own id', async () => {
		const smtp = await startSmtp();
		await createMail({ mail: { smtpUrl: smtp.url, from }, dataFolder: '' }).send(letter);
		smtp.close();
		const said = smtp.lines.join('\n');
		expect(said).toContain('MAIL FROM:<tax@example.org>');
		expect(said).toContain('RCPT TO:<ann@example.com>');
		expect(said).toContain('Message-ID: <receipt-1@example.org>');
		expect(said).toContain('Good news.\n..\nThe end.');
	});

	it('is not reported as sent when the server refuses', async () => {
		const smtp = await startSmtp(true);
		const mail = createMail({ mail: { smtpUrl: smtp.url, from }, dataFolder: '' });
		await expect(mail.send(letter)).rejects.toThrow('550');
		smtp.close();
	});

	it('is a file if no server is configured, one file for the same email', async () => {
		const dataFolder = await newFolder();
		const mail = createMail({ mail: { smtpUrl: undefined, from }, dataFolder });
		await mail.send(letter);
		await mail.send(letter);
		expect(await readdir(join(dataFolder, 'outbox'))).toEqual(['receipt-1.eml']);
		const text = await readFile(join(dataFolder, 'outbox/receipt-1.eml'), 'utf8');
		expect(text).toContain('To: ann@example.com');
		expect(text).toContain('Good news.');
	});

	it('for the operator goes to their address, or to the outbox if they gave none', async () => {
		const smtp = await startSmtp();
		const dataFolder = await newFolder();
		const { to: _to, ...about } = letter;
		const mail = { smtpUrl: smtp.url, from };
		await createMail({ mail: { ...mail, operator: 'ops@example.org' }, dataFolder }).sendToOperator(about);
		await createMail({ mail, dataFolder }).sendToOperator({ ...about, id: 'unsent' });
		smtp.close();
		expect(smtp.lines.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<ops@example.org>']);
		expect(await readdir(join(dataFolder, 'outbox'))).toEqual(['unsent.eml']);
	});

	it('takes an address for one address, whatever is in it', async () => {
		const dataFolder = await newFolder();
		const mail = createMail({ mail: { smtpUrl: undefined, from }, dataFolder });
		await mail.send({ ...letter, to: 'ann@example.com\r\nBcc: eve@example.com' });
		const text = await readFile(join(dataFolder, 'outbox/receipt-1.eml'), 'utf8');
		expect(text).not.toMatch(/^Bcc:/m);
	});

	it('removes the emails about an account, whatever its address was, and does not name the account over SMTP', async () => {
		const dataFolder = await newFolder();
		const mail = createMail({ mail: { smtpUrl: undefined, from }, dataFolder });
		await mail.send({ ...letter, id: 'notice-1', to: 'old@example.com', account: 'one' });
		await mail.send({ ...letter, id: 'notice-2', to: 'old@example.com', account: 'another' });
		await mail.send({ ...letter, id: 'notice-3', to: 'other@example.com', text: 'X-Account: one' });
		await mail.forget('new@example.com', 'one');
		expect((await readdir(join(dataFolder, 'outbox'))).sort()).toEqual(['notice-2.eml', 'notice-3.eml']);
		const smtp = await startSmtp();
		await createMail({ mail: { smtpUrl: smtp.url, from }, dataFolder: '' }).send({
			...letter,
			account: 'one',
		});
		smtp.close();
		expect(smtp.lines.join('\n')).not.toContain('X-Account');
	});

	it('removes the emails to one address from the outbox, and no others', async () => {
		const dataFolder = await newFolder();
		const mail = createMail({ mail: { smtpUrl: undefined, from }, dataFolder });
		await mail.forget(letter.to, 'nobody');
		const long = `${'long.'.repeat(11)}name@${'example.'.repeat(12)}org`;
		const people = ['Ann@example.com', 'ann@example.com', 'joann@example.com', 'ann@example.com.org', long];
		for (const [index, to] of people.entries()) await mail.send({ ...letter, id: `notice-${index}`, to });
		await mail.send({ ...letter, id: 'notice-9', to: 'bob@example.com', text: 'To: ann@example.com' });
		await createMail({ mail: { smtpUrl: undefined, from: letter.to }, dataFolder }).sendToOperator({
			...letter,
			id: 'submission-1',
		});
		await mail.forget('ann@example.com', 'nobody');
		await mail.forget(long, 'nobody');
		const left = (await readdir(join(dataFolder, 'outbox'))).sort();
		expect(left).toEqual(['notice-2.eml', 'notice-3.eml', 'notice-9.eml', 'submission-1.eml']);
	});
});
