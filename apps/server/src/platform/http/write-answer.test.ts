/** Answers contain what the contract names, and nothing else. */
import { expect, it } from 'vitest';
import * as z from 'zod';
import { writeAnswer } from './write-answer.ts';

const write = writeAnswer({
	schema: z.object({ id: z.string(), of: z.object({ name: z.string() }) }),
	method: 'GET',
	url: '/',
});

it('leaves out what the contract does not name, at every depth', () => {
	const row = { id: '1', passwordHash: 'x', of: { name: 'Ada', nationalInsurance: 'QQ123456C' } };
	expect(write(row)).toBe('{"id":"1","of":{"name":"Ada"}}');
});

it('refuses what does not fit', () => {
	expect(() => write({ id: 1, of: { name: 'Ada' } })).toThrow();
});
