/** A return that HMRC has is not reminded of its deadline. */
import { describe, expect, it } from 'vitest';
import { dashboardLead } from './dashboard-lead.ts';

type Service = Parameters<typeof dashboardLead>[1];
const year = { taxYear: '2025-26', onlineDeadline: '2027-01-31' } as Service['taxYears'][number];
const service: Service = { taxYears: [year], today: '2026-11-20' };
const draft: Parameters<typeof dashboardLead>[0] = {
	taxYear: '2025-26',
	status: 'draft',
	submissionStatus: null,
	amending: false,
	canFile: true,
};
const lead = (change: Partial<typeof draft>) => dashboardLead({ ...draft, ...change }, service);

describe('the lead of a dashboard', () => {
	it('is the deadline until HMRC has the return', () => {
		expect(lead({})).toContain('72 days left');
		expect(lead({ status: 'rejected' })).toContain('72 days left');
		expect(lead({ status: 'accepted' })).toBeUndefined();
	});

	it('does not mention the deadline once the return has been sent', () => {
		expect(lead({ status: 'processing' })).toBe('Due by 31 January 2027.');
		const late = { ...service, today: '2027-02-01' };
		const sent = { ...draft, status: 'submitted' } as const;
		expect(dashboardLead({ ...sent, submissionStatus: 'unknown' }, late)).toBe(
			'Due by 31 January 2027. The deadline has passed.',
		);
		expect(dashboardLead(draft, late)).toContain('File as soon as you can');
	});

	it('mentions the amendment while a return is being amended', () => {
		expect(lead({ amending: true })).toMatch(/^HMRC has this return, and you’re amending it/);
		expect(lead({ amending: true, status: 'processing' })).toBeUndefined();
	});
});
