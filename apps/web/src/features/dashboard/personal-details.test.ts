/** Which personal details a return needs before it can be submitted. */
import { describe, expect, it } from 'vitest';
import { detailProblems, detailsBody, detailsComplete, typedDetails } from './personal-details.ts';

const person = {
	id: '1',
	nationalInsurance: 'QQ123456C',
	firstName: 'Ada',
	lastName: 'Filer',
	dateOfBirth: '1980-02-29',
};

describe('personal details', () => {
	it('are complete only when all four are given', () => {
		expect(detailsComplete(person)).toBe(true);
		for (const name of ['nationalInsurance', 'firstName', 'lastName', 'dateOfBirth'] as const) {
			expect(detailsComplete({ ...person, [name]: null })).toBe(false);
			expect(detailsComplete({ ...person, [name]: '  ' })).toBe(false);
		}
	});

	it('are sent as typed', () => {
		const { id: _, ...details } = person;
		expect(detailProblems(typedDetails(person))).toEqual([]);
		expect(detailsBody(typedDetails(person))).toEqual(details);
	});

	it('say what is missing, at its control', () => {
		const typed = typedDetails({ ...person, firstName: null, dateOfBirth: null });
		expect(detailProblems(typed).map(({ field }) => field)).toEqual([
			'filing-firstName',
			'filing-dateOfBirth-day',
		]);
	});

	it('reject a date that does not exist', () => {
		const typed = { ...typedDetails(person), dateOfBirth: { day: '30', month: '2', year: '1980' } };
		expect(detailProblems(typed).map(({ message }) => message)).toEqual([
			'Enter a real date, like 27 3 1985',
		]);
	});
});
