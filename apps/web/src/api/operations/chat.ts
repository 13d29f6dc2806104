/** Chat with the assistant about a return: reading, sending, deleting. */
import { useQuery } from '@tanstack/react-query';
import { requestStream } from '../event-stream.ts';
import { keys } from '../keys.ts';
import { type Answer, defineOperation, type Input } from '../operation.ts';
import type { ApiResult } from '../request.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const chatHistory = defineOperation<'chatHistory'>('GET', '/api/users/:id/chat-history');
const deleteChatHistory = defineOperation<'deleteChatHistory'>('DELETE', '/api/users/:id/chat-history');

const chatModel = defineOperation<'chatModel'>('GET', '/api/chat/model');
const agreeToModel = defineOperation<'agreeToModel'>('POST', '/api/chat/model');

/** The user and the return. */
interface About {
	readonly userId: string;
	readonly taxReturnId: string;
}

/** Everything said, oldest first. */
export function useChatHistory({ userId, taxReturnId }: About) {
	const asked = { id: userId, query: { taxReturnId } };
	return useQuery(reading(keys.chat(taxReturnId), chatHistory, asked));
}

/** Which provider's model would see what is written, and whether the user has agreed. */
export function useChatModel() {
	return useQuery(reading(keys.chatModel, chatModel, {}));
}

/** Answers whether that model may see it. */
export function useAgreeToModel() {
	return useChangeOf(keys.chatModel, agreeToModel);
}

/** Deletes the conversation. */
export function useDeleteChat({ userId, taxReturnId }: About) {
	return useChangeOf(keys.chat(taxReturnId), () => deleteChatHistory({ id: userId, query: { taxReturnId } }));
}

/**
 * Sends a message. `onText` gets the answer as it arrives; the result is the whole answer. Rejects only when `signal`
 * aborts it, which stops the answer.
 */
export async function sayToAssistant(
	body: Input<'chatStream'>['body'],
	signal: AbortSignal,
	onText: (text: string) => void,
): Promise<ApiResult<Answer<'chat'>>> {
	let answer: Answer<'chat'> | undefined;
	const sent = { method: 'POST', path: '/api/chat/stream', body, signal };
	const result = await requestStream(sent, ({ name, data }) => {
		if (name === 'text') onText((data as { text: string }).text);
		else if (name === 'answer') answer = data as Answer<'chat'>; // the contract's, as the server answers
	});
	if (!result.ok) return result;
	// Cut off before the whole answer was there.
	return answer ? { ok: true, value: answer } : { ok: false, failure: { kind: 'offline' } };
}
