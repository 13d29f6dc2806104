/** The slips of agencies name whoever hires and the agency's adviser beside the employer and the worker. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import { readPages } from '../engine/documents.ts';
import { definitions } from './registry.ts';

type Placed = readonly [text: string, x: number, y: number, size?: number];

function read(texts: readonly Placed[]) {
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	const { fields } = readPages([page], definitions, 'payslip');
	return (name: string) => fields.find((field) => field.name === name)?.value;
}

/** A row of boxes, each with its head over its value, under an agency's name. */
function slip(boxes: readonly (readonly [head: string, value: string])[], ...more: readonly Placed[]) {
	return read([
		['Larkspur & Finch Ltd', 30, 30, 16],
		['PAY ADVICE', 450, 30],
		...boxes.flatMap(([head, value], index): Placed[] => [
			[head, 30 + 140 * index, 80, 8],
			[value, 30 + 140 * index, 90],
		]),
		['Net pay', 30, 300],
		['£412.00', 200, 300],
		...more,
	]);
}
const sheet: Placed = ['Timesheet 118203', 30, 150];

describe('the slip of an agency', () => {
	it.each(['Candidate', 'Temporary worker', 'Agency worker:', 'Candidate name'])(
		'is that of the %s, not of the consultant',
		(head) => {
			const given = slip([
				[head, 'Nerys Pritchard'],
				['Consultant', 'Jodie Moss'],
			]);
			expect(given('employeeName')).toBe('Nerys Pritchard');
		},
	);

	it('is not that of the consultant where nothing names the worker', () => {
		expect(slip([['Your consultant', 'Jodie Moss']], sheet)('employeeName')).toBeUndefined();
		expect(slip([['Consultant', 'Jodie Moss']], sheet)('employeeName')).toBeUndefined();
		expect(slip([['Consultant', 'Jodie Moss']])('employeeName')).toBe('Jodie Moss');
	});

	it.each(['Client', 'Hirer:', 'End client', 'Client / site / cost code'])(
		'is from the agency, not from the company under “%s”',
		(head) => {
			const given = slip([
				['Candidate', 'Nerys Pritchard'],
				[head, 'Blackwater Foods Ltd, Chill 2'],
			]);
			expect(given('employerName')).toBe('Larkspur & Finch Ltd');
		},
	);
});
