/** The configuration: sensible without any, all problems at once, and strict about live. */
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

	it('takes a blank for not set', () => {
		expect(configOf({ PORT: ' ', DATABASE_URL: '', ROOT_KEY: '' })).toEqual(configOf({}));
	});

	it('lists everything that is wrong, by name', () => {
		const problems = problemsOf({
			PORT: '99999',
			DATABASE_URL: 'mysql://db',
			HMRC_ENV: 'production',
			HMRC_SENDER: 'agent',
			ROOT_KEY: 'c2hvcnQ=',
			PUBLIC_URL: 'tax.example',
			LOG_LEVEL: 'loud',
			SIGN_IN_LIMIT: '0',
		});
		const names = ['PORT', 'DATABASE_URL', 'HMRC_ENV', 'HMRC_SENDER', 'ROOT_KEY', 'PUBLIC_URL', 'LOG_LEVEL'];
		for (const name of [...names, 'SIGN_IN_LIMIT']) {
			expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
		}
	});

	it.each(['abc', '1.5', '-1', '70000', '0x10x', '1e9'])('takes %s for no port', (PORT) => {
		expect(problemsOf({ PORT })).toEqual(['PORT must be a number from 0 to 65535.']);
	});

	it('starts live with everything, and with nothing less', () => {
		expect(configOf(live).overTls).toBe(true);
		for (const name of Object.keys(live).filter((key) => key !== 'HMRC_ENV')) {
			const problems = problemsOf({ ...live, [name]: '' });
			expect(problems).toHaveLength(1);
			expect(problems[0]).toContain(name);
		}
		expect(problemsOf({ ...live, PUBLIC_URL: 'http://tax.example' })).toHaveLength(1);
	});

	it('reads which proxies to trust', () => {
		expect(configOf({}).trustProxy).toBe(false);
		expect(configOf({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
		expect(configOf({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }).trustProxy).toBe('127.0.0.1,10.0.0.0/8');
	});
});
