import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import type { Segment } from '../page.ts';
import type { FieldReading } from '../reading.ts';
import { withAddressee, withEmployer } from './employer.ts';

const pageOf = (segments: readonly Segment[]) => ({
	...{ number: 1, width: 595, height: 842, words: [], rulings: [], segments },
	text: segments.map(({ text }) => text).join('\n'),
});
const block = (y: number, ...texts: string[]) =>
	texts.map((text, index) => segment(text, 50, y + index * 12));
const field = (name: string, value: string): FieldReading => ({
	...{ name, value, confidence: 0.99, page: 1, text: value, checks: [] },
	box: { x: 0, y: 0, width: 1, height: 1 },
});
const known =
	(...fields: FieldReading[]) =>
	() => ({ fields, abstained: [], warnings: [] });

describe('the employer of a paper without a label for it', () => {
	const employerOn = (segments: readonly Segment[], ...fields: FieldReading[]) =>
		withEmployer(known(...fields))(pageOf(segments), []).fields.find(({ name }) => name === 'employerName')
			?.value;

	it('is the only company where a label told the start of its name, and no other', () => {
		const cut = (start: string) => () => ({
			...{ fields: [], warnings: [] },
			abstained: [{ ...field('employerName', start), reason: 'unsure' as const }],
		});
		const read = (start: string) =>
			withEmployer(cut(start))(pageOf(block(40, 'Larkspur & Finch Ltd')), []).fields.map(
				({ value }) => value,
			);
		expect(read('Larkspur & Finch')).toEqual(['Larkspur & Finch Ltd']);
		expect(read('Otley Beck')).toEqual([]);
	});

	it('is in doubt where another company heads the page', () => {
		const client = {
			...field('employerName', 'Castlegate Services'),
			box: { x: 0, y: 300, width: 1, height: 1 },
		};
		expect(employerOn(block(40, 'Larkspur & Finch Ltd'), client)).toBeUndefined();
		expect(employerOn(block(40, 'Castlegate Services Ltd'), client)).toBe(client.value);
		expect(employerOn(block(400, 'Larkspur & Finch Ltd'), client)).toBe(client.value);
	});

	it('is no person, where the paper names no employee: that is the employee', () => {
		const person = field('employerName', 'Callum Abernethy');
		expect(employerOn(block(40, 'Larkspur & Finch Ltd'), person)).toBe('Larkspur & Finch Ltd');
		expect(employerOn(block(40, 'Larkspur'), person)).toBeUndefined();
		expect(employerOn(block(40, 'Larkspur'), person, field('employeeName', 'Jo Ng'))).toBe(person.value);
	});

	it.each([
		[
			'the one company',
			[...block(40, 'Larkspur & Finch Ltd'), ...block(200, 'Surname: Ng')],
			'Larkspur & Finch Ltd',
		],
		[
			'its name over two lines',
			block(40, 'Fenwick and Roe', 'Solicitors LLP', '1 High Street'),
			'Fenwick and Roe Solicitors LLP',
		],
		[
			'the name over the one address',
			block(40, 'Brightwell & Sons', '1 High Street', 'AM4 7QT'),
			'Brightwell & Sons',
		],
	])('is %s', (_, segments, name) => {
		expect(employerOn(segments, field('surname', 'Ng'))).toBe(name);
	});

	it('is the one company, at the foot as well, right over what is said of the employee', () => {
		const code = segment('1257L', 120, 712);
		const { box } = code;
		const foot = (company: string) => [segment(company, 50, 700), segment('Tax code:', 50, 712), code];
		expect(employerOn(foot('Larkspur Ltd'), { ...field('taxCode', '1257L'), box })).toBe('Larkspur Ltd');
		expect(employerOn(foot('Larkspur Payroll Ltd'), { ...field('taxCode', '1257L'), box })).toBeUndefined();
		expect(employerOn(foot('Larkspur Ltd'))).toBeUndefined();
	});

	it.each([
		['two companies are named', [...block(40, 'Larkspur Ltd'), ...block(300, 'Finch Ltd')]],
		['the company stands at the foot of the page', block(700, 'Larkspur Ltd')],
		['the company wrote the program', block(40, 'Printed by Larkspur Ltd')],
		['the address is the employee’s', block(40, 'Amelia Ng', '1 High Street', 'AM4 7QT')],
	])('is left where %s', (_, segments) => {
		expect(employerOn(segments, field('surname', 'Ng'))).toBeUndefined();
	});
});

describe('the name in the window of an envelope', () => {
	const nameOn = (...fields: FieldReading[]) =>
		withAddressee(known(...fields), { names: ['employeeName'], sender: 'employerName' })(
			pageOf(block(40, 'Amelia Ng', '1 High Street', 'AM4 7QT')),
			[],
		).fields.find(({ name }) => name === 'employeeName')?.value;

	it('is the employee’s where the employer is known', () => {
		expect(nameOn(field('employerName', 'Larkspur Ltd'))).toBe('Amelia Ng');
	});

	it('is left out where it may be the employer’s', () => {
		expect(nameOn()).toBeUndefined();
		expect(nameOn(field('employerName', 'Amelia Ng'))).toBeUndefined();
	});
});
