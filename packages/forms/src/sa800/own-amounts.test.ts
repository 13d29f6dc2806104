/** Partners who agreed amounts: the statement shows them unchanged, and they must add up. */
import { describe, expect, it } from 'vitest';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnerShareFacts } from './partner-share.ts';
import { partnershipBoxes } from './partnership-return.ts';

const [ann, ben] = mossAndFern.partners;
const trade = { name: 'Moss and Fern', description: 'Gardeners', turnover: 50_000 };

function resultOf(annGets: object, benGets: object, more: object = {}) {
	const { shares: _, ...annAlone } = ann;
	const partners = [
		{ ...annAlone, ...annGets },
		{ ...ben, shares: undefined, ...benGets },
	];
	const input = { ...mossAndFern, trades: [trade], partners, ...more };
	return partnershipFacts(JSON.parse(JSON.stringify(input)));
}

function valuesOf(facts: ReturnType<typeof resultOf>, box: string) {
	const result = partnershipBoxes(facts);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.boxes.filter((one) => one.box === box).map(({ value }) => value);
}

describe('own amounts of the partners', () => {
	it('replace shares in the statement, and go to each partner’s own return', () => {
		const facts = resultOf({ amounts: { tradeProfit: 30_000 } }, { amounts: { tradeProfit: 20_000 } });
		expect(valuesOf(facts, 'N2.11')).toEqual(['30000.00', '20000.00']);
		expect(partnerShareFacts(facts, 1)).toMatchObject({ ok: true, share: { profit: 2_000_000 } });
	});

	it('can be for some lines, with shares for the others', () => {
		const savings = { untaxedUkInterest: 101 };
		const facts = resultOf(
			{ amounts: { tradeProfit: 50_000 }, shares: [{ share: 50 }] },
			{ shares: [{ share: 50 }] },
			{ savings },
		);
		expect(valuesOf(facts, 'N2.11')).toEqual(['50000.00', '0.00']);
		expect(valuesOf(facts, 'N2.13')).toEqual(['51.00', '50.00']);
	});

	it('that do not add up are a problem with both sums', () => {
		const facts = resultOf({ amounts: { tradeProfit: 30_000 } }, { amounts: { tradeProfit: 19_999 } });
		const result = partnershipBoxes(facts);
		expect(result).toMatchObject({
			ok: false,
			problems: [{ code: 'amounts.notWhole', path: 'partners', box: 'N2.11' }],
		});
		const message = result.ok ? '' : result.problems[0]?.message;
		expect(message).toContain('£49,999.00');
		expect(message).toContain('£50,000.00');
	});

	it('or shares are needed of every partner', () => {
		const result = partnershipBoxes(resultOf({ amounts: { tradeProfit: 50_000 } }, {}));
		expect(result).toMatchObject({ problems: [{ code: 'required.missing', path: 'partners[1].shares' }] });
	});
});

describe('an agent of the partnership', () => {
	it('is named instead of the partner’s telephone number', () => {
		const half = { shares: [{ share: 50 }] };
		const agent = { name: 'Ann Agent', telephone: '0113 496 0001', address: { line1: '1 Mill' } };
		const alone = resultOf(half, half, { telephone: '0113 496 0000' });
		expect([valuesOf(alone, '9.1'), valuesOf(alone, '9.3')]).toEqual([['0113 496 0000'], []]);
		const both = resultOf(half, half, { telephone: '0113 496 0000', agent });
		expect([valuesOf(both, '9.1'), valuesOf(both, '9.2')]).toEqual([[], ['0113 496 0001']]);
		expect([valuesOf(both, '9.3'), valuesOf(both, '9.3-1')]).toEqual([['Ann Agent'], ['1 Mill']]);
	});
});
