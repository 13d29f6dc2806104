/** What relief is claimed on of each company, worked by hand. */
import { parseFacts, pence } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import { claimableInvestments, claimedOnEach } from './claimed-investments.ts';

function facts(reliefs: object) {
	const read = parseFacts({ taxYear: '2025-26', reliefs });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return read.facts;
}
const one = (amountInvested: number, knowledgeIntensive?: boolean) => ({
	...{ scheme: 'eis' as const, knowledgeIntensive, amountInvested: pence(amountInvested * 100) },
});

it('claims on the whole of each within the limit', () => {
	const given = [one(4000, false), one(6000, true)];
	const of = facts({
		enterpriseInvestmentScheme: 10_000,
		enterpriseInvestmentSchemeKnowledgeIntensive: 6000,
	});
	expect([...claimedOnEach(given, of).values()].toSorted()).toEqual([400_000, 600_000]);
});

it('claims on knowledge-intensive companies first, and on the others up to £1 million more', () => {
	// 1,500,000 in others, 300,000 in knowledge-intensive ones: relief on 1,300,000 in all (ITA 2007 s.158).
	const [others, intensive] = [one(1_500_000, false), one(300_000, true)];
	const of = facts({
		enterpriseInvestmentScheme: 1_800_000,
		enterpriseInvestmentSchemeKnowledgeIntensive: 300_000,
	});
	expect(claimableInvestments(of)).toMatchObject({ eis: 130_000_000, knowledgeIntensive: 30_000_000 });
	const claims = claimedOnEach([others, intensive], of);
	expect([claims.get(others), claims.get(intensive)]).toEqual([100_000_000, 30_000_000]);
});
