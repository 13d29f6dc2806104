/**
 * HMRC's own files in a folder judge a return: they accept valid ones, and say what is wrong with invalid ones, and
 * where.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculate } from '@halfpenny/tax';
import { formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hasProgram, hasSchemas, ruleVerdicts, schemasFolder } from '../../tests/judges.ts';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { anyFacts, goodFacts, richPerson } from '../../tests/people.ts';
import { buildReturn } from '../return-xml/build-return.ts';
import { buildPartnershipReturn } from '../sa800/partnership-return.ts';
import { hmrcFilesIn } from './find-files.ts';
import { judgeByHmrc, judgeManyByRules } from './judge.ts';
import { rulesStylesheet } from './rules-stylesheet.ts';

const options = { transactionId: '', channel: { vendorId: '0000', product: 'Example', version: '0.1' } };
const hasPrograms = hasProgram('xmllint') && hasProgram('xsltproc');

function xmlOf(built: ReturnType<typeof buildReturn>): string {
	if (!built.ok) throw new Error(JSON.stringify(built.problems));
	return new TextDecoder().decode(built.xml);
}

const bytes = (xml: string) => new TextEncoder().encode(xml);

describe.skipIf(!hasSchemas || !hasPrograms)('HMRC’s own files', () => {
	const files = hmrcFilesIn(schemasFolder, 'sa100', '2024-25');
	const facts = richPerson();
	const good = xmlOf(buildReturn(facts, calculate(facts), options));

	it('accept a valid return, having looked at it', async () => {
		const judgement = await judgeByHmrc(bytes(good), files);
		expect(judgement).toMatchObject({ findings: [], schema: true });
		expect(judgement.rulesFired).toBeGreaterThan(50);
	});

	it('say what is wrong with a broken one, and where', async () => {
		const broken = good.replace(/<TaxTakenOffPay>.*?</, '<TaxTakenOffPay>99999.00<');
		const { findings } = await judgeByHmrc(bytes(broken), files);
		expect(findings).toContainEqual({
			code: '6038',
			location: '/GovTalkMessage[1]/Body[1]/IRenvelope[1]/MTR[1]',
			message: expect.stringContaining('EMP2'),
		});
		const strange = good.replace('<TaxTakenOffPay>', '<Odd>1</Odd><TaxTakenOffPay>');
		const against = await judgeByHmrc(bytes(strange), files);
		expect(against.findings[0]).toMatchObject({ code: 'schema', message: expect.stringContaining("'Odd'") });
	});

	it('agree with HMRC’s rules as compiled by others', { timeout: 120_000 }, async () => {
		const some = fc
			.sample(anyFacts('2024-25'), { numRuns: 3 })
			.map((one) => xmlOf(buildReturn(one, calculate(one), options)));
		const compiled = await ruleVerdicts(some);
		const ours = await Promise.all(
			some.map((xml) => judgeByHmrc(bytes(xml), { ...files, schema: undefined })),
		);
		expect(ours.map(({ findings }) => findings.map(({ code }) => code).sort())).toEqual(
			compiled.map(({ codes }) => codes),
		);
	});

	it('are there for partnerships too', async () => {
		const built = buildPartnershipReturn(partnershipFacts(mossAndFern), options);
		const xml = xmlOf(built);
		const own = hmrcFilesIn(schemasFolder, 'sa800', '2024-25');
		expect((await judgeByHmrc(bytes(xml), own)).findings).toEqual([]);
		const broken = xml.replace(/<NetProfit>.*?</, '<NetProfit>1.00<');
		const { findings } = await judgeByHmrc(bytes(broken), own);
		expect(findings.map(({ code }) => code)).toContain('6627');
	});
});

/** A year whose rules arrive later, such as 2025-26, is checked from then on. */
const ruledYears = formYears.flatMap((year) => {
	const { rules } = hmrcFilesIn(schemasFolder, 'sa100', year);
	return rules === undefined ? [] : [{ year, rules }];
});

describe.skipIf(!hasPrograms)('returns that we accept', () => {
	it.each(ruledYears)(
		'of $year are taken by HMRC’s rules of that year',
		async ({ year, rules }) => {
			const good = fc.sample(goodFacts(year), { numRuns: 20 });
			const messages = good.map((one) => bytes(xmlOf(buildReturn(one, calculate(one), options))));
			const reports = await judgeManyByRules(messages, rules);
			expect(reports?.flatMap(({ findings }) => findings)).toEqual([]);
			expect(Math.min(...(reports ?? []).map(({ fired }) => fired))).toBeGreaterThan(2);
		},
		60_000,
	);
});

describe('a folder', () => {
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-files-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	it('may have both files, one, or none', async () => {
		expect(hmrcFilesIn(folder, 'sa100', '2025-26')).toEqual({ schema: undefined, rules: undefined });
		mkdirSync(join(folder, 'sa100-2025-26'));
		writeFileSync(join(folder, 'sa100-2025-26', 'MTR-v1-2.xsd'), '');
		expect(hmrcFilesIn(folder, 'sa100', '2025-26')).toEqual({
			schema: join(folder, 'sa100-2025-26', 'MTR-v1-2.xsd'),
			rules: undefined,
		});
		expect(await judgeByHmrc(bytes('<a/>'), { schema: undefined, rules: undefined })).toEqual({
			findings: [],
			schema: false,
			rulesFired: undefined,
		});
	});

	it('with something other than rules in it checks nothing', () => {
		for (const text of ['', '<a/>', '<schema/>', '<!DOCTYPE a><schema/>'])
			expect(rulesStylesheet(text)).toBeUndefined();
	});
});
