/** What a partnership does, in the words of its partners. */
import { describe, expect, it } from 'vitest';
import { investedIn, partnershipIn } from './firm.ts';

describe('partnershipIn', () => {
	it.each([
		['partner in a dental practice, my share 48,912', 'Dental practice'],
		['i am a partner in a firm of surveyors', 'Firm of surveyors'],
		['me and my sister have a cafe as a partnership', 'Cafe'],
		['the roofing partnership made a profit', 'Roofing'],
	])('“%s”: %s', (text, what) => expect(partnershipIn(text)).toBe(what));

	it('says nothing where the words do not', () => {
		expect(partnershipIn('my share of the partnership was 9,000')).toBeUndefined();
	});

	it('knows what somebody invested in by its kind', () => {
		expect(investedIn('put 10k into eis shares in a brewery')).toBe('Brewery');
		expect(investedIn('put 10k into eis shares')).toBeUndefined();
	});
});
