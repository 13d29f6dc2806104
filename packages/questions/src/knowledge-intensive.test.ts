/** Relief for knowledge-intensive companies is a sum over companies, known once each is answered (ITA 2007 s.158(2ZA)). */
import { expect, it } from 'vitest';
import { foldFacts } from './fold-facts.ts';
import { questionOfFact } from './question-of-fact.ts';

const company = (amount: string, knowledgeIntensive: boolean | string | null, scheme = 'eis') => ({
	section: 'investmentScheme',
	answers: { company: 'Loom', scheme, amount, knowledgeIntensive },
});
const reliefs = (...entries: ReturnType<typeof company>[]) => foldFacts(entries).reliefs;

it('adds up the knowledge-intensive companies', () => {
	expect(reliefs(company('800000', true), company('300000', false), company('400000', true))).toEqual({
		enterpriseInvestmentScheme: '1500000.00',
		enterpriseInvestmentSchemeKnowledgeIntensive: '1200000.00',
	});
});

it('is nothing if there are none, and unknown while one is unanswered', () => {
	expect(reliefs(company('1500000', false))).toMatchObject({
		enterpriseInvestmentSchemeKnowledgeIntensive: '0.00',
	});
	for (const open of [null, ''])
		expect(reliefs(company('800000', true), company('700000', open))).toEqual({
			enterpriseInvestmentScheme: '1500000.00',
		});
});

it('is not asked of other schemes', () => {
	expect(reliefs(company('9000', true, 'seis'))).toEqual({ seedEnterpriseInvestmentScheme: '9000.00' });
});

it('leads to its own question', () => {
	expect(questionOfFact('reliefs.enterpriseInvestmentSchemeKnowledgeIntensive')).toMatchObject({
		...{ section: 'investmentScheme', question: 'knowledgeIntensive' },
	});
});
