/** The smallest SMTP server: takes every letter and keeps it, for journeys that open the links in them. */

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A running post office. */
export interface PostOffice {
	/** For `SMTP_URL`. */
	readonly url: string;
	/** The letters so far, the oldest first, as they were written. */
	readonly letters: readonly string[];
	readonly close: () => void;
}

/** Opens it on a free port of this machine. */
export async function openPostOffice(): Promise<PostOffice> {
	const letters: string[] = [];
	const server = createServer((socket) => converse(socket, letters));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	return { url: `smtp://127.0.0.1:${address.port}`, letters, close: () => server.close() };
}

function converse(socket: Socket, letters: string[]): void {
	let letter: string[] | undefined;
	let rest = '';
	const answer = (line: string) => {
		if (letter !== undefined) {
			if (line !== '.') return void letter.push(line);
			letters.push(readable(letter.join('\n')));
			letter = undefined;
			return socket.write('250 taken\r\n');
		}
		if (line.startsWith('QUIT')) return socket.end('221 bye\r\n');
		if (line.startsWith('DATA')) letter = [];
		return socket.write(letter === undefined ? '250 ok\r\n' : '354 go on\r\n');
	};
	socket.on('error', () => undefined);
	socket.on('data', (chunk) => {
		const lines = (rest + String(chunk)).split('\r\n');
		rest = lines.pop() ?? '';
		for (const line of lines) answer(line);
	});
	socket.write('220 post office ESMTP\r\n');
}

/** Long lines are folded on the way, and some signs written by their number (RFC 2045, 6.7). */
function readable(letter: string): string {
	return letter.replace(/=\n/g, '').replace(/=3D/g, '=');
}
