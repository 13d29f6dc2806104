/** From a message to an answer whose every figure was filled in by code: the offline model, with no key and no network. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { AnswerPart } from './answer-part.ts';
import { compose } from './guard/compose.ts';
import { lookingInPapers } from './offline/in-papers.ts';
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
	const before = messages.findLast(({ role }) => role === 'user')?.text;
	const asked = { message, memory, ports, ...(before !== undefined && { before }) };
	const plan = await lookingInPapers(planFor(asked), asked);
	const own = [message, ...messages.filter(({ role }) => role === 'user').map(({ text }) => text)].join('\n');
	const offered = new Set<string>();
	let isFirst = true;
	for (const step of plan.steps) {
		if (!isFirst) yield { type: 'text', text: '\n\n' };
		isFirst = false;
		for await (const part of take(step, own, ports)) if (isNew(part, offered)) yield part;
	}
	yield { type: 'memory', memory: plan.memory ?? {} };
}

/** Whether a part is not a screen that was offered already in the same answer. */
function isNew(part: AnswerPart, offered: Set<string>): boolean {
	if (part.type !== 'action') return true;
	const action = JSON.stringify(part.action);
	const isFirst = !offered.has(action);
	offered.add(action);
	return isFirst;
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
