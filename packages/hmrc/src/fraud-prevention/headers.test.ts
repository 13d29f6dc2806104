/** The fraud-prevention headers match HMRC's own examples exactly, and any value can be read back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, unmapped } from './addresses.ts';
import { FRAUD_HEADER_NAMES, type FraudFacts, fraudHeaders } from './headers.ts';

const everything: FraudFacts = {
	browser: {
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0',
		timezone: 'UTC+00:00',
		screens: [
			{ width: 1920, height: 1080, scalingFactor: 1, colourDepth: 24 },
			{ width: 3000, height: 2000, scalingFactor: 1.25, colourDepth: 30 },
		],
		window: { width: 1256, height: 803 },
	},
	deviceId: 'beec798b-b366-47fa-b1f8-92cede14a1ce',
	userId: 'alice123',
	secondStep: { type: 'AUTH_CODE', at: new Date('2026-11-20T09:15:42Z'), reference: 'fc4b5fd6816f75a7c' },
	clientAddress: '198.51.100.0',
	clientAddressAt: new Date('2026-11-20T09:15:02.123Z'),
	clientPort: 57_961,
	vendorAddress: '203.0.113.6',
	version: { web: '1.4.0', server: '1.4.1' },
};

/** What is known for every call, so must always be sent. */
const least: FraudFacts = {
	userId: 'alice123',
	clientAddressAt: everything.clientAddressAt,
	version: everything.version,
};

describe('the headers', () => {
	it('are written as in HMRC’s examples', () => {
		expect(fraudHeaders(everything)).toEqual({
			'Gov-Client-Connection-Method': 'WEB_APP_VIA_SERVER',
			'Gov-Client-Browser-JS-User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0',
			'Gov-Client-Device-ID': 'beec798b-b366-47fa-b1f8-92cede14a1ce',
			'Gov-Client-Multi-Factor':
				'type=AUTH_CODE&timestamp=2026-11-20T09%3A15Z&unique-reference=fc4b5fd6816f75a7c',
			'Gov-Client-Public-IP': '198.51.100.0',
			'Gov-Client-Public-IP-Timestamp': '2026-11-20T09:15:02.123Z',
			'Gov-Client-Public-Port': '57961',
			'Gov-Client-Screens':
				'width=1920&height=1080&scaling-factor=1&colour-depth=24,width=3000&height=2000&scaling-factor=1.25&colour-depth=30',
			'Gov-Client-Timezone': 'UTC+00:00',
			'Gov-Client-User-IDs': 'halfpenny=alice123',
			'Gov-Client-Window-Size': 'width=1256&height=803',
			'Gov-Vendor-Forwarded': 'by=203.0.113.6&for=198.51.100.0',
			'Gov-Vendor-Product-Name': 'Halfpenny',
			'Gov-Vendor-Public-IP': '203.0.113.6',
			'Gov-Vendor-Version': 'halfpenny-web=1.4.0&halfpenny-server=1.4.1',
		});
	});

	it('are all sixteen except the licence, which free software does not have', () => {
		const sent = Object.keys(fraudHeaders(everything));
		expect(FRAUD_HEADER_NAMES).toHaveLength(16);
		expect(FRAUD_HEADER_NAMES.filter((name) => !sent.includes(name))).toEqual(['Gov-Vendor-License-IDs']);
	});

	it('leave out anything not known', () => {
		expect(Object.keys(fraudHeaders(least)).toSorted()).toEqual([
			'Gov-Client-Connection-Method',
			'Gov-Client-User-IDs',
			'Gov-Vendor-Product-Name',
			'Gov-Vendor-Version',
		]);
	});

	it('encode IPv6 in lists and nowhere else', () => {
		const sent = fraudHeaders({
			...everything,
			clientAddress: '2a00:23c5::1',
			vendorAddress: '2a02:8010::2',
		});
		expect(sent['Gov-Client-Public-IP']).toBe('2a00:23c5::1');
		expect(sent['Gov-Vendor-Forwarded']).toBe('by=2a02%3A8010%3A%3A2&for=2a00%3A23c5%3A%3A1');
	});

	it.each(['127.0.0.1', '10.1.2.3', '192.168.0.7', '100.64.0.1', '::1', 'fd00::1', 'fe80::1', 'unknown', ''])(
		'leave the network out for %s',
		(clientAddress) => {
			const sent = fraudHeaders({ ...everything, clientAddress });
			expect(Object.keys(sent).filter((name) => /Client-Public|Forwarded/.test(name))).toEqual([]);
			expect(sent['Gov-Vendor-Public-IP']).toBe('203.0.113.6');
		},
	);

	it.each([0, 65_536, -1])('leave out port %s', (clientPort) => {
		expect(fraudHeaders({ ...everything, clientPort })).not.toHaveProperty('Gov-Client-Public-Port');
	});

	it.each(['GMT', 'UTC', '+01:00', 'UTC+1:00'])('leave out a time zone like %s', (timezone) => {
		expect(fraudHeaders({ ...least, browser: { timezone } })).not.toHaveProperty('Gov-Client-Timezone');
	});
});

/** What HMRC reads: separators first, then each key and value decoded. */
function read(header: string | undefined): readonly (readonly [string, string])[][] {
	return (header ?? '').split(',').map((entry) =>
		entry.split('&').map((pair) => {
			const [key = '', value = ''] = pair.split('=').map(decodeURIComponent);
			return [key, value] as const;
		}),
	);
}

describe('any value', () => {
	const text = fc.string({ unit: 'grapheme', minLength: 1 });
	const number = fc.integer({ min: 1, max: 100_000 });

	it('can be read back, and is printable ASCII on the way', () => {
		fc.assert(
			fc.property(text, text, text, (userId, reference, server) => {
				const sent = fraudHeaders({
					...everything,
					userId,
					secondStep: { type: 'TOTP', at: everything.clientAddressAt, reference },
					version: { web: '1', server },
				});
				for (const value of Object.values(sent)) expect(value).toMatch(/^[\x20-\x7e]+$/);
				expect(read(sent['Gov-Client-User-IDs'])).toEqual([[['halfpenny', userId]]]);
				expect(read(sent['Gov-Client-Multi-Factor'])[0]?.[2]).toEqual(['unique-reference', reference]);
				expect(read(sent['Gov-Vendor-Version'])[0]?.[1]).toEqual(['halfpenny-server', server]);
			}),
		);
	});

	it('keeps the screens separate and in order', () => {
		const screen = fc.record({
			width: number,
			height: number,
			scalingFactor: fc.double({ min: 0.25, max: 8, noNaN: true }),
			colourDepth: fc.constantFrom(24, 30, 48),
		});
		fc.assert(
			fc.property(fc.array(screen, { minLength: 1, maxLength: 8 }), (screens) => {
				const sent = fraudHeaders({ ...least, browser: { screens } })['Gov-Client-Screens'];
				expect(read(sent).map((one) => one.map(([, value]) => Number(value)))).toEqual(
					screens.map((one) => [one.width, one.height, one.scalingFactor, one.colourDepth]),
				);
			}),
		);
	});

	it('that a header cannot hold is left out', () => {
		fc.assert(
			fc.property(text, (userAgent) => {
				const sent = fraudHeaders({ ...least, browser: { userAgent } });
				const value = sent['Gov-Client-Browser-JS-User-Agent'];
				expect(value === undefined || value === userAgent).toBe(true);
				expect(() => new Headers(sent)).not.toThrow();
				if (/^[\x21-\x7e]+$/.test(userAgent)) expect(value).toBe(userAgent);
			}),
		);
	});
});

describe('addresses', () => {
	it('are public or not, whatever they are', () => {
		const v4 = fc.ipV4().filter((one) => !/^(0|10|100|127|169|172|192|198|2[2-5]\d)\./.test(one));
		fc.assert(
			fc.property(v4, (address) => {
				expect(isPublicAddress(address)).toBe(true);
			}),
		);
		fc.assert(
			fc.property(fc.nat(255), fc.nat(255), (b, c) => {
				for (const address of [`10.${b}.${c}.1`, `127.${b}.${c}.1`, `192.168.${b}.${c}`, `fd00::${b}`])
					expect(isPublicAddress(address), address).toBe(false);
			}),
		);
	});

	it('of IPv4 within IPv6 are the IPv4 ones', () => {
		expect([unmapped('::ffff:81.2.69.142'), unmapped('2a00::1')]).toEqual(['81.2.69.142', '2a00::1']);
		expect(isPublicAddress('::ffff:81.2.69.142')).toBe(false);
	});
});
