/** From a message to an answer whose every figure was filled in by code. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { compose } from './guard/compose.ts';
import { replies } from './offline/replies.ts';
import { topicOf } from './offline/topic.ts';
import type { AssistantAnswer, AssistantPorts } from './ports.ts';

/**
 * The answer to a message about a return. Reads through the ports, writes nothing, and is the same every time for the
 * same return. An answer with a figure that no code filled in is withheld, and one that points to the working is given.
 */
export function answer(message: string, ports: AssistantPorts): AssistantAnswer {
	const { sentences, fills = {}, ...rest } = replies[topicOf(message)]({ message, ports });
	const composed = compose(sentences.join(' '), fills, message);
	const nothing = { figures: [], sources: [], actions: [], needsUpload: false };
	if (composed.ok) return { ...nothing, ...rest, text: composed.value };
	return {
		...nothing,
		text: sayAssistant('refused'),
		actions: [{ words: { id: 'do.working' }, place: { page: 'understand' } }],
	};
}
