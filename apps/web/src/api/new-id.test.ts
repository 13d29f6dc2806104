/** Ids are random UUIDs (version 4), each a new one. */
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('makes UUIDs, no two the same', () => {
	const ids = Array.from({ length: 200 }, newId);
	const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
	for (const id of ids) expect(id).toMatch(form);
	expect(new Set(ids).size).toBe(200);
});
