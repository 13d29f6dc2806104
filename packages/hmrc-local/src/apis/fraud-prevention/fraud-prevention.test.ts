/** The validator of fraud prevention headers: it really checks each of the sixteen. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationCaller, type Caller, newPerson } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';
import { judgeHeaders } from './judge-headers.ts';

const good: Readonly<Record<string, string>> = {
	'gov-client-connection-method': 'WEB_APP_VIA_SERVER',
	'gov-client-browser-js-user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
	'gov-client-device-id': 'beec798b-b366-47fa-b1f8-92cede14a1ce',
	'gov-client-multi-factor': 'type=TOTP&timestamp=2026-11-20T09%3A15Z&unique-reference=fc4b5fd6816f75a7c',
	'gov-client-public-ip': '198.51.100.0',
	'gov-client-public-ip-timestamp': '2026-11-20T09:15:02.123Z',
	'gov-client-public-port': '57961',
	'gov-client-screens': 'width=1920&height=1080&scaling-factor=1.25&colour-depth=24',
	'gov-client-timezone': 'UTC+00:00',
	'gov-client-user-ids': 'my-application=alice123',
	'gov-client-window-size': 'width=1256&height=803',
	'gov-vendor-forwarded': 'by=203.0.113.6&for=198.51.100.0',
	'gov-vendor-license-ids': 'my-application=8D7963490527D33716835EE7C195516D',
	'gov-vendor-product-name': 'Open%20SA',
	'gov-vendor-public-ip': '203.0.113.6',
	'gov-vendor-version': 'web=1.4.0&api=1.4.0',
};

let app: FastifyInstance;
let application: Caller;
beforeEach(async () => {
	app = createForTest({ requestsPerSecond: 0 });
	application = await applicationCaller(app);
});
afterEach(() => app.close());

describe('the validator', () => {
	it('finds nothing wrong with good headers', async () => {
		const { body } = await application.call('GET', '/test/fraud-prevention-headers/validate', {
			headers: good,
		});
		expect(body).toEqual({ specVersion: '3.3', code: 'VALID_HEADERS', message: expect.any(String) });
	});

	it('says so if there are none', async () => {
		const { body } = await application.call('GET', '/test/fraud-prevention-headers/validate');
		expect(body).toMatchObject({ code: 'INVALID_HEADERS', message: expect.stringContaining('No fraud') });
	});

	it.each([
		['gov-client-connection-method', 'WEB'],
		['gov-client-browser-js-user-agent', 'Firefox'],
		['gov-client-device-id', 'device-1'],
		['gov-client-multi-factor', 'type=SMS&timestamp=2026-11-20T09%3A15Z&unique-reference=a'],
		['gov-client-multi-factor', 'type=TOTP&timestamp=2026-11-20T09:15:00Z&unique-reference=a'],
		['gov-client-public-ip-timestamp', '2026-11-20T09:15:02Z'],
		['gov-client-public-port', '443'],
		['gov-client-public-port', '65536'],
		['gov-client-screens', 'width=1920&height=1080'],
		['gov-client-screens', 'width=a&height=1080&scaling-factor=1&colour-depth=24'],
		['gov-client-timezone', 'GMT'],
		['gov-client-user-ids', 'alice'],
		['gov-client-window-size', 'width=1256'],
		['gov-vendor-license-ids', 'my application='],
		['gov-vendor-product-name', 'Open SA'],
		['gov-vendor-version', '1.4.0'],
	])('refuses %s: %s', (name, value) => {
		const { code, errors } = judgeHeaders({ ...good, [name]: value });
		expect([code, errors.map((one) => [one.code, ...one.headers])]).toEqual([
			'INVALID_HEADERS',
			[['INVALID_HEADER', name]],
		]);
	});

	it.each(['192.168.1.1', '10.0.0.1', '127.0.0.1', '::1', '300.1.1.1', 'localhost'])(
		'refuses %s as a public address',
		(address) => {
			const { errors } = judgeHeaders({ ...good, 'gov-client-public-ip': address });
			expect(errors[0]).toMatchObject({ code: 'INVALID_HEADER', headers: ['gov-client-public-ip'] });
		},
	);

	it('compares the first hop with both addresses', () => {
		const { errors } = judgeHeaders({ ...good, 'gov-vendor-forwarded': 'by=203.0.113.7&for=198.51.100.1' });
		expect(errors.map(({ code, headers }) => [code, ...headers])).toEqual([
			['INVALID_HEADERS', 'gov-vendor-forwarded', 'gov-vendor-public-ip'],
			['INVALID_HEADERS', 'gov-vendor-forwarded', 'gov-client-public-ip'],
		]);
	});

	it.each(Object.keys(good))('reports %s as missing, and notes when it is empty', (name) => {
		const { [name]: _gone, ...rest } = good;
		const isExcusable = /multi-factor|license-ids/.test(name);
		for (const [headers, code] of [
			[rest, 'MISSING_HEADER'],
			[{ ...good, [name]: '' }, 'EMPTY_HEADER'],
		] as const) {
			const judgement = judgeHeaders(headers);
			const found = isExcusable ? judgement.warnings : judgement.errors;
			expect(found).toContainEqual(expect.objectContaining({ code, headers: [name] }));
			expect(judgement.code).toBe(isExcusable ? 'POTENTIALLY_INVALID_HEADERS' : 'INVALID_HEADERS');
		}
	});

	it('warns of a header that this method does not send', () => {
		const { code, warnings } = judgeHeaders({ ...good, 'gov-client-local-ips': '10.1.2.3' });
		expect([code, warnings[0]?.code]).toEqual(['POTENTIALLY_INVALID_HEADERS', 'UNEXPECTED_HEADER']);
	});

	it('reports on the headers of other calls', async () => {
		const person = await newPerson(app);
		const path = `/individuals/business/details/${person.nino}/list`;
		await person.call('GET', path, { headers: { ...good, 'gov-client-timezone': 'GMT' } });
		await person.call('GET', path);
		const { body } = await application.call(
			'GET',
			'/test/fraud-prevention-headers/business-details-mtd/validation-feedback',
		);
		const { requests } = body as {
			requests: readonly { code: string; headers: readonly { header: string; code: string }[] }[];
		};
		expect(requests.map(({ code }) => code)).toEqual(['INVALID_HEADERS', 'NO_HEADERS']);
		const wrong = requests[0]?.headers.filter(({ code }) => code !== 'VALID_HEADER');
		expect(wrong).toMatchObject([{ header: 'gov-client-timezone', code: 'INVALID_HEADER' }]);
	});
});
