/** Emails with links to localhost cause a warning at start. */
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { configWarnings } from './config-warnings.ts';

function warningsOf(environment: Record<string, string>, networkShut = true): string[] {
	const read = readConfig(environment, '/nowhere');
	if (!read.ok) throw new Error(read.problems.join('\n'));
	return configWarnings(read.config, { networkShut });
}

it('warns about emails whose links lead to localhost, and says what to do', () => {
	const [warning, ...more] = warningsOf({ SMTP_URL: 'smtp://mail.example', PORT: '4900' });
	expect(warning).toContain('http://localhost:4900');
	expect(warning).toContain('Set PUBLIC_URL');
	expect(more).toEqual([]);
});

it('says nothing if the address is set, or no email leaves this machine', () => {
	const PUBLIC_URL = 'https://tax.example';
	expect(warningsOf({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL })).toEqual([]);
	expect(warningsOf({})).toEqual([]);
});

it('says when documents are opened with network access because the system allows nothing else', () => {
	expect(warningsOf({}, false)).toEqual([expect.stringContaining('Not enforced')]);
});
