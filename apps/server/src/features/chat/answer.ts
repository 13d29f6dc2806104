/** Writes an answer: its parts as they come, and at the end the stored message. */
import { randomUUID } from 'node:crypto';
import { type AnswerPart, collectAnswer } from '@halfpenny/assistant';
import { sayChat } from '@halfpenny/messages/chat';
import type { Services } from '../../platform/services.ts';
import type { Asked } from './begin.ts';
import { giveUpAnswer, keepAnswer } from './finish.ts';
import type { Message } from './message.ts';
import { openPorts } from './ports.ts';
import { presentAnswer } from './present.ts';
import { type Speaker, speakerFor } from './speaker.ts';

/** Callbacks while an answer is being written. */
export interface Listener {
	/** Receives the next piece of text. */
	readonly onText?: (text: string) => void;
	/** Aborted when the person stops it. */
	readonly signal?: AbortSignal;
	/** Receives what went wrong, for the log. */
	readonly onFailure: (error: unknown) => void;
}

/**
 * Writes and stores an answer. If that fails, the answer says so with `error` and is not stored: the message stays and
 * can be sent again. If the person stops it, what was said up to then is stored.
 */
export async function answerMessage(services: Services, asked: Asked, listener: Listener): Promise<Message> {
	try {
		const speaker = await speakerFor(services, asked.key.userId);
		const heard = await listen(services, asked, speaker, listener);
		const { content, ...rest } = presentAnswer(await collectAnswer(heard), speaker.model);
		if (!listener.signal?.aborted) return await keepAnswer(services, asked, { content, ...rest });
		if (content === '') throw new Error('stopped before anything was said');
		// The person has not seen what it was about to suggest.
		const metadata = { ...rest.metadata, stopped: true };
		return await keepAnswer(services, asked, { content, metadata, memory: rest.memory, proposed: [] });
	} catch (error) {
		if (!listener.signal?.aborted) listener.onFailure(error);
		await giveUpAnswer(services, asked);
		return failed(services);
	}
}

const NEVER = new AbortController().signal;

async function listen(
	services: Services,
	asked: Asked,
	{ speak }: Speaker,
	{ onText, signal = NEVER }: Listener,
): Promise<AnswerPart[]> {
	const ports = await openPorts(services, asked);
	const heard: AnswerPart[] = [];
	if (!ports) return [{ type: 'text', text: sayChat('contradicted') }];
	for await (const part of speak({ ...asked, ports, signal })) {
		if (signal.aborted) break;
		heard.push(part);
		if (part.type === 'text') onText?.(part.text);
	}
	return heard;
}

function failed({ clock }: Services): Message {
	return {
		id: randomUUID(),
		role: 'assistant',
		content: sayChat('failed'),
		metadata: { error: true },
		createdAt: clock.now().toISOString(),
	};
}
