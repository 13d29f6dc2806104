/** An accepted partnership return, changed in one place: HMRC's schema or rules reject each change. */
import { describe, expect, it } from 'vitest';
import {
	hasProgram,
	hasShared,
	irEnvelopeOf,
	partnershipRulesFile,
	ruleVerdicts,
	schemaErrors,
	xmllintAgrees,
} from '../../tests/judges.ts';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnershipMessageOf } from '../../tests/random-partnership.ts';
import type { Box } from '../box.ts';
import { partnershipBoxes } from './partnership-return.ts';

const [trade] = mossAndFern.trades;
const [ann, ben] = mossAndFern.partners;

const inFull = {
	...mossAndFern,
	address: {
		line1: '1 Orchard Road',
		line2: 'Upper Fern',
		line3: 'Leeds',
		line4: 'Yorkshire',
		postcode: 'LS1 4DL',
	},
	addressChanged: true,
	exportsGoods: true,
	trades: [
		{
			...trade,
			startDate: '2024-05-01',
			endDate: '2025-03-31',
			accountingMethod: 'accruals',
			valueAddedTax: 'excluded',
			otherIncome: 20,
			expenses: {
				...trade.expenses,
				paymentsToSubcontractors: 90,
				motorExpenses: 80,
				interestOnBankOtherLoans: 70,
			},
			disallowable: { motorExpenses: 30 },
			adjustments: { goodsAndServicesOwnUse: 15, includedNonTaxableProfits: 5, accountingAdjustment: 40 },
			otherTaxDeducted: 12,
			balanceSheet: { bankBalances: 900, stock: 100, creditors: 300, balanceAtStart: 500, drawings: 50 },
		},
	],
	ukProperty: {
		accountingMethod: 'accruals',
		rents: 9000,
		taxDeducted: 30,
		premiumsOfLeaseGrant: 60,
		expenses: { repairsAndMaintenance: 700, travelCosts: 10 },
		privateUseAdjustment: 25,
		allowances: { annualInvestmentAllowance: 200, costOfReplacingDomesticGoods: 45 },
		financeCosts: 350,
	},
	savings: { untaxedUkInterest: 99, nationalSavingsInterest: 11, ukDividends: 77 },
	partners: [
		{
			...ann,
			nationalInsuranceNumber: 'QQ123456C',
			startDate: '2024-05-01',
			address: { line1: '2 Fern Way', postcode: 'LS1 4DL' },
		},
		{ ...ben, startDate: '2024-05-01', endDate: '2025-06-30' },
	],
	capacity: 'Partner',
	provisionalFigures: true,
} as const;
const inThreeLines = {
	...mossAndFern,
	trades: [{ ...trade, turnover: 50_000, adjustments: { accountingAdjustment: 9 } }],
} as const;

function boxesOf(input: object): readonly Box[] {
	const filled = partnershipBoxes(partnershipFacts(input));
	if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
	return filled.boxes;
}

const returns = [boxesOf(inFull), boxesOf(inThreeLines)];
/** A return, and the place of the box to change. */
const places = returns.flatMap((boxes) => boxes.map((box, index) => ({ boxes, box, index })));

function changed({ boxes, index }: (typeof places)[number], change: (box: Box) => readonly Box[]): string {
	return partnershipMessageOf(boxes.flatMap((box, at) => (at === index ? change(box) : [box])));
}

function isValid(message: string): boolean {
	return schemaErrors(irEnvelopeOf(message), 'partnership').length === 0;
}

describe.skipIf(!hasShared)('HMRC’s partnership schema', () => {
	it('accepts the returns unchanged', () => {
		expect(returns.map((boxes) => isValid(partnershipMessageOf(boxes)))).toEqual([true, true]);
		expect(new Set(places.map(({ box }) => box.box)).size).toBeGreaterThan(100);
	});

	it.each<[string, (box: Box) => readonly Box[]]>([
		['of another name', (box) => [{ ...box, path: box.path.replace(/(\[\d\])?$/, 'Box') }]],
		['with text of another alphabet', (box) => [{ ...box, value: '!' }]],
		['one level deeper', (box) => [{ ...box, path: `${box.path}/Value` }]],
	])('refuses every leaf %s', (_kind, change) => {
		const accepted = places.filter((place) => isValid(changed(place, change)));
		expect(accepted.map(({ box }) => box.box)).toEqual([]);
	});

	it('rejects every leaf repeated, and every leaf before the one it follows', () => {
		const single = places.filter(({ box }) => !box.path.includes('/Line['));
		expect(single.filter((place) => isValid(changed(place, (box) => [box, box])))).toEqual([]);
		const swapped = single.filter(({ boxes, index }) => {
			const [before, own] = [boxes[index - 1], boxes[index]];
			if (!before || !own || before.path.includes('/Line[')) return false;
			return isValid(partnershipMessageOf(boxes.with(index - 1, own).with(index, before)));
		});
		expect(swapped.map(({ box }) => box.box)).toEqual([]);
	});

	it('rejects amounts with pounds only, signs, commas or another form', () => {
		const amounts = places.filter(({ box }) => /\.\d\d$/.test(box.value));
		const asWhole = (box: Box) => box.value.replace(/\.\d\d$/, '');
		for (const write of [
			asWhole,
			(box: Box) => `+${box.value}`,
			(box: Box) => `0${box.value}`,
			() => '1,000.00',
		]) {
			const accepted = amounts.filter((place) =>
				isValid(changed(place, (box) => [{ ...box, value: write(box) }])),
			);
			expect(accepted.map(({ box }) => box.box)).toEqual([]);
		}
		expect(amounts.length).toBeGreaterThan(80);
	});

	it.each(['Name', '3.1', '3.2', 'N2.6', 'N2.8', '11.2', '11.3'])(
		'refuses a return without box %s',
		(number) => {
			const own = places.filter(({ box }) => box.box === number);
			expect(own.length).toBeGreaterThan(1);
			expect(own.filter((place) => isValid(changed(place, () => [])))).toEqual([]);
		},
	);

	it.each([
		['year', '/SA800/24-25/1', '/SA800/25-26/1'],
		['sender', '<Sender>Partnership<', '<Sender>Partner<'],
		['order of the header', '<DefaultCurrency>GBP</DefaultCurrency>', ''],
		['declaration', '<PartnershipDeclaration>yes</PartnershipDeclaration>', ''],
		[
			'two declarations',
			'</Declaration>',
			'<PartnershipAgentDeclaration>yes</PartnershipAgentDeclaration></Declaration>',
		],
		['date', '2024-05-01', '2024-02-30'],
		['UTR', '1097172564', '109717256'],
		['single partner', '<NumberOfPartners>2<', '<NumberOfPartners>1<'],
	])('and program xmllint refuse another %s', async (kind, from, to) => {
		const message = partnershipMessageOf(returns[0] ?? []);
		expect(message).toContain(from);
		const mutant = message.replaceAll(from, to);
		// The currency may be left out, but not placed elsewhere.
		const placed =
			kind === 'order of the header' ? mutant.replace('</IRheader>', `${from}</IRheader>`) : mutant;
		expect(isValid(placed)).toBe(false);
		if (hasProgram('xmllint'))
			expect(await xmllintAgrees([irEnvelopeOf(placed)], 'partnership')).toEqual([false]);
	});
});

/** No other box has to agree with these: the schema has no room for the first, and partners may claim less of the second. */
const FREE: readonly string[] = ['N1.24A', 'N2.24A', '1.40'];

describe.skipIf(!hasShared || !hasProgram('xsltproc'))('HMRC’s rules of the partnership return', () => {
	it('reject two pounds more in every box that others depend on', { timeout: 600_000 }, async () => {
		const amounts = places.filter(({ box }) => /\.\d\d$/.test(box.value));
		const mutants = amounts.map((place) =>
			changed(place, (box) => [{ ...box, value: (Number(box.value) + 2).toFixed(2) }]),
		);
		const verdicts = await ruleVerdicts(mutants, partnershipRulesFile);
		const accepted = amounts.filter((_, index) => verdicts[index]?.codes.length === 0);
		expect([...new Set(accepted.map(({ box }) => box.box))].sort()).toEqual([...FREE].sort());
		expect(Math.min(...verdicts.map(({ fired }) => fired))).toBe(18);
	});

	it('accept the returns unchanged', async () => {
		const verdicts = await ruleVerdicts(returns.map(partnershipMessageOf), partnershipRulesFile);
		expect(verdicts.map(({ codes }) => codes)).toEqual([[], []]);
		expect(verdicts.map(({ fired }) => fired)).toEqual([51, 18]);
	});

	it.each<[string, string, string, string]>([
		[
			'5005',
			'another key in the header',
			'<IRheader><Keys><Key Type="UTR">2234567890',
			'<IRheader><Keys><Key Type="UTR">1097172564',
		],
		['8205', 'a partner’s UTR that cannot be', '<PartnerUTR>1097172564', '<PartnerUTR>1097172565'],
		[
			'6699',
			'a statement of another period',
			'<PeriodStart>2024-05-01</PeriodStart><PeriodEnd>2025-03-31</PeriodEnd><NatureOfTrade>',
			'<PeriodStart>2024-05-02</PeriodStart><PeriodEnd>2025-03-31</PeriodEnd><NatureOfTrade>',
		],
		['6884', 'property of another period', '<ReturnPeriodStart>2024-05-01', '<ReturnPeriodStart>2024-04-06'],
		['6604', 'an end after the year', '<DateOfCessation>2025-03-31', '<DateOfCessation>2025-04-30'],
		[
			'8563',
			'annual investment allowance on the cash basis',
			'<TraditionalAccounting>yes</TraditionalAccounting></RentsEtc>',
			'</RentsEtc>',
		],
	])('answer %s to %s', async (code, _change, from, to) => {
		const message = partnershipMessageOf(returns[0] ?? []);
		expect(message).toContain(from);
		const [verdict] = await ruleVerdicts([message.replace(from, to)], partnershipRulesFile);
		expect(verdict?.codes).toContain(code);
	});

	it('check nothing in another year’s namespace, so checks are counted', async () => {
		const message = partnershipMessageOf(returns[0] ?? []).replaceAll('SA800/24-25', 'SA800/25-26');
		const [verdict] = await ruleVerdicts([message], partnershipRulesFile);
		expect(verdict).toEqual({ fired: 0, codes: [] });
	});
});
