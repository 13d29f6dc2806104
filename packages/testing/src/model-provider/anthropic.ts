/** A turn in the format of Anthropic's messages API, streamed. */
import type { ProviderCall } from './provider-call.ts';

/** The events of a turn. */
export function anthropicEvents({
	text,
	calls = [],
	atLimit = false,
}: {
	readonly text?: string;
	readonly calls?: readonly ProviderCall[];
	readonly atLimit?: boolean;
}): string[] {
	const blocks = [
		...(text === undefined ? [] : [textBlock(text, 0)]),
		...calls.map((call, index) => toolBlock(call, index + (text === undefined ? 0 : 1))),
	];
	return [
		event('message_start', {
			message: {
				...{ id: 'm1', type: 'message', role: 'assistant', model: 'test', content: [] },
				...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 100, output_tokens: 1 } },
			},
		}),
		...blocks.flat(),
		event('message_delta', {
			delta: {
				stop_reason: calls.length > 0 ? 'tool_use' : atLimit ? 'max_tokens' : 'end_turn',
				stop_sequence: null,
			},
			usage: { output_tokens: 20 },
		}),
		event('message_stop', {}),
	];
}

function textBlock(text: string, index: number): string[] {
	const pieces = text.match(/.{1,12}/gs) ?? [];
	return [
		event('content_block_start', { index, content_block: { type: 'text', text: '' } }),
		...pieces.map((piece) =>
			event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } }),
		),
		event('content_block_stop', { index }),
	];
}

function toolBlock({ name, input }: ProviderCall, index: number): string[] {
	const block = { type: 'tool_use', id: `tool-${index}`, name, input: {} };
	const json = { type: 'input_json_delta', partial_json: JSON.stringify(input) };
	return [
		event('content_block_start', { index, content_block: block }),
		event('content_block_delta', { index, delta: json }),
		event('content_block_stop', { index }),
	];
}

function event(type: string, data: object): string {
	return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
