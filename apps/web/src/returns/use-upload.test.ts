/** Uploading the same file twice says it is already there, unless it will be read again. */
import { expect, it } from 'vitest';
import { knownAlready } from './use-upload.ts';

it('recognises a document that was already there', () => {
	const documents = [
		{ id: 'a', status: 'read' },
		{ id: 'b', status: 'failed' },
	] as const;
	expect(knownAlready('a', documents)).toBe(documents[0]);
	expect(knownAlready('b', documents)).toBeUndefined();
	expect(knownAlready('c', documents)).toBeUndefined();
});
