/** From a message to an answer whose every figure was filled in by code: the offline model, with no key and no network. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { AnswerPart } from './answer-part.ts';
import { compose } from './guard/compose.ts';
import { readMemory } from './offline/memory.ts';
import type { Step } from './offline/plan.ts';
import { planFor } from './offline/replies.ts';
import type { AssistantPorts } from './ports.ts';
import { tools } from './tools/tools.ts';

/** A new message. */
export interface Turn {
	readonly message: string;
}

/** What was said before, oldest first, and the `memory` of the last answer, where there is one. */
export interface Conversation {
	readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
	readonly memory?: unknown;
}

/**
 * The answer to a message about a return, part by part. Reads through the ports, writes nothing, and is the same every
 * time for the same return and conversation. A sentence with a figure that no code filled in is withheld.
 */
export async function* respond(
	{ message }: Turn,
	{ messages, memory: kept }: Conversation,
	ports: AssistantPorts,
): AsyncGenerator<AnswerPart> {
	const memory = readMemory(kept);
	const plan = planFor({ message, memory, ports });
	const own = [message, ...messages.filter(({ role }) => role === 'user').map(({ text }) => text)].join('\n');
	let isFirst = true;
	for (const step of plan.steps) {
		if (!isFirst) yield { type: 'text', text: '\n\n' };
		isFirst = false;
		yield* take(step, own, ports);
	}
	yield { type: 'memory', memory: plan.memory ?? {} };
}

async function* take(step: Step, own: string, ports: AssistantPorts): AsyncGenerator<AnswerPart> {
	if ('say' in step) {
		yield* written(step.say, step.fills ?? {}, own);
		yield* step.parts ?? [];
		return;
	}
	const { use, with: args = {} } = step;
	yield { type: 'tool', call: { tool: use, arguments: args } };
	const result = await tools.find(({ name }) => name === use)?.run(args, ports);
	// The offline model names its own tools with arguments of its own: only a bug gives others.
	if (!result?.ok) throw new Error(`${use} was called wrongly`);
	const { sentences, fills = {}, parts = [] } = result.value;
	yield* written(sentences, fills, own);
	yield* parts;
}

function* written(
	sentences: readonly string[],
	fills: Readonly<Record<string, string>>,
	own: string,
): Generator<AnswerPart> {
	for (const [index, sentence] of sentences.entries()) {
		const composed = compose(sentence, fills, own);
		if (!composed.ok) {
			yield { type: 'text', text: sayAssistant('refused') };
			yield { type: 'action', action: { words: { id: 'do.working' }, place: { page: 'understand' } } };
			return;
		}
		yield { type: 'text', text: index === 0 ? composed.value : ` ${composed.value}` };
	}
}
