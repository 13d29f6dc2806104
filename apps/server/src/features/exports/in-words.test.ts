/** The table of an export uses the words of the screens; amounts stay plain, so that they can be added. */
import { expect, it } from 'vitest';
import { answerCell, dayInWords, detailCell, stateWords, statusWords } from './in-words.ts';

function entry(section: string, answers: Record<string, string | boolean>, id = 'one') {
	return { id, section, answers, provenance: {}, version: 1 } as unknown as Parameters<typeof answerCell>[0];
}

it('shows choices in words, dates as people write them, and amounts plainly', () => {
	const sale = entry('disposal', {
		kind: 'listedShares',
		date: '2025-12-01',
		gain: '9000.00',
		knowsGain: true,
	});
	const said = Object.keys(sale.answers).map((name) => answerCell(sale, name, [sale]));
	expect(said[0]).not.toBe('listedShares');
	expect(said[0]).toMatch(/shares/i);
	expect(said.slice(1)).toEqual(['1 December 2025', '9000.00', 'Yes']);
});

it('shows instants with the time in the United Kingdom', () => {
	expect(dayInWords('2025-07-01T12:05:00.000Z')).toBe('1 July 2025 at 13:05');
	expect(['2025-11-20', 'W-2025', null].map(dayInWords)).toEqual(['20 November 2025', 'W-2025', null]);
	expect(detailCell('dateOfBirth', '1980-05-05')).toBe('5 May 1980');
});

it('says accepted for what HMRC accepted', () => {
	expect([stateWords('deleted'), stateWords('frozen'), stateWords('new')]).toEqual([
		...['Accepted', 'Sealed', 'new'],
	]);
	expect(statusWords({ status: 'accepted', submissionStatus: 'accepted' })).toBe('Accepted');
	expect(statusWords({ status: 'processing', submissionStatus: 'unknown' })).toBe(
		'Finding out what HMRC has',
	);
});
