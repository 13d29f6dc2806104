/** Partnerships that cannot be filed: each problem with its code, fact and sentence. */
import type { PartnershipFactsInput as Input } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { checkPartnershipReturn } from './check-partnership.ts';
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
	it('has no problem when complete', () => expect(problemsOf({})).toEqual([]));

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
		['with a second trade', { trades: [trade, trade] }, 'trades.onlyOne trades[1]'],
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

	it('with only a year names everything missing', () => {
		const filled = partnershipBoxes(partnershipFacts({ taxYear: '2024-25' }));
		expect(filled.ok ? [] : filled.problems.map(({ box }) => box)).toEqual(['UTR', '11.2', '11.3', 'Name']);
	});

	it('names a partner without shares', () => {
		expect(problemsOf({ partners: [{ ...ann, shares: [] }, ben] })).toEqual([
			'required.missing partners[0].shares',
			'shares.notWhole partners',
		]);
	});

	it('rejects the thousandth partner', () => {
		const others = Array.from({ length: 998 }, () => ({ ...ben, shares: [{ share: 0 }] }));
		const all = [{ ...ann, shares: [{ share: 100 }] }, ben, ...others].map((one) => ({ ...one }));
		expect(problemsOf({ partners: all.with(1, { ...ben, shares: [{ share: 0 }] }) })).toEqual([
			'pages.tooMany partners[999]',
		]);
	});

	it('gives the same bytes for the same facts, with an IRmark, without credentials in a preview', () => {
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

	it('names the sender, the amendment, and the service', () => {
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
	it('of a trade that ended before it started are left for HMRC to reject', () => {
		const trades = [{ ...trade, startDate: '2024-12-01', endDate: '2024-06-01' }];
		const filled = partnershipBoxes(partnershipFacts({ ...mossAndFern, trades }));
		const problems = checkPartnershipReturn(filled.ok ? filled.boxes : [], {
			year: '2024-25',
			today: '2026-01-31',
		});
		expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(['6603 trades[0].endDate']);
	});

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

	it('of partners are given when in the tax year or the next', () => {
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
