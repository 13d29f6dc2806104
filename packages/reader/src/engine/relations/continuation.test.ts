/** Values over lines are given whole or not at all: a surname whose start was left on the line above, a name in a narrow cell. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { p60 } from '../../documents/p60/definition.ts';
import type { Segment } from '../../page.ts';

const fieldIn = (name: string, segments: readonly Segment[]) => {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return p60.read(page, []).fields.find((field) => field.name === name)?.value;
};
const surnameIn = (segments: readonly Segment[]) => fieldIn('surname', segments);

it('leaves the surname out where "van" stands over it', () => {
	const label = segment('Surname', 50, 100);
	expect(surnameIn([label, segment('Rensburg', 150, 100)])).toBe('Rensburg');
	expect(surnameIn([label, segment('van', 150, 94), segment('Rensburg', 150, 105)])).not.toBe('Rensburg');
});

it('joins a line that is centred under the first, or stands over it without a label of its own', () => {
	const label = segment('Forenames', 50, 100);
	expect(fieldIn('forenames', [label, segment('Sarah Anne', 150, 100), segment('Lee', 167, 111)])).toBe(
		'Sarah Anne Lee',
	);
	expect(fieldIn('forenames', [label, segment('Sarah', 150, 89), segment('Louise', 150, 100)])).toBe(
		'Sarah Louise',
	);
	const other = segment('Surname', 50, 89);
	expect(fieldIn('forenames', [other, label, segment('Bell', 150, 89), segment('Louise', 150, 100)])).toBe(
		'Louise',
	);
	expect(
		fieldIn('forenames', [label, segment('Sarah', 150, 86), segment('Louise', 150, 100)]),
	).toBeUndefined();
});

it('joins the last letter of a number of National Insurance that stands a little under it', () => {
	const label = segment('National Insurance number', 50, 100);
	expect(
		fieldIn('nationalInsuranceNumber', [label, segment('QQ 12 34 56', 240, 100), segment('C', 240, 114)]),
	).toBe('QQ123456C');
});

it('offers an employer whose name goes on elsewhere, and takes no other', () => {
	const page = [
		segment('Employer name', 50, 100),
		segment('J & P Wholesale (Northern)', 200, 100),
		segment('Ltd', 200, 118),
		segment('Otley Holdings Ltd', 50, 40),
	];
	expect(fieldIn('employerName', page)).toBeUndefined();
});
