/** Every partnership fact has a question and nothing else is asked; any answers can be parsed. */
import { parsePartnershipFacts, partnershipFactsJsonSchema, patternOf } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Answers } from '../../answer.ts';
import { readAnswers } from '../../answers.ts';
import { foldPartnershipFacts } from '../../fold-facts.ts';
import type { Question, Section } from '../../question.ts';
import { factsOfSection, questionOfFact } from '../../question-of-fact.ts';
import { partnershipSections } from './partnership-sections.ts';

interface Schema {
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
}

/** Every fact of a schema: `partners[].shares[].from`. */
function leaves({ properties, items }: Schema, path = ''): readonly string[] {
	if (items) return leaves(items, `${path}[]`);
	if (!properties) return [path];
	return Object.entries(properties).flatMap(([name, below]) =>
		leaves(below, path === '' ? name : `${path}.${name}`),
	);
}

/** The year is the return's own. */
const NOT_ASKED = ['taxYear'];

const asked = partnershipSections.flatMap((section) =>
	factsOfSection(section).map(([fact]) => patternOf(fact)),
);

describe('the questions of a partnership', () => {
	it('ask for every fact, and for nothing else', () => {
		const facts = leaves(partnershipFactsJsonSchema() as Schema).map((path) => path.replace(/\[\]$/, ''));
		expect(facts.length).toBeGreaterThan(130);
		expect([...new Set(asked)].sort()).toEqual(facts.filter((fact) => !NOT_ASKED.includes(fact)).sort());
	});

	it('give facts that can be parsed, whatever the answers', () => {
		fc.assert(
			fc.property(entries, (given) => {
				const facts = { taxYear: '2024-25', ...foldPartnershipFacts(given) };
				expect(parsePartnershipFacts(facts)).toMatchObject({ ok: true });
			}),
			{ numRuns: 200 },
		);
	});
});

describe('a partner’s shares', () => {
	const ann = { id: 'a', section: 'partners', answers: { name: 'Ann', dividedBy: 'share', share: '100' } };
	const ben = { id: 'b', section: 'partners', answers: { name: 'Ben', dividedBy: 'share', share: '1/3' } };

	it('are the first, which stands with the partner, and those after it', () => {
		const first = { ...ann, answers: { ...ann.answers, shareChanged: true, shareUntil: '2024-09-30' } };
		const later = { section: 'partnerShares', answers: { partner: 'a', share: '60', from: '2024-10-01' } };
		expect(foldPartnershipFacts([later, first, ben])).toEqual({
			partners: [
				{
					name: 'Ann',
					shares: [
						{ share: '100', to: '2024-09-30' },
						{ share: '60', from: '2024-10-01' },
					],
				},
				{ name: 'Ben', shares: [{ share: '1/3' }] },
			],
		});
	});

	it('give way to amounts that were agreed', () => {
		const answers = { ...ann.answers, dividedBy: 'amounts', tradeProfit: '10.00' };
		expect(foldPartnershipFacts([{ ...ann, answers }])).toEqual({
			partners: [{ name: 'Ann', amounts: { tradeProfit: '10.00' } }],
		});
	});

	it('are traced to the partner if missing or wrong', () => {
		expect(questionOfFact('partners[1].shares', 'partnership')).toMatchObject({
			section: 'partners',
			question: 'share',
			entryIndex: 1,
		});
		expect(questionOfFact('trades[0].expenses.costOfGoods', 'partnership')).toMatchObject({
			section: 'partnershipTrade',
			question: 'costOfGoods',
		});
		expect(questionOfFact('partners[1].name')).toBeUndefined();
	});
});

const amount = fc.integer({ min: 0, max: 9_999_999 }).map((pence) => (pence / 100).toFixed(2)); // not money
const answerOf = ({ kind, choices = [], longest = 100 }: Question): fc.Arbitrary<Answer> => {
	switch (kind) {
		case 'money':
			return amount;
		case 'signedMoney':
			return fc.tuple(fc.constantFrom('', '-'), amount).map((parts) => parts.join(''));
		case 'yesNo':
			return fc.boolean();
		case 'choice':
			return fc.constantFrom(...choices);
		case 'date':
			return fc.constantFrom('2024-04-06', '2024-10-01', '2025-04-05');
		case 'utr':
			return fc.constantFrom('2234567890', '22345 67890K');
		case 'nationalInsuranceNumber':
			return fc.constantFrom('QQ 12 34 56 C', 'qq123456');
		case 'postcode':
			return fc.constantFrom('LS1 4DL', 'ls14dl');
		case 'telephone':
			return fc.constantFrom('0113 496 0000');
		case 'share':
			return fc.constantFrom('50', '33.33', '1/3', '100%');
		case 'entry':
			return fc.constant('partner-1');
		default:
			return fc.constantFrom('Moss & Fern', 'x'.repeat(longest));
	}
};

/** Entries of every section, read as the server reads them. */
const entries = fc
	.tuple(
		...partnershipSections.map((section) =>
			fc
				.record(Object.fromEntries(section.questions.map((one) => [one.id, maybe(one)])))
				.map((typed) => ({ section, typed: withoutParts(section, typed) })),
		),
	)
	.map((all) =>
		all.map(({ section, typed }, index) => {
			const read = readAnswers(section, typed satisfies Answers);
			if (!read.ok) throw new Error(JSON.stringify(read.problems));
			return { id: `partner-${index - 1}`, section: section.id, answers: read.answers };
		}),
	);

/** A part larger than its whole is rejected when typed. */
function withoutParts({ questions }: Section, typed: Answers): Answers {
	const without = questions.filter(({ partOf = '' }) => typeof typed[partOf] === 'string');
	return { ...typed, ...Object.fromEntries(without.map(({ id }) => [id, null])) };
}

function maybe(question: Question): fc.Arbitrary<Answer> {
	const answer = answerOf(question);
	return question.neededToKeep ? answer : fc.option(answer, { nil: null });
}
