/** The call repeats the details shown, or none. */
import { expect, it } from 'vitest';
import { shownDetails } from './shown-details.ts';

const person = [
	{ question: 'firstName', value: 'Ada' },
	{ question: 'lastName', value: 'Filer' },
	{ question: 'dateOfBirth', value: '1980-02-29' },
	{ question: 'nationalInsurance', value: 'QQ123456C' },
	{ question: 'residence', value: 'uk' },
];

it('returns the four details', () => {
	expect(shownDetails(person)).toEqual({
		nino: 'QQ123456C',
		firstName: 'Ada',
		lastName: 'Filer',
		dateOfBirth: '1980-02-29',
	});
});

it('returns none if one is missing', () => {
	expect(shownDetails([])).toBeUndefined();
	for (const { question } of person.slice(0, 4)) {
		const without = person.map((row) => (row.question === question ? { ...row, value: null } : row));
		expect(shownDetails(without)).toBeUndefined();
	}
});
