import { describe, expect, it } from 'vitest';
import { respelt } from './respell.ts';

describe('a label without its spaces', () => {
	it.each([
		['payinthisemployment', 'pay in this employment'],
		['total payforyear', 'total pay for year'],
		['nationalinsurancenumber', 'national insurance number'],
		['employersnameandaddress', 'employers name and address'],
		['finaltaxcode', 'final tax code'],
		['tax taken offin this job', 'tax taken off in this job'],
	])('%s is %s', (run, words) => {
		expect(respelt(run)).toBe(words);
	});
});

describe('a label with a letter wrong', () => {
	it.each([
		['surmame', 'surname'],
		['earmings', 'earnings'],
		['emplyee surname', 'employee surname'],
	])('%s is %s', (read, meant) => {
		expect(respelt(read)).toBe(meant);
	});

	it.each(['employe', 'naternity', 'pritchard', 'tax', 'payton', 'zzz', ''])('%s stays', (word) => {
		expect(respelt(word)).toBe(word);
	});
});
