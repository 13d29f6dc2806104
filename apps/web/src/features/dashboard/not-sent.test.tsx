/** Users are reminded of a late return, whichever one is on screen. */
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

/** Returns the text above the return `shown`, without tags except links. */
function above(returns: readonly BegunReturn[], today: string, shown = own('2026-27')): string {
	return renderToStaticMarkup(
		<Router ssrPath="/app">
			<NotSentNotices returns={returns} chosen={shown} service={{ taxYears, today }} />
		</Router>,
	);
}

describe('the notices above the return on screen', () => {
	it('name a late return, with when it was due and a link', () => {
		const html = above([draft], '2027-02-04');
		expect(html).toContain('Your 2025-26 return has not been sent');
		expect(html).toContain('It was due on 31 January 2027. File it as soon as you can');
		expect(html).toContain('href="/app?year=2025-26"');
	});

	it.each(['submitted', 'processing', 'accepted'])('leave out a return that HMRC has (%s)', (status) => {
		expect(above([{ ...draft, status }], '2027-02-04')).toBe('');
	});

	it('include a rejected return, but not one that may have arrived', () => {
		expect(above([{ ...draft, status: 'rejected' }], '2027-02-04')).toContain('has not been sent');
		expect(above([{ ...draft, submissionStatus: 'unknown' }], '2027-02-04')).toBe('');
	});

	it('include an earlier return that is not late, without mentioning penalties', () => {
		const html = above([draft], '2027-01-31');
		expect(html).toContain('Due by 31 January 2027.');
		expect(html).not.toContain('penalties');
	});

	it('leave out the return on screen, and a later one that is not late', () => {
		expect(above([draft], '2027-02-04', own('2025-26'))).toBe('');
		expect(above([draft], '2027-01-31', own('2024-25'))).toBe('');
		expect(above([draft], '2027-02-01', own('2024-25'))).toContain('has not been sent');
	});

	it('include a partnership’s, even beside a personal return for that year', () => {
		const html = above([{ ...draft, returnType: 'partnership' }], '2027-02-04', own('2025-26'));
		expect(html).toContain('The 2025-26 partnership return has not been sent');
		expect(html).toContain('type=partnership');
	});

	it('never call an amendment late', () => {
		const html = above([{ ...draft, amending: true }], '2027-02-04');
		expect(html).toContain('Your change to the 2025-26 return has not been sent');
		expect(html).not.toContain('due by');
		expect(above([{ ...draft, amending: true }], '2027-02-04', own('2024-25'))).toBe('');
	});

	it('don’t warn about a year that can’t be sent from here', () => {
		const html = above([{ ...draft, canFile: false }], '2027-02-04');
		expect(html).toContain(
			'If HMRC asked for it, it was due on 31 January 2027. It cannot be sent from here.',
		);
		expect(html).not.toContain('penalties');
	});

	it('start with the earliest', () => {
		const html = above([draft, { ...draft, id: 'b', taxYear: '2024-25' }], '2027-02-04');
		expect(html.indexOf('2024-25')).toBeLessThan(html.indexOf('2025-26'));
	});
});
