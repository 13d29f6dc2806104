/** Where a request comes from, as counted by the limits per address: a client must not be able to choose it. */
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readTrustProxy, trustedBy } from './trust-proxy.ts';

async function addressSeen(setting: string, forwardedFor: string): Promise<string> {
	const app = fastify({ trustProxy: trustedBy(readTrustProxy(setting) ?? false) });
	app.get('/', async ({ ip }) => ip);
	const headers = { 'x-forwarded-for': forwardedFor };
	const { payload } = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.2' });
	await app.close();
	return payload;
}

describe('whose word counts about where a request comes from', () => {
	it.each([
		['false', '6.6.6.6', '10.0.0.2'],
		['1', '6.6.6.6, 7.7.7.7', '7.7.7.7'],
		['2', '6.6.6.6, 7.7.7.7, 10.0.0.3', '7.7.7.7'],
		['10.0.0.2', '6.6.6.6, 7.7.7.7', '7.7.7.7'],
		['10.0.0.0/8', '6.6.6.6, 7.7.7.7, 10.0.0.3', '7.7.7.7'],
		['192.168.0.1', '6.6.6.6', '10.0.0.2'],
		['true', '6.6.6.6, 7.7.7.7', '6.6.6.6'],
	])('%s makes %s %s', async (setting, forwardedFor, seen) => {
		expect(await addressSeen(setting, forwardedFor)).toBe(seen);
	});
});
