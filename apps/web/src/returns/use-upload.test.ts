/** The same file twice is said to be there already, unless it is to be read once more. */
import { expect, it } from 'vitest';
import { knownAlready } from './use-upload.ts';

it('knows a document that was there before', () => {
	const documents = [
		{ id: 'a', status: 'read' },
		{ id: 'b', status: 'failed' },
	] as const;
	expect(knownAlready('a', documents)).toBe(documents[0]);
	expect(knownAlready('b', documents)).toBeUndefined();
	expect(knownAlready('c', documents)).toBeUndefined();
});
