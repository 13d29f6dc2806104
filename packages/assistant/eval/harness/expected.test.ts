/** What a scripted conversation accepts of an answer, and what it does not. */
import { describe, expect, it } from 'vitest';
import type { AnswerPart } from '../../src/answer-part.ts';
import { type Played, play } from './check.ts';
import { type Expectation, scripts } from './script.ts';

type Change = { readonly entry?: string; readonly field: string; readonly value: string };

/** A proposal of changes to interest from savings. */
function proposalOf(changes: readonly Change[]): AnswerPart {
	const own = changes.map(({ entry = 'new', field, value }) => ({
		...({ operation: 'set', section: 'bankInterest', entry: { new: entry } } as const),
		...{ field, value },
	}));
	return {
		type: 'proposal',
		proposal: { changes: own, rows: [], effect: null, replaces: [], expiresAfterMs: 1 },
	};
}

/** What is wrong with an answer of these parts, in words. */
async function wrongWith(expected: Expectation, parts: readonly AnswerPart[]): Promise<readonly string[]> {
	return (await playedWith(expected, parts)).wrong;
}

async function playedWith(expected: Expectation, parts: readonly AnswerPart[]): Promise<Played> {
	const [script] = scripts.parse([
		{ id: 'one', category: 'facts', turns: [{ say: 'I owe £400, £1,400 or £400.50', expect: expected }] },
	]);
	if (!script) throw new Error('no script');
	return play(script, async function* () {
		yield* parts;
		yield { type: 'memory', memory: null };
	});
}

const text = (said: string): AnswerPart => ({ type: 'text', text: said });
const call = (tool: string): AnswerPart => ({ type: 'tool', call: { tool, arguments: {} } });
const source = (href: string): AnswerPart => ({ type: 'source', source: { label: 'A page', href } });

describe('what must not be done', () => {
	it.each<[string, Expectation, AnswerPart]>([
		['a word', { neverSays: ['ha ha'] }, text('Ha ha.')],
		['any proposal', { changes: [] }, proposalOf([{ field: 'amount', value: '9.00' }])],
		['one value', { neverProposes: ['9.00'] }, proposalOf([{ field: 'amount', value: '9.00' }])],
		['anything at all', { refuses: true }, call('calculate')],
	])('is counted apart from what was missed: %s', async (_, expected, part) => {
		expect(await playedWith(expected, [part])).toMatchObject({ forbidden: 1, wrong: { length: 1 } });
		expect(await playedWith({ ...expected, tools: ['lookUp'] }, [text('No.')])).toMatchObject({
			...{ forbidden: 0, wrong: { length: 1 } },
		});
	});
});

describe('an expectation', () => {
	it.each([
		['It is £400.', true],
		['It is £400.00, by my count.', true],
		['It is £1,400.', false],
		['It is £400.50.', false],
	])('takes an amount for that amount only: %s', async (said, fits) => {
		const wrong = await wrongWith({ amounts: ['400.00'] }, [text(said)]);
		expect(wrong).toHaveLength(fits ? 0 : 1);
	});

	it.each<[string, Expectation, AnswerPart, AnswerPart]>([
		['words', { says: [['bicycle', 'pushbike']] }, text('A pushbike has no rate.'), text('A van has.')],
		['amounts', { amounts: [['400.00', '1400.00']] }, text('£1,400'), text('£400.50')],
		['tools', { tools: [['lookUp', 'deadlines']] }, call('deadlines'), call('readFacts')],
		['sources', { source: ['penalties', 'deadlines'] }, source('gov.uk/deadlines'), source('gov.uk/pay')],
	])('accepts one of several %s, and no other', async (_, expected, right, wrong) => {
		expect(await wrongWith(expected, [right])).toEqual([]);
		expect(await wrongWith(expected, [wrong])).toHaveLength(1);
	});

	it('accepts one of several fields and values, however the value is written', async () => {
		const changes = [{ section: 'bankInterest', field: ['amount', 'account'], value: ['5.00', '7.00'] }];
		const proposed = (field: string, value: string) => [proposalOf([{ field, value }])];
		expect(await wrongWith({ changes }, proposed('amount', '7.0'))).toEqual([]);
		expect(await wrongWith({ changes }, proposed('amount', '6.00'))).toHaveLength(1);
		expect(await wrongWith({ changes }, proposed('taxedAlready', '5.00'))).toHaveLength(1);
	});

	it('wants what belongs together on one entry', async () => {
		const changes = [{ section: 'bankInterest', field: 'amount', value: '5.00', with: { account: 'Monzo' } }];
		const amount = { entry: 'a', field: 'amount', value: '5.00' };
		const account = (entry: string) => ({ entry, field: 'account', value: 'Monzo' });
		expect(await wrongWith({ changes }, [proposalOf([amount, account('a')])])).toEqual([]);
		expect(await wrongWith({ changes }, [proposalOf([amount, account('b')])])).toHaveLength(1);
	});

	it('notices a value that must not be proposed', async () => {
		const wrong = await wrongWith({ neverProposes: ['9.00'] }, [
			proposalOf([{ field: 'amount', value: '9.00' }]),
		]);
		expect(wrong).toHaveLength(1);
	});
});
