/** The evaluation asks a configured model the same questions, over real HTTP in both protocols. */
import { type ModelProvider, startModelProvider } from '@halfpenny/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { play } from '../../eval/harness/check.ts';
import { scripts } from '../../eval/harness/script.ts';
import { speakerOf } from '../../eval/harness/speaker.ts';

const [script] = scripts.parse([
	{
		id: 'bill',
		category: 'explanation',
		person: 'sole-trader',
		turns: [{ say: 'what do I owe?', expect: { tools: ['calculate'], figures: { totalDue: '5662.80' } } }],
	},
]);
if (!script) throw new Error('there is one script');

describe.each(['anthropic', 'openai-compatible'])('a model that speaks %s', (MODEL_PROTOCOL) => {
	let provider: ModelProvider;
	beforeAll(async () => {
		provider = await startModelProvider();
	});
	afterAll(() => provider.close());
	beforeEach(() => {
		provider.turns.length = 0;
	});
	const speaker = () =>
		speakerOf({ MODEL_PROTOCOL, MODEL_ID: 'test', MODEL_KEY: 'k', MODEL_URL: provider.url });
	const calculates = { calls: [{ name: 'calculate', input: {} }] };

	it('is right where it uses the tool and its figures', async () => {
		provider.turns.push(calculates, { text: 'You owe {figure:calculate1.totalDue}.' });
		expect(await play(script, speaker())).toEqual({
			wrong: [],
			...{ invented: 0, unapproved: 0, leaked: 0, forbidden: 0 },
		});
	});

	it('is wrong where it does not', async () => {
		provider.turns.push({ text: 'Ask somebody else.' });
		const { wrong } = await play(script, speaker());
		expect(wrong.join('\n')).toContain('did not use calculate');
	});

	it('is wrong where it fails, and the evaluation continues', async () => {
		provider.turns.push({ status: 500 }, { status: 500 }, { status: 500 });
		const { wrong } = await play(script, speaker());
		expect(wrong.join('\n')).toContain('no answer');
	});
});

it('needs what the server needs', () => {
	expect(() => speakerOf({ MODEL_PROTOCOL: 'anthropic', MODEL_ID: 'test' })).toThrow('MODEL_KEY');
	expect(() => speakerOf({ MODEL_PROTOCOL: 'openai-compatible', MODEL_ID: 'test' })).toThrow('MODEL_URL');
	expect(() => speakerOf({ MODEL_PROTOCOL: 'telepathy' })).toThrow('MODEL_PROTOCOL');
});
