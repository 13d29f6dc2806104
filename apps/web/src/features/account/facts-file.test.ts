/** A chosen file is read as facts, or says why not. */
import { expect, it } from 'vitest';
import { readFactsFile } from './facts-file.ts';

const fileOf = (text: string, size = text.length) => ({ size, text: async () => text });

it('returns the facts with their year and kind', async () => {
	expect(await readFactsFile(fileOf('{"taxYear":"2025-26"}'))).toEqual({
		...{ ok: true, facts: { taxYear: '2025-26' }, taxYear: '2025-26', returnType: 'individual' },
	});
	expect(await readFactsFile(fileOf('{"taxYear":"2025-26","partners":[]}'))).toMatchObject({
		returnType: 'partnership',
	});
});

it.each([
	['{"taxYear"', 'isn’t JSON'],
	['[]', 'isn’t JSON'],
	['null', 'isn’t JSON'],
	['{}', 'which tax year'],
	['{"taxYear":2025}', 'which tax year'],
])('says why %s is none', async (text, why) => {
	expect(await readFactsFile(fileOf(text))).toEqual({ ok: false, problem: expect.stringContaining(why) });
});

it('does not read a file that is too large', async () => {
	const file = { size: 2 * 1024 * 1024 + 1, text: () => Promise.reject(new Error('read')) };
	expect(await readFactsFile(file)).toEqual({
		ok: false,
		problem: expect.stringContaining('larger than 2 MB'),
	});
});
