/** Random partnership returns: HMRC's schema and rules accept every one, and the partners' figures add up. */
import { calculate } from '@halfpenny/tax';
import * as fc from 'fast-check';
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
import { anyPartnership } from '../../tests/partnerships.ts';
import type { Box } from '../box.ts';
import { checkPartnershipReturn } from './check-partnership.ts';
import { partnerShareFacts } from './partner-share.ts';
import { buildPartnershipReturn } from './partnership-return.ts';
import { statementLines } from './statement-sheets.ts';

const options = { transactionId: '', channel: { vendorId: '0000', product: 'Example', version: '0.1' } };
const HOW_MANY = Number(process.env.PARTNERSHIP_RETURNS ?? 300);

const returns = fc.sample(anyPartnership, { numRuns: HOW_MANY }).map((facts) => {
	const built = buildPartnershipReturn(facts, options);
	if (!built.ok) throw new Error(JSON.stringify({ problems: built.problems, facts }));
	return { facts, boxes: built.boxes, xml: new TextDecoder().decode(built.xml) };
});

function pounds(boxes: readonly Box[], number: string): readonly number[] {
	return boxes.filter(({ box }) => box === number).map(({ value }) => Number(value));
}

describe.skipIf(!hasShared)(`${HOW_MANY} partnership returns`, () => {
	it('are valid against HMRC’s schema, for two programs', async () => {
		const envelopes = returns.map(({ xml }) => irEnvelopeOf(xml));
		expect(envelopes.flatMap((envelope) => schemaErrors(envelope, 'partnership'))).toEqual([]);
		if (!hasProgram('xmllint')) return;
		const agrees = await xmllintAgrees(envelopes, 'partnership');
		expect(agrees.filter((valid) => valid).length).toBe(HOW_MANY);
	});

	it.skipIf(!hasProgram('xsltproc'))(
		'break none of HMRC’s rules, of which many looked',
		{ timeout: 600_000 },
		async () => {
			const verdicts = await ruleVerdicts(
				returns.map(({ xml }) => xml),
				partnershipRulesFile,
			);
			const broken = verdicts.flatMap(({ codes }, index) => codes.map((code) => `return ${index}: ${code}`));
			expect(broken).toEqual([]);
			// A return without trade, property and savings has the rules for header, statement, partners and address.
			expect(Math.min(...verdicts.map(({ fired }) => fired))).toBeGreaterThanOrEqual(6);
			expect(Math.max(...verdicts.map(({ fired }) => fired))).toBeGreaterThanOrEqual(50);
			expect(verdicts.reduce((sum, { fired }) => sum + fired, 0)).toBeGreaterThan(HOW_MANY * 20);
		},
	);
});

describe('the partnership returns', () => {
	it('pass all our rules', () => {
		const today = '2026-01-31';
		for (const { boxes } of returns) {
			expect(checkPartnershipReturn(boxes, { year: '2024-25', today })).toEqual([]);
		}
	});

	it('divide every figure among the partners to the pound', () => {
		for (const { boxes } of returns) {
			for (const { number } of statementLines) {
				const [whole = 0] = pounds(boxes, `N1.${number}`);
				expect(pounds(boxes, `N2.${number}`).reduce((sum, part) => sum + part, 0)).toBe(whole);
			}
		}
	});

	it('give, for every box with an amount, the facts behind it', () => {
		for (const { boxes } of returns) {
			const unfounded = boxes.filter(({ value, origins }) => /\.\d\d$/.test(value) && origins.length === 0);
			expect(unfounded).toEqual([]);
		}
	});

	it('have three lines of accounts or full ones, never both, and all kinds of page', () => {
		const has = (number: string) => returns.filter(({ boxes }) => pounds(boxes, number).length > 0).length;
		for (const number of ['3.24', '3.73', '3.84', '3.115', '1.39', '7.6', '7.23', 'N1.24']) {
			expect({ number, some: has(number) > 0 }).toEqual({ number, some: true });
		}
		const both = returns.filter(
			({ boxes }) => [...pounds(boxes, '3.24'), ...pounds(boxes, '3.65')].length > 1,
		);
		expect(both).toEqual([]);
	});

	it('give each partner the figures of the statement, as facts for their own return', () => {
		for (const { facts, boxes } of returns.slice(0, 50)) {
			facts.partners?.forEach((_, index) => {
				const handed = partnerShareFacts(facts, index);
				if (!handed.ok) throw new Error(JSON.stringify(handed.problems));
				const own = boxes.filter(({ form, page }) => form === 'SA800PS' && page === index + 1);
				const [profit = 0] = pounds(own, 'N2.11');
				const [loss = 0] = pounds(own, 'N2.12');
				expect((handed.share.profit ?? 0) / 100).toBe(profit - loss);
				expect((handed.share.property?.profit ?? 0) / 100).toBe(pounds(own, 'N2.19')[0] ?? 0);
				expect((handed.share.untaxedInterest ?? 0) / 100).toBe(pounds(own, 'N2.13')[0] ?? 0);
				expect(() => calculate({ taxYear: '2024-25', partnerships: [handed.share] })).not.toThrow();
			});
		}
	});
});
