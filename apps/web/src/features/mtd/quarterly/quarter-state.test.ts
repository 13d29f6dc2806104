/** Which quarter the form opens with, and the remarks above it. */
import { quartersOf } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { quarterNotes, quarterToPrepare } from './quarter-state.ts';

const quarters = quartersOf('2026-27');
const [first, second, third] = quarters as [(typeof quarters)[0], (typeof quarters)[0], (typeof quarters)[0]];
const sent = (quarter: 'Q1' | 'Q2') => ({ quarter, submissionDate: '2026-08-01T10:00:00Z' });

describe('the quarter to prepare', () => {
	it.each([
		['2026-04-01', [], 'Q1'],
		['2026-11-23', [], 'Q1'],
		['2026-11-23', [sent('Q1')], 'Q2'],
		['2026-11-23', [sent('Q1'), sent('Q2')], 'Q3'],
		['2026-11-23', [{ quarter: 'Q1', submissionDate: null } as const], 'Q1'],
	] as const)('on %s after %j is %s', (today, kept, name) => {
		expect(quarterToPrepare(quarters, today, kept)?.name).toBe(name);
	});

	it('is the latest that has started once all of them are sent', () => {
		const all = quarters.map(({ name }) => ({ quarter: name, submissionDate: '2027-05-01T10:00:00Z' }));
		expect(quarterToPrepare(quarters, '2027-05-02', all)?.name).toBe('Q4');
	});
});

describe('the remarks above the form', () => {
	it('are absent for a finished quarter that was not sent', () => {
		expect(quarterNotes(second, '2026-11-23', [sent('Q1')])).toEqual([]);
	});

	it('say when a quarter starts or ends', () => {
		expect(quarterNotes(third, '2026-09-01', [])[0]).toContain('begins on 6 October 2026');
		expect(quarterNotes(third, '2026-11-23', [])[0]).toContain('runs until 5 January 2027');
	});

	it('say that it was sent, and that the next update will include a correction', () => {
		const said = quarterNotes(first, '2026-11-23', [sent('Q1'), sent('Q2')]);
		expect(said[0]).toContain('You sent this quarter on 1 August 2026');
		expect(said[1]).toContain('You’ve already sent Q2 Jul-Sep.');
	});
});
