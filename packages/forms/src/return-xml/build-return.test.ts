/** The return against HMRC's own schema, rules and envelope; and proof that each can reject it. */
import { irmark } from '@halfpenny/govtalk';
import { calculate } from '@halfpenny/tax';
import { formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	hasProgram,
	hasShared,
	irEnvelopeOf,
	ruleVerdicts,
	schemaErrors,
	xmllintAgrees,
} from '../../tests/judges.ts';
import { anyFacts, calculationOf, samplePerson } from '../../tests/people.ts';
import { type BuiltReturn, buildReturn } from './build-return.ts';
import type { ReturnOptions } from './return-options.ts';

const options: ReturnOptions = {
	transactionId: 'ABCDEF0123456789',
	channel: { vendorId: '0000', product: 'Example', version: '0.1' },
	gatewayTest: true,
};

const agent = {
	id: 'A1',
	name: 'Ink & Co',
	addressLines: ['1 High Street', 'Leeds'],
	postcode: 'LS1 4DL',
};

function built(...parameters: Parameters<typeof buildReturn>): BuiltReturn {
	const result = buildReturn(...parameters);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result;
}

function sample(year: (typeof formYears)[number]): string {
	return new TextDecoder().decode(built(samplePerson(year), calculationOf(year), options).xml);
}

const withoutRules = !hasShared || !hasProgram('xsltproc');
const withoutXmllint = !hasShared || !hasProgram('xmllint');

describe('a built return', () => {
	it('carries the IRmark of its own bytes, and the same input gives the same bytes', () => {
		const first = built(samplePerson('2024-25'), calculationOf('2024-25'), options);
		const again = built(samplePerson('2024-25'), calculationOf('2024-25'), options);
		expect(irmark(first.xml)).toEqual({ ok: true, value: first.irmark });
		expect(again.xml).toEqual(first.xml);
	});

	it('has an IRmark that credentials do not change and an amendment does', () => {
		const person = samplePerson('2024-25');
		const plain = built(person, calculationOf('2024-25'), options);
		const signed = built(person, calculationOf('2024-25'), {
			...options,
			credentials: { senderId: 'PLACEHOLDER', password: 'PLACEHOLDER' },
		});
		const amended = built(person, calculationOf('2024-25'), { ...options, amended: true });
		expect(signed.irmark).toEqual(plain.irmark);
		expect(amended.irmark).not.toEqual(plain.irmark);
		expect(new TextDecoder().decode(amended.xml)).toContain('<MTR AmendedReturn="yes">');
	});

	it('is declared by the person, or by the agent that sends it', () => {
		const agent = built(samplePerson('2024-25'), calculationOf('2024-25'), { ...options, sender: 'Agent' });
		expect(sample('2024-25')).toContain(
			'<Declaration><IndividualDeclaration>yes</IndividualDeclaration></Declaration>',
		);
		expect(new TextDecoder().decode(agent.xml)).toContain(
			'<Declaration><AgentDeclaration>yes</AgentDeclaration></Declaration>',
		);
	});

	it('names the agent in the header if an agent sends it, and nobody otherwise', () => {
		const build = (changes: Partial<ReturnOptions>) =>
			new TextDecoder().decode(
				built(samplePerson('2024-25'), calculationOf('2024-25'), { ...options, agent, ...changes }).xml,
			);
		expect(build({ sender: 'Agent' })).toContain(
			'<PeriodEnd>2025-04-05</PeriodEnd><Agent><AgentID>A1</AgentID><Company>Ink &amp; Co</Company><Address><Line>1 High Street</Line><Line>Leeds</Line><PostCode>LS1 4DL</PostCode></Address></Agent>',
		);
		expect(build({ sender: 'Individual' })).not.toContain('<Agent>');
	});

	it('is refused as problems when there is no form for the year', () => {
		const result = buildReturn(
			{ ...samplePerson('2024-25'), taxYear: '2023-24' },
			calculationOf('2024-25'),
			options,
		);
		expect(result).toMatchObject({ ok: false, problems: [{ code: 'year.withoutForm', path: 'taxYear' }] });
	});
});

describe.skipIf(!hasShared)('HMRC’s schema', () => {
	it.each(formYears)('accepts an agent’s return of %s', (year) => {
		const sent = { ...options, sender: 'Agent', agent, amended: true } as const;
		const { xml } = built(samplePerson(year), calculationOf(year), sent);
		expect(schemaErrors(irEnvelopeOf(new TextDecoder().decode(xml)), year)).toEqual([]);
	});

	it.each(formYears)('accepts the sample of %s, and the envelope around it', (year) => {
		expect(schemaErrors(irEnvelopeOf(sample(year)), year)).toEqual([]);
		expect(schemaErrors(sample(year), 'envelope')).toEqual([]);
	});

	it.each(formYears)('accepts every return of %s that can be built', (year) => {
		fc.assert(
			fc.property(anyFacts(year), (facts) => {
				const { xml } = built(facts, calculate(facts), options);
				expect(schemaErrors(irEnvelopeOf(xml), year)).toEqual([]);
			}),
			{ numRuns: 300 },
		);
	});

	it.skipIf(withoutXmllint)('means the same to xmllint', async () => {
		const facts = fc.sample(anyFacts('2024-25'), 100);
		const good = facts.map((one) => irEnvelopeOf(built(one, calculate(one), options).xml));
		const bad = good.map((xml) => xml.replace('<TotalTaxEtcDue>', '<TotalTaxEtcDue>£'));
		expect(await xmllintAgrees(good, '2024-25')).not.toContain(false);
		expect(await xmllintAgrees(bad, '2024-25')).not.toContain(true);
	});

	const mutations: readonly [string, (xml: string) => string][] = [
		['another year’s namespace', (xml) => xml.replaceAll('/24-25/1', '/23-24/1')],
		['no namespace', (xml) => xml.replace(/<IRenvelope[^>]*>/, '<IRenvelope>')],
		[
			'two elements in the wrong order',
			(xml) => xml.replace(/(<PayFrom.*?>.*?<\/PayFrom.*?>)(<TaxTaken.*?>.*?<\/TaxTaken.*?>)/, '$2$1'),
		],
		[
			'the forms in the wrong order',
			(xml) => xml.replace(/(<SA102>.*<\/SA102>)(<SA110>.*<\/SA110>)/, '$2$1'),
		],
		['no total', (xml) => xml.replace(/<TotalTaxEtcDue>.*?<\/TotalTaxEtcDue>/, '')],
		['no underpaid tax', (xml) => xml.replace('<UnderpaidTax></UnderpaidTax>', '')],
		['no taxpayer status', (xml) => xml.replace(/<TaxpayerStatus>.<\/TaxpayerStatus>/, '')],
		[
			'no employer reference',
			(xml) => xml.replace(/<EmployerPAYEReference>.*?<\/EmployerPAYEReference>/, ''),
		],
		['no declaration', (xml) => xml.replace(/<Declaration>.*<\/Declaration>/, '')],
		['an amount without pence', (xml) => xml.replace('30000.00', '30000')],
		['an amount with a leading zero', (xml) => xml.replace('30000.00', '030000.00')],
		['a zero where only more than zero may stand', (xml) => xml.replace('101.00', '0.00')],
		['a letter outside the alphabet', (xml) => xml.replace('Example Ltd', 'Exämple Ltd')],
		['a name that is too long', (xml) => xml.replace('Example Ltd', 'A'.repeat(29))],
		['a date that is none', (xml) => xml.replace('1980-01-01', '1980-02-30')],
		['a box twice', (xml) => xml.replace(/<PayFromEmployment>.*?<\/PayFromEmployment>/, '$&$&')],
		['a box that does not exist', (xml) => xml.replace('</Employment>', '<Bonus>1.00</Bonus></Employment>')],
	];
	it.each(mutations)('refuses %s', (_name, mutate) => {
		const xml = irEnvelopeOf(sample('2024-25'));
		expect(mutate(xml)).not.toBe(xml);
		expect(schemaErrors(mutate(xml), '2024-25')).not.toEqual([]);
	});
});

describe.skipIf(withoutRules)('HMRC’s rules of 2024-25', () => {
	it('check the sample and find nothing', async () => {
		const [verdict] = await ruleVerdicts([sample('2024-25')]);
		expect(verdict?.codes).toEqual([]);
		expect(verdict?.fired).toBeGreaterThanOrEqual(7);
	});

	it('check every page', async () => {
		const facts = samplePerson('2024-25');
		const [job] = facts.employments ?? [];
		const employments = Array(8).fill(job);
		const { xml } = built({ ...facts, employments }, calculationOf('2024-25'), options);
		const [verdict] = await ruleVerdicts([new TextDecoder().decode(xml)]);
		expect(verdict?.codes).toEqual([]);
		expect(verdict?.fired).toBeGreaterThanOrEqual(14);
	});

	it('would check nothing in another year’s namespace, so checks are counted', async () => {
		const [verdict] = await ruleVerdicts([sample('2025-26')]);
		expect(verdict).toEqual({ fired: 0, codes: [] });
	});

	it.each([
		['5005', 'another key in the header', (xml: string) => xml.replace('2234567890', '1097172564')],
		['6038', 'more tax than pay', (xml: string) => xml.replace('3487.00', '30001.00')],
		['6504', 'a refund through one job', (xml: string) => xml.replace('3487.00', '-3487.00')],
		['6554', 'no number of pages', (xml: string) => xml.replace(/<NumberOfEmp.*?<\/NumberOfEmp.*?>/, '')],
		['6428', 'a birth after the year', (xml: string) => xml.replace('1980-01-01', '2025-04-06')],
	])('answer %s to %s', async (code, _name, mutate) => {
		const [verdict] = await ruleVerdicts([mutate(sample('2024-25'))]);
		expect(verdict?.codes).toEqual([code]);
	});
});
