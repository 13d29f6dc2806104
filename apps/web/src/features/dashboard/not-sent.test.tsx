/** Nobody is led away from a return that is late. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { BegunReturn } from './not-sent.ts';
import { NotSentNotices } from './not-sent-notices.tsx';

const years = { '2026-27': '2028-01-31', '2025-26': '2027-01-31', '2024-25': '2026-01-31' };
const taxYears = Object.entries(years).map(([taxYear, onlineDeadline]) => ({
	...{ taxYear, onlineDeadline, canFile: true, canFilePartnership: true },
}));
const draft: BegunReturn = {
	...{ id: 'a', taxYear: '2025-26', returnType: 'individual', status: 'draft', submissionStatus: null },
	...{ amending: false, canFile: true },
};
const own = (taxYear: string) => ({ taxYear, returnType: 'individual' }) as const;

/** What is read above the return of `shown`, tags taken out but for links. */
function above(returns: readonly BegunReturn[], today: string, shown = own('2026-27')): string {
	return renderToStaticMarkup(
		<Router ssrPath="/app">
			<NotSentNotices returns={returns} chosen={shown} service={{ taxYears, today }} />
		</Router>,
	);
}

describe('above the return that is shown', () => {
	it('a late one is named, with when it was due and the way to it', () => {
		const html = above([draft], '2027-02-04');
		expect(html).toContain('Your 2025-26 return has not been sent');
		expect(html).toContain('It was due by 31 January 2027. File it as soon as you can');
		expect(html).toContain('href="/app?year=2025-26"');
	});

	it.each(['submitted', 'processing', 'accepted'])('one that HMRC has (%s) is not', (status) => {
		expect(above([{ ...draft, status }], '2027-02-04')).toBe('');
	});

	it('one that HMRC refused is, and one that may have arrived is not', () => {
		expect(above([{ ...draft, status: 'rejected' }], '2027-02-04')).toContain('has not been sent');
		expect(above([{ ...draft, submissionStatus: 'unknown' }], '2027-02-04')).toBe('');
	});

	it('an earlier one that is not late is, without a word of penalties', () => {
		const html = above([draft], '2027-01-31');
		expect(html).toContain('Due by 31 January 2027.');
		expect(html).not.toContain('penalties');
	});

	it('the one that is shown, and a later one that is not late, are not', () => {
		expect(above([draft], '2027-02-04', own('2025-26'))).toBe('');
		expect(above([draft], '2027-01-31', own('2024-25'))).toBe('');
		expect(above([draft], '2027-02-01', own('2024-25'))).toContain('has not been sent');
	});

	it('a partnership’s is, also beside a person’s own of that year', () => {
		const html = above([{ ...draft, returnType: 'partnership' }], '2027-02-04', own('2025-26'));
		expect(html).toContain('The 2025-26 partnership return has not been sent');
		expect(html).toContain('type=partnership');
	});

	it('a change to a return that HMRC has is never late', () => {
		const html = above([{ ...draft, amending: true }], '2027-02-04');
		expect(html).toContain('Your change to the 2025-26 return has not been sent');
		expect(html).not.toContain('due by');
		expect(above([{ ...draft, amending: true }], '2027-02-04', own('2024-25'))).toBe('');
	});

	it('a year that cannot be sent from here threatens nobody', () => {
		const html = above([{ ...draft, canFile: false }], '2027-02-04');
		expect(html).toContain(
			'If HMRC asked for it, it was due by 31 January 2027. It cannot be sent from here.',
		);
		expect(html).not.toContain('penalties');
	});

	it('the earliest comes first', () => {
		const html = above([draft, { ...draft, id: 'b', taxYear: '2024-25' }], '2027-02-04');
		expect(html.indexOf('2024-25')).toBeLessThan(html.indexOf('2025-26'));
	});
});
