/** Names too long for a box stay recognisable when shortened, and always fit. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenName } from './shorten-name.ts';

describe('a name that is too long', () => {
	it.each([
		['Example Ltd', 'Example Ltd'],
		['Bright and Daughters Limited', 'Bright and Daughters Limited'],
		['Bright and Daughters Company Limited', 'Bright and Daughters Co Ltd'],
		['The Royal Borough of Kensington and Chelsea', 'Royal Borough of Kensington'],
		['Nottingham University Hospitals NHS Trust', 'Nottingham Univ Hospitals'],
		['Worldwide Reinsurance Brokers (United Kingdom) Limited', 'Worldwide Reinsurance Ltd'],
		['Llanfairpwllgwyngyllgogerychwyrndrobwll', 'Llanfairpwllgwyngyllgogerych'],
	])('%s becomes %s', (name, short) => expect(shortenName(name, 28)).toBe(short));

	it('fits, is not empty, and is unchanged if it did fit', () => {
		const names = fc.stringMatching(/^[A-Z][A-Za-z &.,()/-]{0,80}[A-Za-z]$/);
		fc.assert(
			fc.property(names, (name) => {
				const short = shortenName(name, 28);
				expect(short.length).toBeLessThanOrEqual(28);
				expect(short).not.toBe('');
				if (name.length <= 28) expect(short).toBe(name);
				expect(shortenName(short, 28)).toBe(short);
			}),
		);
	});
});
