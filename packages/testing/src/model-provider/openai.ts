/** A turn in the chat completions format of many providers and local servers, streamed. */
import type { ProviderCall } from './provider-call.ts';

/** The events of a turn. */
export function openAiEvents({
	text = '',
	calls = [],
	atLimit = false,
}: {
	readonly text?: string;
	readonly calls?: readonly ProviderCall[];
	readonly atLimit?: boolean;
}): string[] {
	const pieces = text.match(/.{1,12}/gs) ?? [];
	return [
		chunk({ role: 'assistant', content: '' }),
		...pieces.map((content) => chunk({ content })),
		...calls.map(({ name, input }, index) =>
			chunk({
				tool_calls: [
					{
						...{ index, id: `tool-${index}`, type: 'function' },
						function: { name, arguments: JSON.stringify(input) },
					},
				],
			}),
		),
		chunk({}, calls.length > 0 ? 'tool_calls' : atLimit ? 'length' : 'stop'),
		'data: [DONE]\n\n',
	];
}

function chunk(delta: object, finish: string | null = null): string {
	const data = {
		...{ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test' },
		choices: [{ index: 0, delta, finish_reason: finish }],
		...(finish === null ? {} : { usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } }),
	};
	return `data: ${JSON.stringify(data)}\n\n`;
}
