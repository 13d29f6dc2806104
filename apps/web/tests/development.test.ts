/** The development server starts, shows the design system, and renders public pages as the server does. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnInDevelopment } from '../build/drawn-in-development.ts';

const service = {
	environment: 'local',
	taxYears: [{ taxYear: '2025-26', canFile: true, canFilePartnership: false, onlineDeadline: '2027-01-31' }],
	defaultTaxYear: '2025-26',
	today: '2026-11-20',
	operator: {
		...{ name: null, phone: null, supportEmail: null, businessEmail: null, replyWithin: null },
		...{ address: null, hours: null, hoursInJanuary: null, agent: null },
	},
	reviews: null,
};
let api: Server;
let vite: ViteDevServer;
let address: string;

beforeAll(async () => {
	api = createHttpServer((_request, response) => response.end(JSON.stringify(service)));
	await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
	const { port } = api.address() as AddressInfo;
	vite = await createServer({
		root: join(import.meta.dirname, '..'),
		configFile: false,
		logLevel: 'silent',
		plugins: [drawnInDevelopment(`http://127.0.0.1:${port}`)],
		server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
	});
	await vite.listen();
	const listening = vite.httpServer?.address() as AddressInfo | undefined;
	address = `http://127.0.0.1:${listening?.port}`;
}, 120_000);
afterAll(async () => {
	await vite?.close();
	api?.close();
});

const read = async (path: string) => {
	const response = await fetch(address + path, { headers: { accept: 'text/html' } });
	return { status: response.status, html: await response.text() };
};

describe('the development server', () => {
	it('serves the app at the design system’s address', async () => {
		const { status, html } = await read('/ui');
		expect([status, html.includes('id="root"')]).toEqual([200, true]);
	});

	it('renders a public page from its sources', async () => {
		const { status, html } = await read('/pricing');
		expect(status).toBe(200);
		expect(html).toMatch(/<h1[^>]*>/);
	}, 120_000);

	it('keeps running when its API can’t be reached', async () => {
		api.close();
		api.closeAllConnections();
		expect((await read('/faqs')).status).toBe(500);
		expect((await read('/ui')).status).toBe(200);
	});
});
