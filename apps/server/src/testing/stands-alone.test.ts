import { expect, it } from 'vitest';
import { standsAlone } from './stands-alone.ts';

it.each(['Your UTR ends in 800.', 'UTR ending in 800', '800'])('%s says 800', (text) => {
	expect(text).toMatch(standsAlone('800'));
});

it.each([
	'Message-ID: <a-800f@host>',
	'http://127.0.0.1:38001/',
	'boundary="--_NmP-800"',
	'08:00:12.800Z',
	'=800',
])('%s holds 800 by chance', (text) => {
	expect(text).not.toMatch(standsAlone('800'));
});
