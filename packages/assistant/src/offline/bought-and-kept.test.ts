import { describe, expect, it } from 'vitest';
import { boughtAndKept } from './bought-and-kept.ts';

describe('what was bought and is still held', () => {
	it.each([
		"bought crypto for 500, haven't sold any",
		'bought 2k of bitcoin in june, still holding it',
		'i invested 3,000 in shares and never sold',
	])('is not noted: %s', (said) => {
		expect(boughtAndKept(said)).toBeDefined();
	});

	it.each([
		'bought shares for 500 and sold them for 900',
		'bought a van for 4,000, still have it',
		'bought shares, still hold them, dividends were 300',
	])('is only that: %s', (said) => {
		expect(boughtAndKept(said)).toBeUndefined();
	});
});
