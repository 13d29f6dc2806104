/** What counts of an amount takes the place of the whole: one's share, a payment with its relief, pay beside its tax. */
import { describe, expect, it } from 'vitest';
import { knownOf } from './known.ts';
import { hear } from './statements.ts';

const heard = (text: string, sections: readonly string[] = []) =>
	hear(text, knownOf(sections), { sections }).statements.map(
		({ section, field, value }) => `${section}.${field} ${value}`,
	);

describe('what is told as a whole and then as what counts', () => {
	it.each([
		['a joint account, it made 260 interest so 130 is mine', 'bankInterest.amount 130.00'],
		['we let our old place, whole rent 13,800 so my half 6,900', 'ukProperty.rents 6900.00'],
		['i pay £320 a month into my sipp, £400 goes in', 'pensionPayment.amount 4800.00'],
		['2,400 into my sipp, so 3,000 with the tax relief', 'pensionPayment.amount 3000.00'],
	])('“%s”: %s', (text, statement) => {
		const all = heard(text, ['employment']);
		const [section] = statement.split(' ');
		expect(all.filter((one) => one.startsWith(`${section} `))).toEqual([statement]);
	});

	it('takes what stands right before its tax for the pay', () => {
		expect(heard('two care agencies: bluebird 13,404 tax 166.80, helping hands 6,150 tax 1,230')).toEqual([
			'employment.pay 13404.00',
			'employment.taxDeducted 166.80',
			'employment.pay 6150.00',
			'employment.taxDeducted 1230.00',
		]);
	});
});
