/** The return in the address counts only if it is offered. */
import { describe, expect, it } from 'vitest';
import { chosenReturn, nextChoice, yearsOf } from './chosen-year.ts';

const service = {
	defaultTaxYear: '2025-26',
	taxYears: ['2026-27', '2025-26', '2024-25'].map((taxYear) => ({
		taxYear,
		canFile: true,
		canFilePartnership: taxYear === '2024-25',
		onlineDeadline: '',
	})),
};

describe('the chosen return', () => {
	it.each([
		['', 'individual', '2025-26'],
		['year=2024-25', 'individual', '2024-25'],
		['?year=2024-25', 'individual', '2024-25'],
		['year=1999-00', 'individual', '2025-26'],
		['year=', 'individual', '2025-26'],
		['type=partnership', 'partnership', '2024-25'],
		['year=2025-26&type=partnership', 'partnership', '2024-25'],
		['year=2024-25&type=company', 'individual', '2024-25'],
	])('of %j is of the kind %s for %s', (search, returnType, taxYear) => {
		expect(chosenReturn(search, service)).toEqual({ returnType, taxYear });
	});

	it('is a person’s if no year has a partnership form', () => {
		const none = { ...service, taxYears: service.taxYears.slice(0, 2) };
		expect(yearsOf('partnership', none)).toEqual([]);
		expect(chosenReturn('type=partnership', none)).toEqual({ returnType: 'individual', taxYear: '2025-26' });
	});
});

describe('the next choice', () => {
	const own = { taxYear: '2025-26', returnType: 'individual' } as const;
	const years = { defaultTaxYear: '2025-26' };

	it('keeps the kind when the year changes', () => {
		expect(nextChoice(own, { taxYear: '2024-25' }, years)).toEqual({ ...own, taxYear: '2024-25' });
	});

	it('uses each kind’s default year when the kind changes, there and back', () => {
		const partnership = { taxYear: '2024-25', returnType: 'partnership' } as const;
		expect(nextChoice(partnership, { returnType: 'individual' }, years)).toEqual(own);
	});
});
