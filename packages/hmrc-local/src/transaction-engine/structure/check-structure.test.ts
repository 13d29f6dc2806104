/** The structure check: each kind of problem, and the same verdict as HMRC's schema on randomly changed documents. */
import { existsSync } from 'node:fs';
import { writeXml } from '@halfpenny/govtalk';
import type { FormYear } from '@halfpenny/years';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaCheck } from '../schema-check.ts';
import { employment, irEnvelope } from '../testing/build-message.ts';
import { everyPage, partnershipEnvelope } from '../testing/build-partnership.ts';
import { parse } from '../testing/talk.ts';
import { checkStructure } from './check-structure.ts';
import { type LeafTable, leafTable } from './leaf-table.ts';

const boxes = {
	YPD1: '1980-01-01',
	YPD4: 'AB123456C',
	'YTR1-1A': 'yes',
	'YTR1-1B': '2',
	INC2: '120.00',
	REL5: '80.00',
	REL13: 'yes',
	MCA6: 'yes',
	MCA8: 'A Spouse',
	CAL10: 'yes',
	CAL11: '1000.00',
	EMP: [
		employment({ EMP1: '30000.00', EMP2: '3486.00', EMP9: '12.00' }),
		employment({ EMP1: '1.00', EMP17: '5.00' }),
	],
	SSE: [{ SSE1: 'Gardening', SSE9: '5000.00', SSE20: '1500.00', SSE31: '3500.00' }],
};
// Yes-or-no questions added by the form of 2025-26.
const paths = { 'MTR/SA103S/BusinessDetails/DidYourBusinessStart': 'no' };
const good = (year: FormYear = '2024-25') => writeXml(irEnvelope({ year, boxes, paths }));
const problems = (xml: string, year: FormYear = '2024-25') =>
	checkStructure(parse(xml), leafTable(year)).map(({ kind, name }) => `${kind} ${name}`);

describe('a valid document', () => {
	it('has no problem', () => {
		expect(problems(good())).toEqual([]);
	});
});

describe('an invalid document', () => {
	const change = (from: string | RegExp, to: string) => {
		const changed = good().replace(from, to);
		expect(changed).not.toBe(good());
		return problems(changed);
	};

	it.each([
		['an unknown element', '<Income>', '<Income><Lottery>1.00</Lottery>', ['unknown Lottery']],
		[
			'another namespace',
			'<Income>',
			'<Income xmlns="urn:other">',
			expect.arrayContaining(['namespace Income']),
		],
		[
			'a wrong order',
			/(<DateOfBirth>.*?<\/DateOfBirth>)(<National.*?<\/National.*?>)/,
			'$2$1',
			['order DateOfBirth'],
		],
		['a missing element', '<CompanyDirector>no</CompanyDirector>', '', ['missing CompanyDirector']],
		[
			'an element twice',
			'<TaxpayerName>',
			'<TaxpayerName>A</TaxpayerName><TaxpayerName>',
			['tooMany TaxpayerName'],
		],
		['one decimal', '30000.00', '30000.0', ['format PayFromEmployment']],
		['a thousands separator', '30000.00', '30,000.00', ['format PayFromEmployment']],
		['an amount that is too large', '30000.00', '10000000000.00', ['format PayFromEmployment']],
		['nil where it must be left out', '120.00', '0.00', []],
		['nil where it must be left out', '80.00', '0.00', ['format GiftAidPaymentsMadeInYear']],
		['a day that is none', '1980-01-01', '1981-02-29', ['format DateOfBirth']],
		['a letter outside the set', 'A Spouse', 'A Spöuse', ['format SpousesName']],
		[
			'a tick that says no',
			'<EmploymentSchedule>yes<',
			'<EmploymentSchedule>no<',
			['format EmploymentSchedule'],
		],
		['too many schedules', 'Schedules>2<', 'Schedules>51<', ['format NumberOfEmploymentSchedules']],
		['an element in a leaf', '>30000.00<', '><b>30000.00</b><', ['unknown b']],
		['text among elements', '<Income>', '<Income>hello', ['text Income']],
		['an unknown attribute', '<Income>', '<Income a="b">', ['attribute a']],
		['a missing attribute', ' Type="generic"', '', ['attribute Type']],
		[
			'both of two that exclude each other',
			'<HalfMinimumAllowanceTransferToYou>yes</HalfMinimumAllowanceTransferToYou>',
			'<HalfMinimumAllowanceTransferToYou>yes</HalfMinimumAllowanceTransferToYou><AllMinimumAllowanceTransferToYou>yes</AllMinimumAllowanceTransferToYou>',
			['choice HalfMinimumAllowanceTransferToYou, AllMinimumAllowanceTransferToYou'],
		],
		[
			'neither declaration',
			'<IndividualDeclaration>yes</IndividualDeclaration>',
			'',
			['missing IndividualDeclaration or AgentDeclaration'],
		],
	] as const)('%s is found', (_what, from, to, expected) => {
		expect(change(from, to)).toEqual(expected);
	});

	it('is shown where it is, by an indexed XPath', () => {
		const xml = good().replace('1.00</PayFromEmployment>', '1</PayFromEmployment>');
		expect(checkStructure(parse(xml), leafTable('2024-25'))[0]?.location).toBe(
			'/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA102[2]/MTR:Employment[1]/MTR:PayFromEmployment[1]',
		);
	});
});

const schemas = new URL('../../../../../../shared/self-assessment/schemas', import.meta.url).pathname;

/** Ways to change a document; `at` picks the place. */
const changes: readonly ((xml: string, at: number) => string)[] = [
	(xml, at) => without(xml, /<(\w+)>[^<]*<\/\1>/g, at, ''),
	(xml, at) => without(xml, /<(\w+)>[^<]*<\/\1>/g, at, '$&$&'),
	(xml, at) => without(xml, /(<(\w+)>[^<]*<\/\2>)(<(\w+)>[^<]*<\/\4>)/g, at, '$3$1'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1></$1>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1>$2 </$1>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1>0$2</$1>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1>0.00</$1>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1>-5.00</$1>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1>yes</$1>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, '<$1Q>$2</$1Q>'),
	(xml, at) => without(xml, /<(\w+)>([^<]*)<\/\1>/g, at, `<$1>${'x'.repeat(36)}</$1>`),
];

function without(xml: string, what: RegExp, at: number, by: string): string {
	const found = [...xml.matchAll(what)];
	const match = found[at % found.length];
	if (!match) return xml;
	const [text] = match;
	const changed = text.replace(new RegExp(what.source), by);
	return xml.slice(0, match.index) + changed + xml.slice(match.index + text.length);
}

describe.skipIf(!existsSync(schemas))('compared with HMRC’s schema', () => {
	const validate = schemaCheck(schemas);
	const partnership = writeXml(partnershipEnvelope(everyPage));
	const verdicts = (xml: string, table: LeafTable) => {
		const message = `<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><Body>${xml}</Body></GovTalkMessage>`;
		return {
			ours: checkStructure(parse(xml), table).length === 0,
			theirs: validate(new TextEncoder().encode(message), table).length === 0,
		};
	};

	it.each([
		['SA100 of 2024-25', leafTable('2024-25'), good('2024-25')],
		['SA100 of 2025-26', leafTable('2025-26'), good('2025-26')],
		['SA800 of 2024-25', leafTable('2024-25', 'SA800'), partnership],
	] as const)('gives the same verdict on changed returns: %s', (_what, table, unchanged) => {
		const kinds = fc.array(fc.tuple(fc.nat(changes.length - 1), fc.nat(500)), { minLength: 0, maxLength: 2 });
		let refused = 0;
		fc.assert(
			fc.property(kinds, (steps) => {
				const xml = steps.reduce((text, [kind, at]) => changes[kind]?.(text, at) ?? text, unchanged);
				const { ours, theirs } = verdicts(xml, table);
				if (!theirs) refused += 1;
				expect(ours).toBe(theirs);
			}),
			{ numRuns: 400, seed: 20261120 },
		);
		expect(refused).toBeGreaterThan(100);
	});
});

describe('the tables', () => {
	it.each(['2024-25', '2025-26'] as const)('name each child of an element once (%s)', (year) => {
		const table = leafTable(year);
		const walk = (path: string): void => {
			const names = table.childrenOf(path).map((row) => row.path);
			expect(new Set(names).size).toBe(names.length);
			names.forEach(walk);
		};
		walk('IRenvelope');
		expect(table.boxes.size).toBeGreaterThan(850);
	});
});
