/**
 * Our rules and HMRC's own Schematron of 2024-25: each return we find invalid, HMRC's rules find invalid by the same
 * number.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { find, parseXml } from '@halfpenny/govtalk';
import { describe, expect, it } from 'vitest';
import type { WrittenBoxes } from '../../calculation/return-boxes.ts';
import { leafTable } from '../structure/leaf-table.ts';
import { employment, submission } from '../testing/build-message.ts';
import { judgeReturn } from './judge-return.ts';

const stylesheet = new URL(
	'../../../../../../shared/self-assessment/rules/MTR-2024-25.svrl.xslt',
	import.meta.url,
).pathname;
const runnable = existsSync(stylesheet) && spawnSync('xsltproc', ['--version']).status === 0;

type Record_ = Readonly<Record<string, string>>;
const short = (changes: Record_): WrittenBoxes => ({
	'YTR2A-2A': 'yes',
	'YTR2A-2B': '1',
	SSE: [
		{
			SSE1: 'Gardening',
			SSE7: '2025-04-05',
			SSE9: '5000.00',
			SSE20: '1500.00',
			'SSE21/22': '3500.00',
			SSE28: '3500.00',
			SSE31: '3500.00',
			...changes,
		},
	],
});
const loss = (changes: Record_): WrittenBoxes => ({
	...short({}),
	SSE: [
		{ SSE1: 'Gardening', SSE7: '2025-04-05', SSE9: '5.00', SSE20: '10.00', 'SSE21/22': '-5.00', ...changes },
	],
});
const full = (changes: Record_): WrittenBoxes => ({
	'YTR2-2A': 'yes',
	'YTR2-2B': '1',
	FSE: [
		{
			FSE1: 'Shop',
			FSE2: 'Shop',
			FSE8: '2024-04-06',
			FSE9: '2025-04-05',
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
			...changes,
		},
	],
});
const property = (changes: Record_): WrittenBoxes => ({
	'YTR4-4A': 'yes',
	PRO: [
		{ PRO20: '12000.00', PRO25: '800.00', PRO38: '11200.00', PRO39: '200.00', PRO40: '11000.00', ...changes },
	],
});
const employed = (boxes: Record_): WrittenBoxes => ({
	'YTR1-1A': 'yes',
	'YTR1-1B': '1',
	EMP: [employment(boxes)],
});

const broken: readonly (readonly [string, WrittenBoxes])[] = [
	['6176', short({ SSE20: '1500.01' })],
	['6177', short({ SSE28: '3499.00', SSE31: '3499.00' })],
	['6178', short({ SSE31: '3499.99' })],
	['6183', loss({ SSE32: '6.00' })],
	['6224', loss({ SSE32: '5.00', SSE33: '6.00' })],
	['6053', full({ FSE31: '9501.00', 'FSE47/48': '50499.00', 'FSE64/65': '47699.00' })],
	['6055', full({ 'FSE47/48': '50501.00', 'FSE64/65': '47701.00' })],
	['6056', full({ FSE57: '3001.00', FSE63: '3001.00', 'FSE64/65': '47699.00' })],
	['6059', full({ FSE61: '201.00', 'FSE64/65': '47701.00' })],
	['6065', full({ FSE63: '3001.00', 'FSE64/65': '47699.00' })],
	['6111', full({ 'FSE64/65': '47701.00' })],
	['6115', full({ FSE76: '47001.00' })],
	['8301', full({ FSE46: '201.00', FSE61: '201.00', 'FSE64/65': '47701.00' })],
	['6472', property({ PRO40: '11001.00' })],
	['8269', property({ PRO38: '11300.00', PRO40: '11100.00' })],
	['8441', property({ PRO39: '11201.00', PRO40: '0.00' })],
	['6129', { REL5: '10.00', REL6: '11.00' }],
	['6360', { REL5: '10.00', REL7: '11.00' }],
	['6428', { YPD1: '2025-04-06' }],
	['6158', { CAL3: '0.00' }],
	['6524', { CAL10: 'yes' }],
	['6730', { CAL11: '0.00' }],
	['6243', { CAL12: '3071.00' }],
	['8236', { CAL13: '11081.00' }],
	['6732', { REL15: 'yes' }],
	['6554', { 'YTR1-1A': 'yes', EMP: [employment({ EMP1: '1.00' })] }],
	['6038', employed({ EMP1: '100.00', EMP2: '101.00' })],
	['8634', employed({ EMP1: '100.00', 'EMP1.1': '101.00' })],
	['6504', employed({ EMP1: '100.00', EMP2: '-1.00' })],
	['8315', employed({ EMP1: '100.00', 'EMP6.1': '2024-06-01' })],
	['8323', employed({ EMP1: '1.00', EMP6: 'yes', 'EMP6.1': '2023-06-01' })],
];

function verdicts(boxes: WrittenBoxes) {
	const xml = submission({ boxes });
	const report = execFileSync('xsltproc', [stylesheet, '-'], {
		input: xml,
		encoding: 'utf8',
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	const root = parseXml(xml);
	const document = root.ok ? find(root.value, 'Body/IRenvelope') : undefined;
	return {
		fired: report.split('<svrl:fired-rule').length - 1,
		theirs: [...report.matchAll(/diagnostic="errorCode[^"]*">\s*(\d{4})/g)].map(([, code]) => code),
		ours: document ? judgeReturn(document, leafTable('2024-25')).map(({ code }) => code) : [],
	};
}

describe.skipIf(!runnable)('compared with HMRC’s Schematron', () => {
	it('neither finds a business error in valid pages', () => {
		for (const boxes of [short({}), full({}), property({ 'PRO20.2': 'yes' })]) {
			const { ours, theirs, fired } = verdicts(boxes);
			expect(fired).toBeGreaterThan(3);
			expect(theirs).toEqual([]);
			expect(ours.filter((code) => code !== '3001')).toEqual([]);
		}
	});

	it.each(broken)('both find %s', (code, boxes) => {
		const { ours, theirs } = verdicts(boxes);
		expect(ours).toContain(code);
		expect(theirs).toContain(code);
	});
});
