/** Every call of the client is made in a test that checks it against HMRC's files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder);
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const tests = files.filter((name) => name.endsWith('.test.ts')).map(textOf);
/** Tests that use a server which checks every exchange against HMRC's files, and expect no violation. */
const held = tests.filter(
	(text) => text.includes('startHmrcServer(') && text.includes('violations).toEqual([])'),
);

const callsIn = (text: string): readonly string[] =>
	[
		/export (?:async )?function (\w+)\(\s*session: MtdSession/g,
		/export const (\w+)[^=]*= personRecord\(/g,
	].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

it('is in a test', () => {
	const calls = files.filter((name) => !name.endsWith('.test.ts')).flatMap((name) => callsIn(textOf(name)));
	expect(calls.length).toBeGreaterThan(50);
	const isMade = (call: string) => held.some((text) => new RegExp(`\\b${call}\\b[(,.]`).test(text));
	expect(calls.filter((call) => !isMade(call))).toEqual([]);
});
