/** Which years the page offers, and what its address selects. */
import { describe, expect, it } from 'vitest';
import { yearsOffered, yearWords } from '../../returns/hmrc-connection/years-offered.ts';
import { choiceIn, tabNames } from './use-choice.ts';

describe('the years offered', () => {
	it.each([
		['2026-04-05', ['2025-26', '2024-25', '2026-27']],
		['2026-04-06', ['2026-27', '2025-26', '2027-28']],
	])('on %s are the current one, the last and the next', (today, years) => {
		expect(yearsOffered(today)).toEqual({ years, current: years[0] });
	});

	it('are labelled current, previous or next', () => {
		expect(yearsOffered('2026-11-23').years.map((year) => yearWords(year, '2026-27'))).toEqual([
			'2026-27 Current Year',
			'2025-26 Last Year',
			'2027-28 Next Year',
		]);
	});
});

describe('the address', () => {
	it('selects the current year and the first tab by default', () => {
		expect(choiceIn('', '2026-11-23')).toEqual({ taxYear: '2026-27', tab: 'obligations' });
		expect(tabNames).toHaveLength(6);
	});

	it('selects what it names', () => {
		const search = 'year=2025-26&business=XAIS12345678910&tab=quarterly&quarter=Q2';
		expect(choiceIn(search, '2026-11-23')).toEqual({
			taxYear: '2025-26',
			businessId: 'XAIS12345678910',
			tab: 'quarterly',
			quarter: 'Q2',
		});
	});

	it('ignores anything that isn’t offered', () => {
		expect(choiceIn('year=2019-20&tab=secret&quarter=Q5', '2026-11-23')).toEqual({
			taxYear: '2026-27',
			tab: 'obligations',
		});
	});
});
