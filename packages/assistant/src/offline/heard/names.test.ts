import { expect, it } from 'vitest';
import { nameIn } from './names.ts';

it.each([
	['I work at Ashby Town Library. My P60 says pay 38,450.75', 'employment', 'Ashby Town Library'],
	['I worked at St. James Hospital. The pay was 21,000', 'employment', 'St. James Hospital'],
	['Halifax paid me 64.20. Nothing was taken off', 'bankInterest', 'Halifax'],
])('takes a name to its full stop: %s', (message, section, name) => {
	expect(nameIn(message, section)).toBe(name);
});

it('takes no bank that paid interest for an employer', () => {
	expect(nameIn('My P60 says 38,450. I got 64.20 interest from Halifax', 'employment')).toBeUndefined();
});
