/** A partnership learns which return can't be prepared here, when it is due, and what to do instead. */
import { describe, expect, it } from 'vitest';
import { notOfferedWords, yearNotOffered } from './partnership-years.ts';

const service = {
	today: '2026-11-20',
	defaultTaxYear: '2025-26',
	taxYears: ['2026-27', '2025-26', '2024-25'].map((taxYear) => ({
		taxYear,
		canFile: taxYear !== '2026-27',
		canFilePartnership: taxYear === '2024-25',
		onlineDeadline: '',
	})),
};

describe('the year we don’t offer partnerships', () => {
	it('is the next one due, unless its form is available', () => {
		expect(yearNotOffered(service)).toBe('2025-26');
		expect(yearNotOffered({ ...service, defaultTaxYear: '2024-25' })).toBeUndefined();
	});

	it('says when it is due, the alternative, and what partners can do', () => {
		const words = notOfferedWords('2025-26', service).join(' ');
		expect(words).toContain('due online by 31 January 2027');
		expect(words).toContain('other software');
		expect(words).toContain('their own 2025-26 return here');
		expect(words).toContain('return for 2024-25 here, if');
	});

	it('mentions paper only before the paper deadline', () => {
		const on = (today: string) => notOfferedWords('2025-26', { ...service, today }).join(' ');
		expect(on('2026-10-31')).toContain('On paper it is due by 31 October 2026');
		expect(on('2026-11-01')).not.toMatch(/paper/i);
	});
});
