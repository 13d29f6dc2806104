/** Every country has a name, and the names that people look for are there. */
import { expect, it } from 'vitest';
import { countries, countryName } from './countries.ts';

it('names every country once, in order', () => {
	const labels = countries.map(({ label }) => label);
	expect(new Set(labels).size).toBe(labels.length);
	expect(labels.filter((label) => /^[A-Z]{2,3}$/.test(label))).toEqual([]);
	expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other)));
	expect(countries.length).toBeGreaterThan(240);
});

it.each([
	['USA', 'United States'],
	['DEU', 'Germany'],
	['KOS', 'Kosovo'],
	['ZZZ', 'ZZZ'],
])('calls %s %s', (code, name) => {
	expect(countryName(code)).toBe(name);
});
