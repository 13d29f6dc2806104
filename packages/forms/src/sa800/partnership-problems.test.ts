/** Partnerships that cannot be filed as they are: each problem with its code, fact and a sentence; and what is chosen and handed over. */
import type { PartnershipFactsInput as Input } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnerShareFacts } from './partner-share.ts';
import { partnershipChoices } from './partnership-choices.ts';
import { buildPartnershipReturn, partnershipBoxes, previewPartnershipReturn } from './partnership-return.ts';

const channel = { vendorId: '0000', product: 'Example', version: '0.1' };
const [trade] = mossAndFern.trades;
const [ann, ben] = mossAndFern.partners;

function problemsOf(changes: Partial<Input>) {
	const filled = partnershipBoxes(partnershipFacts({ ...mossAndFern, ...changes }));
	if (filled.ok) return [];
	expect(filled.problems.every(({ message }) => message.length > 15)).toBe(true);
	return filled.problems.map(({ code, path }) => `${code} ${path}`);
}

function boxOf(changes: Partial<Input>, number: string, page = 1): string | undefined {
	const filled = partnershipBoxes(partnershipFacts({ ...mossAndFern, ...changes }));
	if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
	return filled.boxes.find((box) => box.box === number && box.page === page)?.value;
}

describe('a partnership return', () => {
	it('has no problem as it should be', () => expect(problemsOf({})).toEqual([]));

	it.each<[string, Partial<Input>, string]>([
		['of a year without a form', { taxYear: '2025-26' }, 'year.withoutForm taxYear'],
		['without a UTR', { uniqueTaxpayerReference: undefined }, 'required.missing uniqueTaxpayerReference'],
		['without a name', { name: undefined }, 'required.missing name'],
		['with a name that HMRC cannot write', { name: '山田 & 田中' }, 'text.alphabet name'],
		['with a name too long', { name: 'x'.repeat(57) }, 'text.tooLongForBox name'],
		[
			'with a trade without description',
			{ trades: [{ name: 'Moss' }] },
			'required.missing trades[0].description',
		],
		[
			'with a description too long',
			{ trades: [{ ...trade, description: 'x'.repeat(29) }] },
			'text.tooLongForBox trades[0].description',
		],
		['with an @ in a name', { trades: [{ ...trade, name: 'Moss @ Fern' }] }, 'text.alphabet trades[0].name'],
		['with a second trade', { trades: [trade, trade] }, 'pages.tooMany trades[1]'],
		['with one partner', { partners: [{ ...ann, shares: [{ share: 100 }] }] }, 'partners.tooFew partners'],
		['with two who sign', { partners: [ann, { ...ben, nominated: true }] }, 'partners.oneNominated partners'],
		[
			'with nobody who signs',
			{ partners: [{ ...ann, nominated: false }, ben] },
			'partners.oneNominated partners',
		],
		[
			'with a partner without a UTR',
			{ partners: [ann, { ...ben, uniqueTaxpayerReference: undefined }] },
			'required.missing partners[1].uniqueTaxpayerReference',
		],
		[
			'with a partner’s name too long',
			{ partners: [ann, { ...ben, name: 'x'.repeat(29) }] },
			'text.tooLongForBox partners[1].name',
		],
		[
			'with shares of 99%',
			{ partners: [ann, { ...ben, shares: [{ share: 39 }] }] },
			'shares.notWhole partners',
		],
		[
			'with accounts to the wrong year',
			{ accountingPeriod: { start: '2023-01-01', end: '2023-12-31' } },
			'period.outsideYear accountingPeriod',
		],
		[
			'with accounts that end before they start',
			{ accountingPeriod: { start: '2024-12-31', end: '2024-05-01' } },
			'period.outsideYear accountingPeriod',
		],
		[
			'with negative wages of a category',
			{ trades: [{ ...trade, disallowable: { professionalFees: -5 } }] },
			'money.outsideBox trades[0].disallowable.professionalFees',
		],
		[
			'with turnover above £15 million',
			{ trades: [{ ...trade, turnover: 15_000_001 }] },
			'turnover.accountsNeeded trades[0].turnover',
		],
		['with foreign income', { otherSchedules: ['foreign'] }, 'schedule.unsupported otherSchedules[0]'],
		[
			'with an address line too long',
			{ address: { line1: 'x'.repeat(29) }, addressChanged: true },
			'text.tooLongForBox address.line1',
		],
	])('%s is refused', (_what, changes, problem) => expect(problemsOf(changes)).toEqual([problem]));

	it('of nothing but a year names all that is missing', () => {
		const filled = partnershipBoxes(partnershipFacts({ taxYear: '2024-25' }));
		expect(filled.ok ? [] : filled.problems.map(({ box }) => box)).toEqual(['UTR', '11.2', '11.3', 'Name']);
	});

	it('has a partner without shares named', () => {
		expect(problemsOf({ partners: [{ ...ann, shares: [] }, ben] })).toEqual([
			'required.missing partners[0].shares',
			'shares.notWhole partners',
		]);
	});

	it('refuses the thousandth partner', () => {
		const others = Array.from({ length: 998 }, () => ({ ...ben, shares: [{ share: 0 }] }));
		const all = [{ ...ann, shares: [{ share: 100 }] }, ben, ...others].map((one) => ({ ...one }));
		expect(problemsOf({ partners: all.with(1, { ...ben, shares: [{ share: 0 }] }) })).toEqual([
			'pages.tooMany partners[999]',
		]);
	});

	it('is the same bytes for the same facts, marked, without credentials in a preview', () => {
		const facts = partnershipFacts(mossAndFern);
		const [first, second] = [
			previewPartnershipReturn(facts, { channel }),
			previewPartnershipReturn(facts, { channel }),
		];
		expect(first).toEqual(second);
		const xml = first.ok ? new TextDecoder().decode(first.xml) : '';
		expect(xml).toContain('<Class>HMRC-SA-SA800</Class>');
		expect(xml).toContain(first.ok ? first.irmark.base64 : 'no mark');
		expect(xml).not.toContain('SenderID');
	});

	it('says who sends it, that it amends, and to which service', () => {
		const built = buildPartnershipReturn(partnershipFacts(mossAndFern), {
			transactionId: 'AB12',
			channel,
			sender: 'Agent',
			amended: true,
			messageClass: 'HMRC-SA-SA800-TIL',
			gatewayTest: true,
		});
		const xml = built.ok ? new TextDecoder().decode(built.xml) : '';
		expect(xml).toContain('<Class>HMRC-SA-SA800-TIL</Class>');
		expect(xml).toContain('<Sender>Agent</Sender>');
		expect(xml).toContain('<SApartnership AmendedReturn="yes">');
		expect(xml).toContain('<PartnershipAgentDeclaration>yes</PartnershipAgentDeclaration>');
		expect(xml).toContain('<GatewayTest>1</GatewayTest>');
	});
});

describe('dates', () => {
	it('are those of the accounts, or the part of the tax year with a trade', () => {
		expect([boxOf({}, '3.4'), boxOf({}, '3.5')]).toEqual(['2024-04-06', '2025-04-05']);
		const trades = [{ ...trade, startDate: '2024-06-01', endDate: '2020-01-01' }];
		expect([boxOf({ trades }, '3.4'), boxOf({ trades }, '3.7'), boxOf({ trades }, '3.8')]).toEqual([
			'2024-06-01',
			'2024-06-01',
			undefined,
		]);
		const accountingPeriod = { start: '2023-07-01', end: '2024-06-30' };
		expect([boxOf({ accountingPeriod }, 'N1.1'), boxOf({ accountingPeriod }, 'N1.2')]).toEqual([
			'2023-07-01',
			'2024-06-30',
		]);
	});

	it('are the tax year’s without a trade', () => {
		const changes = {
			trades: [],
			ukProperty: { rents: 1 },
			accountingPeriod: { start: '2024-01-01', end: '2024-12-31' },
		};
		expect([boxOf(changes, '1.1'), boxOf(changes, '1.2')]).toEqual(['2024-04-06', '2025-04-05']);
	});

	it('of partners are told when in the tax year or the next', () => {
		const dates = (startDate: string, endDate: string) => {
			const partners = [ann, { ...ben, startDate, endDate, shares: [{ share: 40, from: '2024-04-06' }] }];
			const filled = partnershipBoxes(partnershipFacts({ ...mossAndFern, trades: [], partners }));
			if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
			return filled.boxes.filter(({ box }) => box === 'N2.7' || box === 'N2.9').map(({ value }) => value);
		};
		expect(dates('2024-04-05', '2026-04-06')).toEqual([]);
		expect(dates('2024-04-06', '2026-04-05')).toEqual(['2024-04-06', '2026-04-05']);
	});
});

describe('accounts', () => {
	const kind = (turnover: number, changes: Partial<Input> = {}) =>
		partnershipChoices(partnershipFacts({ ...mossAndFern, trades: [{ ...trade, turnover }], ...changes }))
			.accounts?.kind;

	it('have three lines below £90,000 a year, in proportion for part of one', () => {
		expect([kind(89_999), kind(90_000), kind(15_000_000), kind(15_000_001)]).toEqual([
			'threeLines',
			'full',
			'full',
			'attached',
		]);
		const half = { accountingPeriod: { start: '2024-10-06', end: '2025-04-05' } };
		expect([kind(44_000, half), kind(46_000, half)]).toEqual(['threeLines', 'full']);
	});

	it('with three lines put own use and balancing charges with turnover, capital allowances with expenses', () => {
		const trades = [
			{
				...trade,
				turnover: 50_000,
				adjustments: { goodsAndServicesOwnUse: 100, includedNonTaxableProfits: 7 },
			},
		];
		// 50,000 + 100 + 30 from the pool; 1,001 + 40,000 + 500 of which 500 is not allowable, 1,000 and 7.
		expect(['3.24', '3.25', '3.26', '3.83'].map((box) => boxOf({ trades }, box))).toEqual([
			'50130.00',
			'42008.00',
			'8122.00',
			'8122.00',
		]);
		expect(boxOf({ trades }, '3.29')).toBeUndefined();
	});

	it('are worth the same in three lines and in full', () => {
		const profit = (turnover: number) =>
			Number(boxOf({ trades: [{ ...trade, turnover, adjustments: { goodsAndServicesOwnUse: 9 } }] }, '3.83'));
		expect(profit(90_000) - profit(89_000)).toBe(1000);
	});

	it('say why in words', () => {
		const choices = partnershipChoices(
			partnershipFacts({
				...mossAndFern,
				ukProperty: { rents: 5 },
				savings: { ukDividends: 3, nationalSavingsInterest: 2 },
			}),
		);
		expect(choices.accounts?.message).toContain('£90,000');
		expect(choices.statement.reasons).toEqual(['otherSavings', 'property', 'dividends']);
		expect(choices.statement.message).toContain('property income and dividends');
		const short = partnershipChoices(partnershipFacts({ ...mossAndFern, savings: { untaxedUkInterest: 3 } }));
		expect(short.statement).toEqual({ reasons: [], message: 'HMRC’s short partnership statement is enough' });
	});
});

describe('a partner’s figures', () => {
	it('are those of the statement, as facts of the partner’s own return', () => {
		const facts = partnershipFacts({
			...mossAndFern,
			ukProperty: { rents: '1000.99', financeCosts: 10, taxDeducted: 5 },
			savings: { untaxedUkInterest: 50, ukDividends: 20 },
		});
		expect(partnerShareFacts(facts, 1)).toEqual({
			ok: true,
			runsWithTaxYear: true,
			share: {
				reference: '2234567890',
				description: 'Gardeners',
				profit: 3_121_200,
				untaxedInterest: 2000,
				property: { profit: 40_000, financeCosts: 400 },
				dividends: 800,
				taxDeducted: 200,
				cisDeductions: 400,
			},
		});
	});

	it('are losses below zero', () => {
		const facts = partnershipFacts({ ...mossAndFern, trades: [{ ...trade, turnover: 0 }] });
		const handed = partnerShareFacts(facts, 0);
		expect(handed.ok && handed.share.profit).toBe(-2_518_300);
	});

	it('need no names or references, and no form of the year', () => {
		const facts = partnershipFacts({
			taxYear: '2025-26',
			trades: [{ turnover: 100 }],
			partners: [{ shares: [{ share: '1/3' }] }, { shares: [{ share: '2/3' }] }],
		});
		expect(partnerShareFacts(facts, 0)).toEqual({ ok: true, runsWithTaxYear: true, share: { profit: 3300 } });
	});

	it('are not said where shares do not add up', () => {
		const facts = partnershipFacts({ ...mossAndFern, partners: [ann, { ...ben, startDate: '2024-05-01' }] });
		const handed = partnerShareFacts(facts, 0);
		expect(
			handed.ok
				? []
				: handed.problems.map(({ code, message }) => ({ code, day: /\d{4}-\d\d-\d\d/.exec(message)?.[0] })),
		).toEqual([{ code: 'shares.notWhole', day: '2024-04-06' }]);
	});

	it.each<[Partial<Input>, boolean]>([
		[{}, true],
		[{ accountingPeriod: { start: '2024-04-01', end: '2025-03-31' } }, true],
		[{ accountingPeriod: { start: '2024-01-01', end: '2024-12-31' } }, false],
		[{ trades: [{ ...trade, startDate: '2024-06-01', endDate: '2025-01-31' }] }, true],
		[{ accountingPeriod: { start: '2023-04-06', end: '2025-04-05' } }, false],
	])('of %j run with the tax year: %s', (changes, expected) => {
		const handed = partnerShareFacts(partnershipFacts({ ...mossAndFern, ...changes }), 0);
		expect(handed.ok && handed.runsWithTaxYear).toBe(expected);
	});

	it('of nobody are a bug', () => {
		expect(() => partnerShareFacts(partnershipFacts(mossAndFern), 2)).toThrow(RangeError);
	});
});
