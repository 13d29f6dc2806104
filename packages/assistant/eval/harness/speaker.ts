/** Who answers in the evaluation: the offline model, or the one in the server's settings. */
import {
	type AnswerPart,
	type AssistantPorts,
	type Conversation,
	respond,
	type Turn,
} from '../../src/index.ts';
import { createModel, respondRemotely } from '../../src/remote/index.ts';

/** Answers a message about a return, part by part. */
export type Speaker = (
	turn: Turn,
	conversation: Conversation,
	ports: AssistantPorts,
) => AsyncIterable<AnswerPart>;

/** The speaker of `MODEL_PROTOCOL`, `MODEL_ID`, `MODEL_URL` and `MODEL_KEY`, as `docs/configure-a-model.md` has them. Throws where one is missing. */
export function speakerOf(environment: Readonly<Record<string, string | undefined>>): Speaker {
	const {
		MODEL_PROTOCOL: protocol = 'offline',
		MODEL_ID: modelId,
		MODEL_URL: url,
		MODEL_KEY: key,
	} = environment;
	if (protocol === 'offline') return respond;
	if (protocol !== 'anthropic' && protocol !== 'openai-compatible')
		throw new Error(`MODEL_PROTOCOL cannot be ${protocol}`);
	if (modelId === undefined) throw new Error('MODEL_ID is missing');
	if (protocol === 'anthropic' && key === undefined) throw new Error('MODEL_KEY is missing');
	if (protocol === 'openai-compatible' && url === undefined) throw new Error('MODEL_URL is missing');
	const model = createModel({ protocol, modelId, url, key });
	return (turn, conversation, ports) =>
		respondRemotely(model, turn, conversation, ports, { signal: new AbortController().signal });
}
