/** The address in front of several servers. */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startFront } from './server.ts';

it('answers the next call over a connection whose upload died with its server', {
	timeout: 10_000,
}, async () => {
	const dies = createServer(({ url, socket }, reply) =>
		url === '/die' ? socket.destroy() : reply.end('here'),
	);
	await new Promise<void>((resolve) => dies.listen(0, '127.0.0.1', resolve));
	const front = await startFront([(dies.address() as AddressInfo).port]);
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const ask = (path: string, body?: string) =>
		new Promise<number | undefined>((resolve, reject) => {
			const method = body === undefined ? 'GET' : 'POST';
			const sent = request(front.address + path, { method, agent, timeout: 3000 }, (answer) =>
				answer.resume().on('end', () => resolve(answer.statusCode)),
			);
			sent.on('timeout', () => sent.destroy(new Error('no answer')));
			sent.on('error', reject).end(body);
		});
	for (let round = 0; round < 5; round += 1) {
		expect(await ask('/die', 'x'.repeat(400_000))).toBe(502);
		expect(await ask('/')).toBe(200);
	}
	agent.destroy();
	front.close();
	dies.close();
});
