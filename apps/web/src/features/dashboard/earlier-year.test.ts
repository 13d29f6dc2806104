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

describe('the overdue year that was not started', () => {
	it('is the latest one due', () => {
		expect(lateAndNotBegun('2026-27', [], service)).toBe('2025-26');
		expect(lateAndNotBegun('2026-27', [], { ...service, today: '2027-01-31' })).toBe('2024-25');
	});

	it('is none if it was started, can’t be sent, or isn’t due yet', () => {
		expect(lateAndNotBegun('2026-27', [own('2025-26')], service)).toBeUndefined();
		const partnership = { ...own('2025-26'), returnType: 'partnership' } as const;
		expect(lateAndNotBegun('2026-27', [partnership], service)).toBe('2025-26');
		const taxYears = service.taxYears.map((year) => ({ ...year, canFile: false }));
		expect(lateAndNotBegun('2026-27', [], { ...service, taxYears })).toBeUndefined();
		expect(lateAndNotBegun('2026-27', [], { ...service, today: '2026-01-31' })).toBeUndefined();
	});
});

it('uses the residence from the user’s latest return', () => {
	const home = (taxYear: string, jurisdiction: string) => ({ ...own(taxYear), jurisdiction }) as TaxReturn;
	expect(lastHome([home('2025-26', 'wales'), home('2024-25', 'scotland')])).toBe('wales');
	expect(lastHome([])).toBeUndefined();
});
