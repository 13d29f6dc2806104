/** HMRC's rules between boxes and the tax comparison, each tested by a return that breaks it. */
import { readdirSync, readFileSync } from 'node:fs';
import { writeXml } from '@halfpenny/govtalk';
import { type FormYear, isFormYear } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { written } from '../../calculation/amount.ts';
import { calculate, selfAssessment } from '../../calculation/calculate.ts';
import { boxesFromData, type WrittenBoxes } from '../../calculation/return-boxes.ts';
import { leafTable } from '../structure/leaf-table.ts';
import { employment, irEnvelope, type ReturnToSend } from '../testing/build-message.ts';
import { parse } from '../testing/talk.ts';
import { judgeReturn } from './judge-return.ts';

function judged(toSend: ReturnToSend) {
	return judgeReturn(parse(writeXml(irEnvelope(toSend))), leafTable(toSend.year ?? '2024-25'));
}
const codes = (boxes: WrittenBoxes, year: FormYear = '2024-25') =>
	judged({ boxes, year }).map(({ code }) => code);

const employed = (...pages: Readonly<Record<string, string>>[]): WrittenBoxes => ({
	'YTR1-1A': 'yes',
	'YTR1-1B': String(pages.length),
	EMP: pages.map(employment),
});
/** Pay 30,000 with nothing taken off: 3,486.00 is due, and half of it on account. */
const pay = employed({ EMP1: '30000.00', EMP2: '0.00' });
const due = { 'CAL1/2': '3486.00' };

describe('rules between boxes', () => {
	it('leave a valid return alone', () => {
		expect(codes({ ...pay, ...due, CAL11: '1743.00' })).toEqual([]);
	});

	it.each([
		['6428', 'a birth after the year', { ...pay, YPD1: '2025-04-06' }],
		['6129', 'one-off gifts above all gifts', { ...pay, REL5: '10.00', REL6: '11.00' }],
		['6360', 'gifts carried back above all gifts', { ...pay, REL5: '10.00', REL7: '11.00' }],
		['6038', 'more tax than pay', employed({ EMP1: '100.00', EMP2: '101.00' })],
		['6158', 'a student loan without its tick', { ...pay, CAL3: '0.00' }],
		['6524', 'a claim to reduce without the payment', { ...pay, CAL10: 'yes' }],
		['6730', 'a payment on account of nil without a claim', { ...pay, CAL11: '0.00' }],
		['6243', 'too much surplus blind person’s allowance', { ...pay, CAL12: '3071.00' }],
		['8236', 'too much surplus married couple’s allowance', { ...pay, CAL13: '11081.00' }],
		['6732', 'surplus allowance from a spouse without its amount', { ...pay, REL15: 'yes' }],
		['8634', 'payrolled benefits above the pay', employed({ EMP1: '100.00', 'EMP1.1': '101.00' })],
		['6504', 'negative tax in the only employment', employed({ EMP1: '100.00', EMP2: '-1.00' })],
		['8315', 'an end as director of one who was none', employed({ EMP1: '100.00', 'EMP6.1': '2024-06-01' })],
		[
			'8323',
			'an end as director in another year',
			employed({ EMP1: '1.00', EMP6: 'yes', 'EMP6.1': '2023-06-01' }),
		],
		['6554', 'a schedule that is not counted', { 'YTR1-1A': 'yes', EMP: pay.EMP ?? [] }],
		['6554', 'a wrong count', { ...pay, 'YTR1-1B': '2' }],
		['6554', 'a schedule that is not ticked', { EMP: pay.EMP ?? [] }],
		['6554', 'a count without a tick', { 'YTR1-1B': '1' }],
		['6554', 'a tick without a schedule', { 'YTR1-1A': 'yes', 'YTR1-1B': '1' }],
		['6554', 'UK property ticked but not there', { 'YTR4-4A': 'yes' }],
	] as const)('%s: %s', (code, _what, boxes) => {
		expect(codes(boxes)).toEqual([code]);
	});

	it('show the second employment if that is where it is', () => {
		const [problem] = judged({ boxes: employed({ EMP1: '9.00' }, { EMP1: '1.00', 'EMP1.1': '2.00' }) });
		expect(problem?.location).toBe(
			'/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA102[2]/MTR:Employment[1]/MTR:PayrolledBenefits[1]',
		);
	});

	it('allow negative tax if there is another employment', () => {
		const two = employed({ EMP1: '9000.00', EMP2: '-100.00' }, { EMP1: '9000.00', EMP2: '500.00' });
		expect(codes({ ...two, 'CAL1/2': '686.00' })).toEqual([]);
	});
});

describe('the tax', () => {
	it.each([
		['CAL1/2', '3485.99', '3486.00'],
		['CAL4', '0.01', '0.00'],
		['CAL11', '1743.01', '1743.00'],
	])('is compared in box %s', (box, given, expected) => {
		const [problem, ...more] = judged({ boxes: { ...pay, ...due, [box]: given } });
		expect(more).toEqual([]);
		expect(problem).toMatchObject({ code: '3001', type: 'business' });
		expect(problem?.text).toContain(`gives ${expected} for box ${box}`);
	});

	it('is missed if a box is left out', () => {
		const boxes = { ...pay, SLR1: 'yes', SLRPT: '01', 'CAL1/2': '3936.00' };
		expect(judged({ boxes }).map(({ text }) => text)).toEqual([
			'Our calculation of this return gives 450.00 for box CAL3; the return leaves it out.',
		]);
	});

	it('leaves a reduced payment on account to the person', () => {
		expect(codes({ ...pay, ...due, CAL10: 'yes', CAL11: '10.00' })).toEqual([]);
	});

	it('uses the figures of the year', () => {
		const scottish = { ...pay, YPDTR: 'S' };
		const taxOf = (year: FormYear) => written(calculate(year, boxesFromData(scottish)).c12_18);
		expect(taxOf('2024-25')).not.toBe(taxOf('2025-26'));
		for (const year of ['2024-25', '2025-26'] as const)
			expect(codes({ ...scottish, 'CAL1/2': taxOf(year) }, year)).toEqual([]);
	});
});

const folder = new URL('../../../scenarios/', import.meta.url);
type Scenario = { readonly id: string; readonly taxYear: string; readonly return: WrittenBoxes };
// Returns that need no pages besides SA100, SA101, SA102 and SA110.
const filed = readdirSync(folder)
	.filter((file) => file.endsWith('.json'))
	.map((file): Scenario => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
	.filter(
		(scenario) =>
			!Object.keys(scenario.return).some((box) => /^(MOR|SSE|FSE|LUN|SPS|FPS|PRO|FOR|TRU|CGT|NRD)/.test(box)),
	);

describe('the whole returns, filed', () => {
	it.each(filed)('$id is accepted as it should be and rejected a penny out', (scenario) => {
		const year = isFormYear(scenario.taxYear) ? scenario.taxYear : '2024-25';
		const pages = scenario.return.EMP;
		const employments = typeof pages === 'object' ? pages : [];
		const additional = Object.keys(scenario.return).some((box) => /^(AOI|ASE|AOR|MCA|AIL)/.test(box));
		const ours = selfAssessment(calculate(year, boxesFromData(scenario.return)));
		const shown = Object.entries(ours).filter(([box, value]) => box === 'CAL1/2' || value !== 0n);
		const boxes: WrittenBoxes = {
			...scenario.return,
			...(employments.length > 0 ? employed(...employments) : {}),
			...(additional ? { 'YTR9B-9A': 'yes' } : {}),
			...Object.fromEntries(shown.map(([box, value]) => [box, written(value)])),
		};
		expect(judged({ boxes, year })).toEqual([]);
		const pennyOut = { ...boxes, 'CAL1/2': written(ours['CAL1/2'] + 10_000n) };
		expect(codes(pennyOut, year)).toEqual(['3001']);
	});

	it('are many', () => {
		expect(filed.length).toBeGreaterThan(30);
	});
});
