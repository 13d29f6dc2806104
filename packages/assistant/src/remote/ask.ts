/** Asks a model once, tools included: the text it ends with, within limits of steps, tokens and seconds. */
import { type ModelMessage, stepCountIs, streamText } from 'ai';
import type { RemoteModel } from './model.ts';
import type { Toolbox } from './toolbox.ts';

/** Why there is no answer. Never contains what was written. */
export class ModelFailure extends Error {
	override name = 'ModelFailure';
	/** `down`, `cutOff`, `slow`, `nonsense`, `stopped`. */
	readonly code: string;
	constructor(code: string, cause?: unknown) {
		super(code, { cause });
		this.code = code;
	}
}

/** What a model is asked. */
export interface Question {
	readonly system: string;
	readonly messages: readonly ModelMessage[];
	readonly toolbox: Toolbox;
	readonly signal: AbortSignal;
}

const MOST_STEPS = 8;
/** For all steps together, counting the context each time it is read. */
const MOST_TOKENS = 120_000;
const LONGEST_ANSWER_TOKENS = 2_000;
const UNFINISHED = new Set(['error', 'other', 'length']);

/** The model's last text. Throws `ModelFailure`. */
export async function ask({ model }: RemoteModel, question: Question): Promise<string> {
	const { system, messages, toolbox, signal } = question;
	const tokens = (steps: readonly { readonly usage: { readonly totalTokens?: number | undefined } }[]) =>
		steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0);
	const stream = streamText({
		...{ model, system, messages: [...messages], tools: toolbox.tools, abortSignal: signal },
		...{ maxOutputTokens: LONGEST_ANSWER_TOKENS, maxRetries: 0 },
		stopWhen: [
			stepCountIs(MOST_STEPS),
			({ steps }) => tokens(steps) > MOST_TOKENS,
			() => toolbox.isLooping(),
		],
		// Errors also come as parts of the stream.
		onError: () => undefined,
	});
	let text = '';
	let ended: string | undefined;
	try {
		for await (const part of stream.fullStream) {
			if (part.type === 'start-step') text = '';
			else if (part.type === 'text-delta') text += part.text;
			else if (part.type === 'error') throw new ModelFailure('down', part.error);
			else if (part.type === 'abort') throw new ModelFailure('stopped');
			else if (part.type === 'finish') ended = part.finishReason;
		}
	} catch (error) {
		throw error instanceof ModelFailure ? error : new ModelFailure('cutOff', error);
	}
	// A stream that simply ends was cut off, even after a full sentence; so was one at the token limit.
	if (ended === undefined || UNFINISHED.has(ended)) throw new ModelFailure('cutOff');
	return ended === 'stop' ? text.trim() : '';
}
