/** Returns read back: ours byte for byte, other products' as far as facts go, and everything else rejected. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shared } from '../../tests/judges.ts';
import { anyFacts, factsOf, samplePerson } from '../../tests/people.ts';
import { type BuiltReturn, buildReturn } from '../return-xml/build-return.ts';
import { type ReadBackResult, readBack } from './read-back.ts';

const options = { transactionId: '', channel: { vendorId: '0000', product: 'Example', version: '0.1' } };

function build(facts: Facts): BuiltReturn {
	const built = buildReturn(facts, calculate(facts), options);
	if (!built.ok) throw new Error(JSON.stringify(built.problems));
	return built;
}

function xmlOf(facts: Facts): string {
	return new TextDecoder().decode(build(facts).xml);
}

function read(xml: string | Uint8Array): Extract<ReadBackResult, { ok: true }> {
	const result = readBack(xml);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result;
}

/** Facts as a person can give them: `parseFacts` trims texts. */
function asGiven(facts: Facts): Facts {
	return trimmed(facts) as Facts;
}

function trimmed(value: unknown): unknown {
	if (typeof value === 'string') return value.trim();
	if (Array.isArray(value)) return value.map(trimmed);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
}

describe('build, read, build', () => {
	it.each(formYears)(
		'gives the same bytes for returns of %s, but for what is named',
		(year) => {
			let whole = 0;
			const check = (given: Facts) => {
				const first = build(asGiven(given));
				const { facts, notCarried, differences } = read(first.xml);
				const again = build(factsOf(facts));
				expect(differences).toEqual([]);
				if (notCarried.length === 0) {
					whole += 1;
					expect(new TextDecoder().decode(again.xml)).toBe(new TextDecoder().decode(first.xml));
				}
				const left = new Set(notCarried.map(({ path }) => path));
				const carried = first.boxes.filter(({ path }) => !left.has(path));
				const values = (boxes: BuiltReturn['boxes']) => boxes.map(({ path, value }) => `${path} ${value}`);
				expect(values(again.boxes.filter(({ path }) => !left.has(path)))).toEqual(values(carried));
				// Rent-a-room relief shows that a lodger's rent was below a limit, not the amount.
				expect(notCarried.map(({ box }) => box).filter((box) => box !== 'PRO4')).toEqual([]);
			};
			fc.assert(fc.property(anyFacts(year), check), { numRuns: 120 });
			expect(whole).toBeGreaterThan(40);
		},
		120_000,
	);

	it('keeps every disposal of our own computation', () => {
		const facts = factsOf({
			...personOf(),
			capitalGains: {
				disposals: [
					{
						kind: 'listedShares',
						description: 'A, B. 2. Other asset, C',
						proceeds: '100.10',
						costs: '10.05',
					},
					{ kind: 'other', date: '2024-11-05', proceeds: 5000, costs: 1, relief: 'badr' },
					{ kind: 'unlistedShares', description: '2024-05-05', gain: '-77.77' },
				],
			},
		});
		expect(read(xmlOf(facts)).facts.capitalGains).toEqual({
			disposals: [
				{ kind: 'listedShares', description: 'A, B. 2. Other asset, C', proceeds: '100.10', costs: '10.05' },
				{ kind: 'other', date: '2024-11-05', proceeds: '5000.00', costs: '1.00', relief: 'badr' },
				// Without a name the date comes first and is read as the date.
				{ kind: 'unlistedShares', date: '2024-05-05', gain: '-77.77' },
			],
		});
	});
});

function personOf() {
	return {
		taxYear: '2024-25',
		residence: 'uk',
		person: { firstName: 'Jo Ann', lastName: 'Made-Up', uniqueTaxpayerReference: '2234567890' },
	} as const;
}

describe('facts', () => {
	it('of a person with one job, interest and a gift, as pounds', () => {
		const { facts, notCarried, combined } = read(build(samplePerson('2025-26')).xml);
		expect(facts).toEqual({
			taxYear: '2025-26',
			residence: 'uk',
			person: {
				firstName: 'Zoe',
				lastName: "O'Brien",
				dateOfBirth: '1980-01-01',
				nationalInsuranceNumber: 'QQ123456C',
				uniqueTaxpayerReference: '2234567890',
			},
			employments: [
				{
					employer: 'Example Ltd',
					payeReference: '123/AB456',
					pay: '30000.00',
					taxDeducted: '3487.00',
					companyDirector: false,
				},
			],
			savings: { untaxedUkInterest: '1200.00', taxedUkInterest: '80.00' },
			reliefs: { giftAid: '101.00' },
		});
		expect([notCarried, combined]).toEqual([[], []]);
	});

	it('include the loss brought forward that shares two boxes with this year’s own', () => {
		const trade = { name: 'A', description: 'B', tradingAllowance: false } as const;
		const facts = factsOf({
			...personOf(),
			trades: [
				{ ...trade, turnover: 1000, expenses: { otherExpenses: 5000 }, lossBroughtForward: 700 },
				{ ...trade, turnover: 9000, lossBroughtForward: 2500 },
			],
		});
		const trades = read(xmlOf(facts)).facts.trades ?? [];
		expect(trades.map(({ lossBroughtForward }) => lossBroughtForward)).toEqual(['700.00', '2500.00']);
	});

	it('include losses set against transition profit among those brought forward', () => {
		const trade = { name: 'A', description: 'B', tradingAllowance: false } as const;
		const adjustments = { transitionProfitAmount: 300, transitionProfitLossUsed: 100 };
		const facts = factsOf({
			...personOf(),
			trades: [
				{ ...trade, turnover: 1000, adjustments, lossBroughtForward: 150 },
				{ ...trade, turnover: 50, adjustments, lossBroughtForward: 250 },
				{ ...trade, turnover: 50, expenses: { otherExpenses: 70 }, adjustments, lossBroughtForward: 100 },
			],
		});
		const trades = read(xmlOf(facts)).facts.trades ?? [];
		expect(trades.map(({ lossBroughtForward }) => lossBroughtForward)).toEqual([
			'150.00',
			'250.00',
			'100.00',
		]);
		expect(trades.map((one) => one.adjustments)).toEqual(
			[1, 2, 3].map(() => ({ transitionProfitAmount: '300.00', transitionProfitLossUsed: '100.00' })),
		);
	});

	it('store a box of several answers at one of them, and say so', () => {
		const facts = factsOf({
			...personOf(),
			employments: [
				{ payeReference: '123/A', companyDirector: false, benefits: { beneficialLoan: 7, otherItems: 5 } },
			],
			savings: { securitiesInterest: 100, securitiesTaxDeducted: 20 },
		});
		const result = read(xmlOf(facts));
		expect(result.facts.employments?.[0]?.benefits).toEqual({ otherItems: '12.00' });
		expect(result.combined).toEqual([
			{
				box: 'EMP15',
				path: 'employments[0].benefits.otherItems',
				others: ['employments[0].benefits.beneficialLoan'],
			},
		]);
		expect(result.facts.savings).toEqual({ securitiesInterest: '100.00', securitiesTaxDeducted: '20.00' });
	});
});

describe('another product’s return', () => {
	const ours = xmlOf(
		factsOf({
			...personOf(),
			employments: [{ payeReference: '123/A', companyDirector: false, pay: 30_000 }],
			savings: { securitiesInterest: 100, securitiesTaxDeducted: 20 },
			capitalGains: { disposals: [{ kind: 'listedShares', proceeds: 9000, costs: 1000 }] },
		}),
	);
	const changed = (from: string | RegExp, to: string) => {
		expect(ours).toMatch(from);
		return read(ours.replace(from, to));
	};

	it('may be a bare IRenvelope, indented, with prefixes', () => {
		const bare = /<IRenvelope.*<\/IRenvelope>/s.exec(ours)?.[0] ?? '';
		const spaced = bare.replaceAll('><', '>\n  <');
		const prefixed = bare.replaceAll(/<(\/?)(\w)/g, '<$1a:$2').replace('xmlns=', 'xmlns:a=');
		for (const xml of [bare, spaced, prefixed]) expect(read(xml).facts).toEqual(read(ours).facts);
	});

	it('lists what facts cannot hold, by box, and names its schedules', () => {
		const foreign = '<SA106><UnremittableIncome>yes</UnremittableIncome></SA106>';
		const { facts, notCarried } = changed('<SA108>', `${foreign}<SA108>`);
		expect(facts.otherSchedules).toEqual(['foreign']);
		expect(notCarried).toEqual([{ path: '/MTR/SA106/UnremittableIncome', box: 'FOR1' }]);
		const company = '<CloseCompanyName>Example</CloseCompanyName>';
		expect(changed('</Employment>', `${company}</Employment>`).notCarried).toEqual([
			{ path: '/MTR/SA102[1]/Employment/CloseCompanyName', box: 'EMP7.1' },
		]);
		const odd = changed('</SA110>', '</SA110><Novelty><Box>1</Box></Novelty>').notCarried;
		expect(odd).toEqual([{ path: '/MTR/Novelty/Box', box: undefined }]);
		const jobs = '<SA102><Employment><PayFromEmployment>1.00</PayFromEmployment></Employment></SA102>';
		const many = changed('<SA108>', `${jobs.repeat(60)}<SA108>`);
		expect(many.facts.employments).toHaveLength(50);
		expect(many.notCarried).toHaveLength(11);
		expect(many.notCarried.at(-1)?.path).toBe('/MTR/SA102[61]/Employment/PayFromEmployment');
	});

	it('lists what facts reject, and reads the rest', () => {
		const { facts, notCarried } = changed('123/A', 'not a reference');
		expect(facts.employments).toEqual([{ pay: '30000.00', companyDirector: false }]);
		expect(notCarried).toEqual([{ path: '/MTR/SA102[1]/Employment/EmployerPAYEReference', box: 'EMP4' }]);
		expect(changed('30000.00', 'thirty').notCarried.map(({ box }) => box)).toEqual(['EMP1']);
		expect(changed('>30000.00', '>-5.00').notCarried.map(({ box }) => box)).toEqual(['EMP1']);
		const couple = '<AgeRelatedMarriedCouplesAllowance><DateOfMarriageOrCivilPartnership>2024-05-01';
		const end = '</DateOfMarriageOrCivilPartnership></AgeRelatedMarriedCouplesAllowance></SA101>';
		const claim = changed('</SA101>', couple + end);
		expect(claim.notCarried.map(({ box }) => box)).toEqual(['MCA9']);
		expect(claim.facts.reliefs?.marriedCouplesAllowance).toBeUndefined();
	});

	it('gives gains by kind if the computation is another product’s', () => {
		const { facts, notCarried } = changed(/Computation\.[^<]*/, 'See the attached computation');
		expect(facts.capitalGains?.disposals).toEqual([
			{ kind: 'listedShares', proceeds: '9000.00', costs: '1000.00' },
		]);
		expect(notCarried.map(({ box }) => box)).toEqual(['CGT54']);
		const three = changed(
			/<NumberOfDisposals>1.*?<\/GainsInTheYear>/,
			'<NumberOfDisposals>3</NumberOfDisposals><DisposalProceeds>9000.00</DisposalProceeds><AllowableCosts>2000.00</AllowableCosts><GainsInTheYear>8000.00</GainsInTheYear><LossesInTheYear>1000.00</LossesInTheYear>',
		);
		expect(three.facts.capitalGains?.disposals).toEqual([
			{ kind: 'listedShares', gain: '8000.00', proceeds: '9000.00', costs: '2000.00' },
			{ kind: 'listedShares', gain: '-1000.00' },
			{ kind: 'listedShares', gain: '0.00' },
		]);
		expect(three.combined).toMatchObject([{ box: 'CGT23', path: 'capitalGains.disposals[0]' }]);
	});

	it('grosses up interest if only the net amount is given', () => {
		const { facts } = changed(/<GrossGiltInterest>.*?<\/GrossGiltInterest>/, '');
		expect(facts.savings).toEqual({ securitiesInterest: '100.00', securitiesTaxDeducted: '20.00' });
	});

	it('is compared with what its facts give', () => {
		const { differences, notCarried } = changed(
			/<TotalTaxEtcDue>.*?<\/TotalTaxEtcDue>/,
			'<TotalTaxEtcDue>1.00</TotalTaxEtcDue>',
		);
		expect(differences).toMatchObject([{ box: 'CAL1/2', given: '1.00' }]);
		expect(notCarried).toEqual([]);
	});

	it.skipIf(!existsSync(shared))('such as the samples: expenses in one total, a short business page', () => {
		for (const year of formYears) {
			const result = read(readFileSync(join(shared, `samples/sa100-${year}.xml`)));
			expect(parseFacts(result.facts).ok).toBe(true);
			expect(result.notCarried).toEqual([]);
			expect(result.facts).toMatchObject({
				taxYear: year,
				person: { firstName: 'Test', lastName: 'Person' },
				employments: [{ pay: '30000.00' }],
			});
		}
		const { facts } = read(readFileSync(join(shared, 'samples/sa100-2024-25.xml')));
		expect(facts.trades).toEqual([
			{
				description: 'Gardening',
				turnover: '5000.00',
				expenses: { otherExpenses: '1500.00' },
				tradingAllowance: false,
			},
		]);
	});
});

describe('files that are not a return', () => {
	const whole = xmlOf(samplePerson('2024-25'));
	const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
	const outside = '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/hostname">]>';
	const cases: readonly [string, string | Uint8Array, string][] = [
		['nothing', '', 'xml.malformed'],
		['a page of the web', '<html><body>Sign in</body></html>', 'return.none'],
		['a bomb', `${laughs}${whole}`, 'xml.doctype'],
		['an external entity', `${outside}${whole}`, 'xml.doctype'],
		['a return that was cut off', whole.slice(0, -20), 'xml.malformed'],
		['a depth without end', '<a>'.repeat(100_000), 'xml.tooDeep'],
		['a width without end', `<a>${'<b/>'.repeat(100_001)}</a>`, 'xml.tooManyNodes'],
		['more than any return', `<a>${' '.repeat(20 * 1024 * 1024)}</a>`, 'xml.tooLarge'],
		['bytes', new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), 'xml.notUtf8'],
		['a year without a form', whole.replaceAll('/24-25/1', '/22-23/1'), 'return.unknownYear'],
		['a namespace of nobody', whole.replaceAll('SA100/24-25/1', 'Other'), 'return.unknownYear'],
		['a partnership’s return', whole.replace(/MTR\b/g, 'SApartnership'), 'return.otherKind'],
	];
	it.each(cases)('%s is refused with a sentence', (_name, xml, code) => {
		const result = readBack(xml);
		expect(result).toMatchObject({ ok: false, problems: [{ code }] });
		if (!result.ok) for (const { message } of result.problems) expect(message.length).toBeGreaterThan(30);
	});

	it('names the year that has no form', () => {
		const result = readBack(whole.replaceAll('/24-25/1', '/22-23/1'));
		expect(result.ok ? '' : result.problems[0]?.message).toMatch(/for 2022-23.*2024-25 and 2025-26/);
	});

	it('never throws, wherever a return is cut or changed', () => {
		const place = fc.integer({ min: 0, max: whole.length });
		fc.assert(
			fc.property(place, place, fc.string({ maxLength: 5 }), (from, to, text) => {
				readBack(whole.slice(0, from) + text + whole.slice(to));
			}),
			{ numRuns: 300 },
		);
	});
});
