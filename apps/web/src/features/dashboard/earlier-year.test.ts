/** Starting a year asks about an overdue earlier one, and assumes the same country as before. */
import { describe, expect, it } from 'vitest';
import type { TaxReturn } from '../../api/shapes.ts';
import { lastHome, lateAndNotBegun } from './earlier-year.ts';

const deadlines = { '2026-27': '2028-01-31', '2025-26': '2027-01-31', '2024-25': '2026-01-31' };
const service = {
	today: '2027-02-04',
	taxYears: Object.entries(deadlines).map(([taxYear, onlineDeadline]) => ({
		...{ taxYear, onlineDeadline, canFile: true, canFilePartnership: true },
	})),
};
const own = (taxYear: string) => ({ taxYear, returnType: 'individual' }) as const;

describe('the late year that was not begun', () => {
	it('is the latest that was due', () => {
		expect(lateAndNotBegun('2026-27', [], service)).toBe('2025-26');
		expect(lateAndNotBegun('2026-27', [], { ...service, today: '2027-01-31' })).toBe('2024-25');
	});

	it('is none where it was begun, where it cannot be sent, and before the first deadline', () => {
		expect(lateAndNotBegun('2026-27', [own('2025-26')], service)).toBeUndefined();
		const partnership = { ...own('2025-26'), returnType: 'partnership' } as const;
		expect(lateAndNotBegun('2026-27', [partnership], service)).toBe('2025-26');
		const taxYears = service.taxYears.map((year) => ({ ...year, canFile: false }));
		expect(lateAndNotBegun('2026-27', [], { ...service, taxYears })).toBeUndefined();
		expect(lateAndNotBegun('2026-27', [], { ...service, today: '2026-01-31' })).toBeUndefined();
	});
});

it('takes the home of the latest return of the person', () => {
	const home = (taxYear: string, jurisdiction: string) => ({ ...own(taxYear), jurisdiction }) as TaxReturn;
	expect(lastHome([home('2025-26', 'wales'), home('2024-25', 'scotland')])).toBe('wales');
	expect(lastHome([])).toBeUndefined();
});
