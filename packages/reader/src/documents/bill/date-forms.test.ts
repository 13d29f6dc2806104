/** Days as bills print them, and as they are seen in pictures. */
import { describe, expect, it } from 'vitest';
import { datesInText } from './date-forms.ts';

const values = (text: string, isSeen = true) => datesInText(text, isSeen).map(({ value }) => value);

describe('a day on a bill', () => {
	it.each([
		['run into the time after it', '12/JAN/201808:34:22'],
		['run into a time whose colon was not seen', '12/Jan/20180834:22'],
		['parted from its time by a point', '12/01/2018.17:52'],
		['with spaces around its signs', '12 / 01/ 2018'],
		['with the year first', '2018/01/12 17:22'],
		['with the month first', 'Jan-12-2018'],
	])('is read %s', (_how, text) => {
		expect(values(text)).toEqual(['2018-01-12']);
	});

	it.each([
		['7. Mai 2014', '2014-05-07'],
		['31. Dezember 2024', '2024-12-31'],
		['9 maart 2024', '2024-03-09'],
		['1 août 2024', '2024-08-01'],
		['12 juillet 2024', '2024-07-12'],
		['3. März 2024', '2024-03-03'],
	])('is read with its month in another language: %s', (text, value) => {
		expect(values(text, false)).toEqual([value]);
	});

	it('is no part of a number, and no sum', () => {
		expect(values('No 12/01/20181234')).toEqual([]);
		expect(values('2 - 12.00 - 20.00')).toEqual([]);
		expect(values('3 - 4 - 2018', false)).toEqual(['2018-04-03']);
	});
});

describe('a day in a picture', () => {
	it('may have letters for figures, which are never dropped', () => {
		expect(values('l2/O1/2018')).toEqual(['2018-01-12']);
		expect(values('12-0CT-17')).toEqual(['2017-10-12']);
		expect(datesInText('Date l2/01/2018', true)).toMatchObject([{ isMended: true, index: 5 }]);
	});

	it('is as sure as ever where nothing was mended', () => {
		expect(datesInText('Date 12/01/2018', true)).toMatchObject([{ isMended: false }]);
	});
});
