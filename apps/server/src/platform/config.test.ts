/** The configuration: sensible defaults, all problems at once, and strict about live. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/halfpenny');

function configOf(environment: Record<string, string>) {
	const result = read(environment);
	if (!result.ok) throw new Error(result.problems.join('\n'));
	return result.config;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
	const result = read(environment);
	return result.ok ? [] : result.problems;
}

const live = {
	HMRC_ENV: 'live',
	HMRC_SENDER: 'individual',
	HMRC_SENDER_ID: 'SENDER',
	HMRC_PASSWORD: 'secret',
	HMRC_VENDOR_ID: '1234',
	ROOT_KEY: randomBytes(32).toString('base64'),
	PUBLIC_URL: 'https://tax.example',
};

describe('the configuration', () => {
	it('needs nothing: local, on this machine only, in ./data', () => {
		const config = configOf({});
		expect(config).toMatchObject({ port: 4800, host: '127.0.0.1', databaseUrl: undefined, overTls: false });
		expect(config.dataFolder).toMatch(/\/data$/);
		expect(config.hmrc).toMatchObject({
			environment: 'local',
			sender: 'individual',
			localUrl: 'http://127.0.0.1:4801/hmrc-local',
		});
		expect(config.migrationsFolder).toBe('/halfpenny/apps/server/migrations');
	});

	it('treats a blank as not set', () => {
		expect(configOf({ PORT: ' ', DATABASE_URL: '', ROOT_KEY: '' })).toEqual(configOf({}));
	});

	it('lists everything that is wrong, by name', () => {
		const problems = problemsOf({
			PORT: '99999',
			DATABASE_URL: 'mysql://db',
			HMRC_ENV: 'production',
			HMRC_SENDER: 'broker',
			HMRC_CONNECTIONS: '0',
			HMRC_TIMEOUT_SECONDS: '81',
			HMRC_RELEASE_WAIT_SECONDS: '-1',
			HMRC_AGENT_NAME: 'x'.repeat(36),
			HMRC_AGENT_ADDRESS: 'a|b|c|d|e',
			HMRC_AGENT_POSTCODE: 'L☃',
			JOB_CONCURRENCY: 'many',
			HALFPENNY_KILL_AT: 'nowhere',
			SMTP_URL: 'https://mail.example',
			MAIL_FROM: 'a@b, c@d',
			ROOT_KEY: 'c2hvcnQ=',
			PUBLIC_URL: 'tax.example',
			LOG_LEVEL: 'loud',
			SIGN_IN_LIMIT: '0',
		});
		const names = ['PORT', 'DATABASE_URL', 'HMRC_ENV', 'HMRC_SENDER', 'ROOT_KEY', 'PUBLIC_URL', 'LOG_LEVEL'];
		const filing = [
			'HMRC_CONNECTIONS',
			'HMRC_TIMEOUT_SECONDS',
			'HMRC_RELEASE_WAIT_SECONDS',
			'JOB_CONCURRENCY',
		];
		const agent = ['HMRC_AGENT_NAME', 'HMRC_AGENT_ADDRESS', 'HMRC_AGENT_POSTCODE'];
		const others = ['HALFPENNY_KILL_AT', 'SMTP_URL', 'MAIL_FROM', 'SIGN_IN_LIMIT'];
		for (const name of [...names, ...filing, ...agent, ...others]) {
			expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
		}
	});

	it.each(['abc', '1.5', '-1', '70000', '0x10x', '1e9'])('rejects %s as a port', (PORT) => {
		expect(problemsOf({ PORT })).toEqual(['PORT must be a number from 0 to 65535.']);
	});

	it('starts live only with every setting it needs', () => {
		expect(configOf(live).overTls).toBe(true);
		for (const name of Object.keys(live).filter((key) => key !== 'HMRC_ENV')) {
			const problems = problemsOf({ ...live, [name]: '' });
			expect(problems).toHaveLength(1);
			expect(problems[0]).toContain(name);
		}
		expect(problemsOf({ ...live, PUBLIC_URL: 'http://tax.example' })).toHaveLength(1);
	});

	it('files as agent once it is told who the agent is', () => {
		const agent = {
			HMRC_SENDER: 'agent',
			HMRC_AGENT_ID: 'A1',
			HMRC_AGENT_NAME: 'Ink & Co',
			HMRC_AGENT_ADDRESS: '1 High Street | Leeds',
		};
		expect(configOf({ ...agent, HMRC_AGENT_POSTCODE: 'LS1 4DL' }).hmrc).toMatchObject({
			sender: 'agent',
			agent: {
				id: 'A1',
				name: 'Ink & Co',
				addressLines: ['1 High Street', 'Leeds'],
				postcode: 'LS1 4DL',
			},
		});
		for (const name of Object.keys(agent).filter((key) => key !== 'HMRC_SENDER')) {
			expect(problemsOf({ ...agent, [name]: ' ' })).toEqual([expect.stringContaining(name)]);
		}
		expect(configOf({ ...agent, HMRC_SENDER: 'individual' }).hmrc.agent).toBeUndefined();
	});

	it('must be told who files if HMRC is more than a stand-in', () => {
		expect(configOf({}).hmrc.sender).toBe('individual');
		for (const HMRC_ENV of ['sandbox', 'test-in-live'])
			expect(problemsOf({ HMRC_ENV, HMRC_SENDER: ' ' })).toEqual([
				expect.stringMatching(`^HMRC_SENDER must be set when HMRC_ENV is ${HMRC_ENV}`),
			]);
	});

	it('reads whom an individual files for', () => {
		expect(configOf({}).hmrc.ownUtrs).toEqual([]);
		const utrs = configOf({ HMRC_OWN_UTRS: '12345 67895 K, 2234567890,' }).hmrc.ownUtrs;
		expect(utrs).toEqual(['1234567895', '2234567890']);
		expect(problemsOf({ HMRC_OWN_UTRS: '2234567890,123' })).toEqual([
			expect.stringMatching(/^HMRC_OWN_UTRS must be/),
		]);
	});

	it('lets nobody say too soon that HMRC has nothing, except with the stand-in', () => {
		const wait = (HMRC_RELEASE_WAIT_SECONDS: string, more: Record<string, string> = {}) =>
			problemsOf({ HMRC_ENV: 'sandbox', HMRC_SENDER: 'individual', HMRC_RELEASE_WAIT_SECONDS, ...more });
		expect(wait('149')).toEqual([expect.stringContaining('HMRC_RELEASE_WAIT_SECONDS must be at least 150')]);
		expect(wait('119', { HMRC_TIMEOUT_SECONDS: '30' })).toHaveLength(1);
		expect(
			configOf({ HMRC_ENV: 'sandbox', HMRC_SENDER: 'individual', HMRC_RELEASE_WAIT_SECONDS: '150' }).hmrc,
		).toMatchObject({
			releaseWaitMilliseconds: 150_000,
		});
		expect(configOf({ HMRC_RELEASE_WAIT_SECONDS: '0' }).hmrc.releaseWaitMilliseconds).toBe(0);
	});

	it('accepts one mailbox for the operator', () => {
		expect(configOf({ OPERATOR_EMAIL: 'ops@example.org' }).mail.operator).toBe('ops@example.org');
		expect(configOf({}).mail.operator).toBeUndefined();
		expect(problemsOf({ OPERATOR_EMAIL: 'a@b, c@d' })).toHaveLength(1);
	});

	it('crashes on purpose only with the stand-in for HMRC', () => {
		const HALFPENNY_KILL_AT = 'submission.answered:3';
		expect(configOf({ HALFPENNY_KILL_AT }).killAt).toEqual({ point: 'submission.answered', visit: 3 });
		expect(configOf({ ...live, HALFPENNY_KILL_AT }).killAt).toBeUndefined();
		expect(
			configOf({ HMRC_ENV: 'sandbox', HMRC_SENDER: 'individual', HALFPENNY_KILL_AT }).killAt,
		).toBeUndefined();
	});

	it('reads which proxies to trust: how many, or which', () => {
		const trusted = (TRUST_PROXY: string) => configOf({ TRUST_PROXY }).trustProxy;
		expect(configOf({}).trustProxy).toBe(false);
		expect(['true', 'false', '0', '1', '2'].map(trusted)).toEqual([true, false, false, 1, 2]);
		expect(trusted('127.0.0.1, 10.0.0.0/8')).toBe('127.0.0.1,10.0.0.0/8');
		expect(trusted('::1,fd00::/8,loopback')).toBe('::1,fd00::/8,loopback');
	});

	it.each(['foo', '-1', '1.5', '99', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/8/8', '300.1.1.1', 'yes,1', ','])(
		'takes %s for no proxy, in plain words beside the other problems',
		(TRUST_PROXY) => {
			expect(problemsOf({ TRUST_PROXY, PORT: 'x' })).toEqual([
				expect.stringMatching(/^PORT/),
				expect.stringMatching(/^TRUST_PROXY must be the number of proxies/),
			]);
		},
	);

	it('rejects credentials that could not be sent', () => {
		for (const name of ['HMRC_SENDER_ID', 'HMRC_PASSWORD'])
			expect(problemsOf({ [name]: 'pa\u0007ss' })).toEqual([
				expect.stringMatching(`^${name} holds a character`),
			]);
		expect(configOf({ HMRC_PASSWORD: 'pä<&>"ss €' }).hmrc.password).toBe('pä<&>"ss €');
	});

	it('takes four digits for the vendor', () => {
		for (const HMRC_VENDOR_ID of ['abc', '123', '12345', '12 4'])
			expect(problemsOf({ HMRC_VENDOR_ID })).toEqual([
				expect.stringMatching(/^HMRC_VENDOR_ID must be four digits/),
			]);
		expect(configOf({ HMRC_VENDOR_ID: '0042' }).hmrc.vendorId).toBe('0042');
	});

	it.each([
		'https://transaction-engine.tax.service.gov.uk',
		'https://test-transaction-engine.tax.service.GOV.UK./x',
	])('rejects %s as a stand-in', (HMRC_LOCAL_URL) => {
		expect(problemsOf({ HMRC_LOCAL_URL })).toEqual([expect.stringMatching(/^HMRC_LOCAL_URL/)]);
		expect(problemsOf({ ...live, HMRC_LOCAL_URL })).toEqual([]);
	});
});
