import { expect, it, vi } from 'vitest';
import { prepare, rehearse } from './prepare.ts';

it('breaks its rehearsal off as soon as a document has come', async () => {
	await prepare('read');
	const goesOn = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
	await rehearse('read', goesOn);
	expect(goesOn).toHaveBeenCalledTimes(2);
});

it('hears of a document that comes meanwhile', async () => {
	await prepare('read');
	let hasDocument = false;
	setImmediate(() => {
		hasDocument = true;
	});
	const goesOn = vi.fn(() => !hasDocument);
	await rehearse('read', goesOn);
	expect(goesOn.mock.results.at(-1)?.value).toBe(false);
});
