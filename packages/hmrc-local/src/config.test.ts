/** The settings: all problems are named together, and live is rejected. */
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const good = {
	HMRC_LOCAL_PORT: '0',
	HMRC_LOCAL_DATA: '/somewhere',
	HMRC_LOCAL_SENDER_ID: 'SENDER',
	HMRC_LOCAL_PASSWORD: 'secret',
	HMRC_LOCAL_POLL_SECONDS: '3',
};
const problems = (environment: Record<string, string>) => {
	const config = readConfig(environment);
	return 'problems' in config ? config.problems : [];
};

describe('the settings', () => {
	it('are accepted if valid', () => {
		const application = { HMRC_CLIENT_ID: 'client', HMRC_CLIENT_SECRET: 'secret' };
		expect(readConfig({ ...good, ...application, HMRC_SCHEMAS: '/schemas' })).toEqual({
			port: 0,
			options: {
				senderId: 'SENDER',
				password: 'secret',
				pollSeconds: 3,
				dataFolder: '/somewhere',
				tokenSeconds: 14_400,
				requestsPerSecond: 3,
				fulfilmentSeconds: 3,
				calculationSeconds: 2,
				strict: false,
				application: { clientId: 'client', clientSecret: 'secret' },
				schemasFolder: '/schemas',
			},
		});
	});

	it('are all named if invalid', () => {
		const wrong = {
			HMRC_LOCAL_PORT: '70000',
			HMRC_LOCAL_POLL_SECONDS: 'soon',
			HMRC_LOCAL_TOKEN_SECONDS: '-1',
			HMRC_LOCAL_FULFILMENT_SECONDS: '0.5',
			HMRC_LOCAL_STRICT: 'true',
		};
		expect(problems(wrong)).toHaveLength(8);
	});

	it('never let the stand-in run beside live filing', () => {
		expect(problems({ ...good, HMRC_ENV: 'live' })).toEqual([expect.stringContaining('HMRC_ENV is live')]);
	});

	it('never repeat a password', () => {
		expect(problems({ ...good, HMRC_LOCAL_PORT: 'x' }).join()).not.toContain('secret');
	});
});
