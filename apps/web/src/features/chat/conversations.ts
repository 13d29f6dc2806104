/** Messages in progress, by return. Kept outside the page, so that leaving it doesn't lose the answer. */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type ApiFailure, isSignedOut } from '../../api/failure.ts';
import { keys } from '../../api/keys.ts';
import { newId } from '../../api/new-id.ts';
import { sayToAssistant } from '../../api/operations/chat.ts';
import type { ChatMessage } from '../../api/shapes.ts';

/** A message without an answer yet. */
export interface Saying {
	readonly messageId: string;
	readonly text: string;
	/** The part of the answer received so far. */
	readonly heard: string;
	/** Why there is no answer: the server said so, or nothing arrived. Undefined while pending. */
	readonly failed?: 'answer' | ApiFailure;
	readonly stop: () => void;
}

const all = new Map<string, Saying>();
const listeners = new Set<() => void>();

/** Returns the message in progress about a return, if any. */
export function useSaying(returnId: string): Saying | undefined {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => all.get(returnId),
	);
}

/** Forgets a message that failed. */
export function forgetSaying(returnId: string): void {
	keep(returnId, undefined);
}

function keep(returnId: string, saying: Saying | undefined): void {
	if (saying) all.set(returnId, saying);
	else all.delete(returnId);
	for (const listener of listeners) listener();
}

/** A message to a return's assistant. Resending one without an answer uses its own id. */
export interface Message {
	readonly returnId: string;
	readonly text: string;
	readonly messageId?: string;
}

/** Sends a message and keeps what arrives. Does nothing while an answer is pending. */
export async function say(queryClient: QueryClient, { returnId, text, ...named }: Message): Promise<void> {
	const before = all.get(returnId);
	if (before && before.failed === undefined) return;
	const messageId = named.messageId ?? newId();
	const stopping = new AbortController();
	const saying: Saying = { messageId, text, heard: '', stop: () => stopping.abort() };
	keep(returnId, saying);
	let heard = '';
	const onText = (more: string) => {
		heard += more;
		keep(returnId, { ...saying, heard });
	};
	try {
		const body = { message: text, taxReturnId: returnId, messageId };
		const result = await sayToAssistant(body, stopping.signal, onText);
		if (!result.ok) return fail(queryClient, returnId, saying, result.failure);
		if (result.value.metadata.error) return keep(returnId, { ...saying, failed: 'answer' });
		const { id, message, metadata, createdAt } = result.value;
		addToHistory(queryClient, returnId, saying, { id, content: message, metadata, createdAt });
		keep(returnId, undefined);
		await queryClient.invalidateQueries({ queryKey: keys.taxReturn(returnId) });
	} catch {
		// Stopped: what has arrived stays, as on the server.
		const stopped = { id: `${messageId} stopped`, content: heard, metadata: { stopped: true } };
		const createdAt = new Date().toISOString();
		addToHistory(queryClient, returnId, saying, heard === '' ? undefined : { ...stopped, createdAt });
		keep(returnId, undefined);
	}
}

function fail(queryClient: QueryClient, returnId: string, saying: Saying, failed: ApiFailure): void {
	keep(returnId, { ...saying, failed });
	// Asking who is signed in leads to the sign-in page if nobody is.
	if (isSignedOut(failed)) void queryClient.invalidateQueries({ queryKey: keys.user });
}

function addToHistory(
	queryClient: QueryClient,
	returnId: string,
	{ messageId, text }: Saying,
	answer: Omit<ChatMessage, 'role'> | undefined,
): void {
	const createdAt = answer?.createdAt ?? new Date().toISOString();
	const own: ChatMessage = { id: messageId, role: 'user', content: text, metadata: {}, createdAt };
	queryClient.setQueryData<readonly ChatMessage[]>(keys.chat(returnId), (before = []) => [
		...before.filter(({ id }) => id !== messageId),
		own,
		...(answer ? [{ ...answer, role: 'assistant' as const }] : []),
	]);
}
