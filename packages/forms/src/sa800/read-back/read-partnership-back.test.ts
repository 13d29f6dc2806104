/**
 * Partnership returns read back: ours byte for byte, other products' as far as facts go, and everything else rejected.
 */
import { type PartnershipFacts, parsePartnershipFacts } from '@halfpenny/facts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPartnership, mossAndFern, partnershipFacts } from '../../../tests/partnerships.ts';
import { buildPartnershipReturn } from '../partnership-return.ts';
import { type PartnershipBackResult, readPartnershipBack } from './read-partnership-back.ts';

const options = { transactionId: '', channel: { vendorId: '0000', product: 'Example', version: '0.1' } };

function xmlOf(facts: PartnershipFacts): string {
	const built = buildPartnershipReturn(facts, options);
	if (!built.ok) throw new Error(JSON.stringify(built.problems));
	return new TextDecoder().decode(built.xml);
}

function read(xml: string): Extract<PartnershipBackResult, { ok: true }> {
	const result = readPartnershipBack(xml);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result;
}

describe('build, read, build', () => {
	it('gives the same bytes for any partnership with anything to divide', () => {
		let shared = 0;
		let amounts = 0;
		const check = (facts: PartnershipFacts) => {
			const first = xmlOf(facts);
			const back = read(first);
			expect({ notCarried: back.notCarried, differences: back.differences }).toEqual({
				notCarried: [],
				differences: [],
			});
			const again = parsePartnershipFacts(back.facts);
			if (!again.ok) throw new Error(JSON.stringify(again.problems));
			const divided = again.facts.partners?.every((partner) => partner.shares ?? partner.amounts);
			// Without amounts nothing shows the shares, and a return needs them.
			if (!divided) return;
			if (again.facts.partners?.some((partner) => partner.amounts)) amounts += 1;
			else shared += 1;
			expect(xmlOf(again.facts)).toBe(first);
		};
		fc.assert(fc.property(anyPartnership, check), { numRuns: 250 });
		expect(shared).toBeGreaterThan(20);
		expect(amounts).toBeGreaterThan(20);
	}, 120_000);
});

const [ann, ben] = mossAndFern.partners;

describe('facts of a partnership', () => {
	it('are those it was built from, as pounds', () => {
		const facts = {
			...mossAndFern,
			accountingPeriod: { start: '2024-01-01', end: '2024-12-31' },
			exportsGoods: false,
			exportsServices: false,
			savings: { untaxedUkInterest: 31 },
		};
		expect(read(xmlOf(partnershipFacts(facts))).facts).toEqual({
			taxYear: '2024-25',
			name: 'Moss & Fern',
			uniqueTaxpayerReference: '2234567890',
			accountingPeriod: { start: '2024-01-01', end: '2024-12-31' },
			exportsGoods: false,
			exportsServices: false,
			trades: [
				{
					name: 'Moss and Fern',
					description: 'Gardeners',
					turnover: '120000.00',
					expenses: { costOfGoods: '1001.00', wagesAndStaffCosts: '40000.00', depreciation: '500.00' },
					disallowable: { depreciation: '500.00' },
					allowances: { annualInvestmentAllowance: '1000.00' },
					balancingCharges: { mainPool: '30.00' },
					cisDeductions: '11.00',
				},
			],
			savings: { untaxedUkInterest: '31.00' },
			partners: [
				{
					name: 'Ann Moss',
					uniqueTaxpayerReference: ann.uniqueTaxpayerReference,
					nominated: true,
					shares: [{ share: '60%' }],
				},
				{
					name: 'Ben Fern',
					uniqueTaxpayerReference: ben.uniqueTaxpayerReference,
					shares: [{ share: '40%' }],
				},
			],
		});
	});

	it('have thirds as thirds, and amounts if no share gives them', () => {
		const facts = (first: string, second: string) =>
			partnershipFacts({
				...mossAndFern,
				partners: [
					{ ...ann, shares: [{ share: first }] },
					{ ...ben, shares: [{ share: second }] },
				],
			});
		const thirds = read(xmlOf(facts('1/3', '2/3'))).facts.partners;
		expect(thirds?.map(({ shares }) => shares)).toEqual([[{ share: '1/3' }], [{ share: '2/3' }]]);
		const xml = xmlOf(facts('1/3', '2/3'));
		const [whole = ''] = /<TradeProfit>\d+/.exec(xml) ?? [];
		expect(whole).not.toBe('');
		const odd = xml.replace(
			/(<PartnerDetails>.*?)<TradeProfit>.*?<\/TradeProfit>/,
			'$1<TradeProfit>7.00</TradeProfit>',
		);
		const { facts: read7 } = read(odd);
		expect(read7.partners?.[0]).toMatchObject({ amounts: { tradeProfit: '7.00' } });
		expect(read7.partners?.[0]).not.toHaveProperty('shares');
	});

	it('of three-line accounts name answers that are combined', () => {
		const small = { ...mossAndFern, trades: [{ ...mossAndFern.trades[0], turnover: 50_000 }] };
		const { facts, combined } = read(xmlOf(partnershipFacts(small)));
		expect(facts.trades).toEqual([
			expect.objectContaining({ turnover: '50000.00', expenses: { otherExpenses: '41001.00' } }),
		]);
		expect(combined.map(({ box, path }) => `${box} ${path}`)).toEqual([
			'3.24 trades[0].turnover',
			'3.25 trades[0].expenses.otherExpenses',
		]);
	});
});

describe('another product’s partnership return', () => {
	const ours = xmlOf(partnershipFacts(mossAndFern));

	it('lists what facts cannot hold, and what they reject', () => {
		const more = ours.replace('<PartnershipDeclaration>', '<Novelty>1</Novelty><PartnershipDeclaration>');
		expect(read(more).notCarried).toEqual([{ path: '/SApartnership/Declaration/Novelty', box: undefined }]);
		const wrong = ours.replace('>1097172564<', '>nobody<');
		expect(wrong).not.toBe(ours);
		expect(read(wrong).notCarried.map(({ box }) => box)).toEqual(['N2.8']);
		expect(read(wrong).facts.partners?.[0]).toMatchObject({ name: 'Ann Moss', nominated: true });
	});

	it('is compared with what its facts give', () => {
		const [, profit = ''] = /<NetProfit>(.*?)</.exec(ours) ?? [];
		const other = ours.replace(`<NetProfit>${profit}<`, '<NetProfit>5.00<');
		expect(read(other).differences).toMatchObject([{ box: '3.83', given: '5.00', ours: profit }]);
	});
});

describe('files that are not a partnership return', () => {
	const whole = xmlOf(partnershipFacts(mossAndFern));
	it.each([
		['nothing', '', 'xml.malformed'],
		['a bomb', `<!DOCTYPE a [<!ENTITY a "ha">]>${whole}`, 'xml.doctype'],
		['an external entity', `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/hostname">]>${whole}`, 'xml.doctype'],
		['a return that was cut off', whole.slice(0, -9), 'xml.malformed'],
		['a person’s return', whole.replaceAll('SApartnership', 'MTR'), 'return.otherKind'],
		['a year without a form', whole.replaceAll('/24-25/', '/25-26/'), 'return.unknownYear'],
	])('%s is refused with a sentence', (_name, xml, code) => {
		const result = readPartnershipBack(xml);
		expect(result).toMatchObject({ ok: false, problems: [{ code }] });
		if (!result.ok) expect(result.problems[0]?.message.length).toBeGreaterThan(30);
	});

	it('never throws, wherever a return is cut or changed', () => {
		const place = fc.integer({ min: 0, max: whole.length });
		fc.assert(
			fc.property(place, place, fc.string({ maxLength: 5 }), (from, to, text) => {
				readPartnershipBack(whole.slice(0, from) + text + whole.slice(to));
			}),
			{ numRuns: 300 },
		);
	});
});
