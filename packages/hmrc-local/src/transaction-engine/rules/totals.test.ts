/** The arithmetic of a page: a correct page passes, a total a penny out or an amount above its limit is named. */
import { describe, expect, it } from 'vitest';
import { boxesFromData } from '../../calculation/return-boxes.ts';
import { leafTable } from '../structure/leaf-table.ts';
import { totalProblems } from './totals.ts';

const table = leafTable('2024-25');
const problems = (data: Parameters<typeof boxesFromData>[0]) => totalProblems(boxesFromData(data), table);
const codes = (data: Parameters<typeof boxesFromData>[0]) => problems(data).map(({ code }) => code);

const short = {
	SSE9: '5000.00',
	SSE20: '1500.00',
	'SSE21/22': '3500.00',
	SSE28: '3500.00',
	SSE31: '3500.00',
};
const full = {
	FSE15: '60000.00',
	FSE17: '9000.00',
	FSE24: '500.00',
	FSE31: '9500.00',
	FSE39: '200.00',
	FSE46: '200.00',
	'FSE47/48': '50500.00',
	FSE49: '3000.00',
	FSE57: '3000.00',
	FSE61: '200.00',
	FSE63: '3000.00',
	'FSE64/65': '47700.00',
	FSE73: '47700.00',
	FSE74: '700.00',
	FSE76: '47000.00',
};
const letting = {
	PRO20: '12000.00',
	PRO25: '800.00',
	'PRO34.1': '0.00',
	PRO38: '11200.00',
	PRO39: '200.00',
	PRO40: '11000.00',
};

describe('correct pages', () => {
	it('pass', () => {
		expect(codes({ SSE: [short, short], FSE: [full], PRO: [letting], CGT34: '5.00', CGT49: '5.00' })).toEqual(
			[],
		);
	});

	it('are not asked for totals they leave out', () => {
		expect(codes({ SSE: [{ SSE9: '1.00' }], FPS: [{ FPS16: '1.00' }] })).toEqual([]);
	});
});

describe('a page that is wrong', () => {
	it.each([
		['6176', { SSE: [{ ...short, SSE20: '1500.01' }] }],
		['6178', { SSE: [{ ...short, SSE31: '3499.99' }] }],
		['6224', { SSE: [{ SSE32: '10.00', SSE23: '10.00', SSE33: '10.01' }] }],
		['6053', { FSE: [{ FSE17: '5.00', FSE31: '6.00' }] }],
		['6115', { FSE: [{ ...full, FSE76: '47700.00' }] }],
		['6281', { FSE: [{ FSE77: '5.00', FSE78: '6.00' }] }],
		[
			'6762',
			{ FPS: [{ FPS20: '100.00', FPS18: '100.00', FPS74: '20.00', FPS16: '100.00', FPS76: '100.00' }] },
		],
		['6784', { SPS: [{ SPS16: '5.00', SPS18: '5.00', SPS20: '4.00' }] }],
		['6472', { PRO: [{ ...letting, PRO40: '11200.00' }] }],
		['8269', { PRO: [{ PRO20: '100.00', 'PRO33.1': '10.00', PRO38: '100.00' }] }],
		['8414', { CGT35: '10.00', CGT41: '6.00', CGT43: '5.00' }],
		['6171', { CGT34: '4.00', CGT49: '5.00' }],
	] as const)('has error %s', (code, data) => {
		expect(codes(data)).toEqual([code]);
	});

	it('is named by its place among its kind, with the expected figure', () => {
		expect(problems({ SSE: [short, { ...short, SSE31: '1.00' }] })).toEqual([
			{
				code: '6178',
				type: 'business',
				text: 'Box SSE31 must be 3500.00 by the boxes that it adds up; the return gives 1.00.',
				location:
					'/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA103S[2]/MTR:ProfitsLossesNICsAndCIS[1]/MTR:TotalTaxableBusinessProfits[1]',
			},
		]);
	});
});
