/** The person of a paper that has no label for the name. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import type { FieldReading } from '../reading.ts';
import { withUnlabelledName } from './unlabelled-name.ts';

const asField = (name: string, value: string): FieldReading => ({
	...{ name, value, confidence: 0.99, page: 1, text: value, checks: [] },
	box: { x: 0, y: 0, width: 1, height: 1 },
});

function nameOn(texts: readonly string[], ...known: FieldReading[]) {
	const segments = texts
		.map((text, index) => segment(text, 50, 40 + index * 12))
		.filter(({ text }) => text !== '');
	const page = {
		...{ number: 1, width: 595, height: 842, words: [], rulings: [], segments },
		text: texts.join('\n'),
	};
	const read = () => ({ fields: known, abstained: [], warnings: [] });
	const { fields } = withUnlabelledName(read, { names: ['employeeName'], sender: 'employerName' })(page, []);
	return fields.find(({ name }) => name === 'employeeName')?.value;
}

describe('a name without a label', () => {
	it.each([
		['over a National Insurance number', ['Amelia Bell', 'NINO QQ123456C']],
		['over a department and a number', ['Amelia Bell', 'Dept: Office', 'N.I. No: QQ123456C']],
		['that is greeted', ['Hi Amelia Bell, your net pay is']],
		['before a number of staff on its line', ['Amelia Bell · Staff ID 1259 · Tax code 1257L']],
		['after one', ['Payroll no. 1259 | Amelia Bell | Floor team']],
		['before one and a comma', ['Mrs Amelia Bell, NI no. QQ123456C']],
		['before a National Insurance number', ['Amelia Bell (QQ123456C), payroll number 10452']],
	])('%s is read', (_where, texts) => {
		expect(nameOn(texts)).toBe('Amelia Bell');
	});

	it('is that on the menu of a page of the web', () => {
		const employer = asField('employerName', 'Zed Ltd');
		expect(nameOn(['My payslips', 'Amelia Bell ▾', 'Paywell'], employer)).toBe('Amelia Bell');
		expect(nameOn(['Amelia Bell ▾', '', '', 'Rhys Morgan'], employer)).toBeUndefined();
	});

	it('is not a piece of one under a label that says so', () => {
		const employer = asField('employerName', 'Zed Ltd');
		expect(nameOn(['First or given name(s)', 'Sarah Louise', 'Week 31'], employer)).toBeUndefined();
		expect(nameOn(['Surname', 'Vaughan Lloyd', 'NI no. QQ123456C'], employer)).toBeUndefined();
		expect(nameOn(['Amelia Bell · Floor team · Week 31'], employer)).toBeUndefined();
	});

	it('is that over the period only where the employer stands elsewhere', () => {
		const texts = ['Amelia Bell', 'Month 11, 2024/25'];
		expect(nameOn(texts)).toBeUndefined();
		expect(nameOn(texts, asField('employerName', 'Zed Ltd'))).toBe('Amelia Bell');
		expect(nameOn(texts, asField('employerName', 'Amelia Bell'))).toBeUndefined();
	});

	it.each([
		['there are two', ['Amelia Bell', 'NINO QQ123456C', '', '', 'Callum Ng', 'NINO QQ123457C']],
		['a team is greeted', ['Dear Payroll Team, thank you']],
		['it is a label', ['NI Nbr', 'NINO QQ123456C']],
		['it is a heading', ['Monthly Payslip', 'NINO QQ123456C']],
		['it is an organisation', ['Otley Care Services', 'NINO QQ123456C']],
		['it ends an address', ['14 Quarry Lane', 'Otley Beck', 'NINO QQ123456C']],
		['nothing of an employee follows', ['Amelia Bell', 'Thank you']],
	])('is left open where %s', (_why, texts) => {
		expect(nameOn(texts)).toBeUndefined();
	});

	it('may stand right under a heading in larger type', () => {
		const segments = [
			segment('Zed Ltd', 50, 40, 18),
			segment('Amelia Bell', 50, 62),
			segment('NINO QQ123456C', 50, 74),
		];
		const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text: '' };
		const read = () => ({ fields: [], abstained: [], warnings: [] });
		const named = withUnlabelledName(read, { names: ['employeeName'], sender: 'employerName' });
		expect(named(page, []).fields.map(({ value }) => value)).toEqual(['Amelia Bell']);
	});

	it('does not replace one that has a label', () => {
		const known = asField('employeeName', 'Callum Ng');
		expect(nameOn(['Amelia Bell', 'NINO QQ123456C'], known)).toBe('Callum Ng');
	});

	it('is the only one in the head, where the sender is known', () => {
		const texts = ['October 2024 payslip', '', 'Amelia Bell', '', 'Net pay'];
		const sender = asField('employerName', 'Zed Ltd');
		expect(nameOn(texts, sender)).toBe('Amelia Bell');
		expect(nameOn(texts)).toBeUndefined();
		expect(nameOn([...texts, 'Deborah Hartley'], sender)).toBeUndefined();
		expect(nameOn(['N.I. TBL', '', 'Net pay'], sender)).toBeUndefined();
	});
});
