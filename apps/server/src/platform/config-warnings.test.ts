/** Emails that go out with links to localhost are pointed out at start. */
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { configWarnings } from './config-warnings.ts';

function warningsOf(environment: Record<string, string>, networkShut = true): string[] {
	const read = readConfig(environment, '/nowhere');
	if (!read.ok) throw new Error(read.problems.join('\n'));
	return configWarnings(read.config, { networkShut });
}

it('warns of emails whose links lead to localhost, with the remedy', () => {
	const [warning, ...more] = warningsOf({ SMTP_URL: 'smtp://mail.example', PORT: '4900' });
	expect(warning).toContain('http://localhost:4900');
	expect(warning).toContain('Set PUBLIC_URL');
	expect(more).toEqual([]);
});

it('says nothing where the address is set, or no email leaves this machine', () => {
	const PUBLIC_URL = 'https://tax.example';
	expect(warningsOf({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL })).toEqual([]);
	expect(warningsOf({})).toEqual([]);
});

it('says that papers are opened with a network where the system allows nothing else', () => {
	expect(warningsOf({}, false)).toEqual([expect.stringContaining('Not enforced')]);
});
