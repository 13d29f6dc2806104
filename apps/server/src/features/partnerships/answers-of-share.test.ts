/** A partner's share that was handed over becomes answers that give exactly the same facts on the partner's return. */
import { parseFacts, pounds } from '@halfpenny/facts';
import { foldFacts, readAnswers } from '@halfpenny/questions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersOfShare, shareSection } from './answers-of-share.ts';

const amount = fc.integer({ min: 0, max: 999_999 }).map(pounds);
const signed = fc.integer({ min: -999_999, max: 999_999 }).map(pounds);

const shares = fc.record(
	{
		reference: fc.constant('2234567890'),
		startDate: fc.constant('2024-10-01'),
		endDate: fc.constant('2025-01-31'),
		profit: signed,
		accountingAdjustment: amount,
		untaxedInterest: amount,
		property: fc.record({ profit: signed, financeCosts: amount }, { requiredKeys: ['profit'] }),
		dividends: amount,
		taxDeducted: amount,
		cisDeductions: amount,
		tradingTaxDeducted: amount,
	},
	{ requiredKeys: [] },
);

it('restores the facts that were shared, whatever they are', () => {
	fc.assert(
		fc.property(shares, (some) => {
			const share = { description: 'Gardeners', ...some };
			const section = shareSection();
			const typed = answersOfShare(section, share).map(({ question, value }) => [question, value]);
			const read = readAnswers(section, Object.fromEntries(typed), '2024-25');
			if (!read.ok) throw new Error(JSON.stringify(read.problems));
			const told = foldFacts([{ section: section.id, answers: read.answers }]);
			const parsed = parseFacts({ taxYear: '2024-25', ...told });
			expect(parsed.ok && parsed.facts.partnerships).toEqual([share]);
		}),
		{ numRuns: 200 },
	);
});
