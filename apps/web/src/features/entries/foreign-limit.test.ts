/** The limits for foreign income on the main form come from the year's data (SA100, TR3 boxes 3 and 6). */
import { questionWords } from '@halfpenny/messages/questions';
import { supportedYears, yearData } from '@halfpenny/years';
import { expect, it } from 'vitest';

const inPounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;
const ofScope = questionWords('scope', 'foreign').hint;
const ofDividends = questionWords('dividends', 'paidBy').choices?.foreign;

it.each(supportedYears)('in %s', (year) => {
	const { interestAbovePounds, dividendsAbovePounds } = yearData(year).foreignPages;
	expect(ofScope).toContain(`${inPounds(interestAbovePounds)} of interest`);
	for (const words of [ofScope, ofDividends]) expect(words).toContain(inPounds(dividendsAbovePounds));
});

it('names no other limit', () => {
	expect(ofScope?.match(/£[\d,]+/g)).toEqual(['£2,000', '£500', '£1,000']);
	expect(ofDividends?.match(/£[\d,]+/g)).toEqual(['£500', '£1,000']);
});
