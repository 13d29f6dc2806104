/** A local model provider for tests: it speaks both protocols over HTTP and says what it is told to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicEvents } from './anthropic.ts';
import { openAiEvents } from './openai.ts';
import type { ProviderCall } from './provider-call.ts';

/** What the model does in one turn. */
export type ProviderTurn =
	/** Text, said in pieces, tool calls, or both. */
	| {
			readonly text?: string;
			readonly calls?: readonly ProviderCall[];
			/** Whether it stops at the token limit. */
			readonly atLimit?: boolean;
			/** What happens elsewhere while it thinks. */
			readonly before?: () => Promise<void>;
	  }
	/** It answers with an error. */
	| { readonly status: number }
	/** It breaks off in the middle of a sentence, and drops the connection. */
	| { readonly cutAfter: string }
	/** It never answers. */
	| { readonly silent: true }
	/** It answers with something outside the protocol. */
	| { readonly nonsense: string };

/** The provider: what it will say, and what it was asked. */
export interface ModelProvider {
	readonly url: string;
	/** The turns to come; when there are none left it answers 500. */
	readonly turns: ProviderTurn[];
	/** The bodies of all requests received. */
	readonly asked: string[];
	readonly close: () => Promise<void>;
}

/** The protocols that it speaks: `/v1/messages` and `/v1/chat/completions`. */
type Protocol = 'anthropic' | 'openai-compatible';

/** Starts a provider on a free port. */
export async function startModelProvider(): Promise<ModelProvider> {
	const [turns, asked]: [ProviderTurn[], string[]] = [[], []];
	const server = createServer(async (request, response) => {
		asked.push(await bodyOf(request));
		const protocol = request.url?.endsWith('/messages') ? 'anthropic' : 'openai-compatible';
		await take(turns.shift() ?? { status: 500 }, protocol, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const close = async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	};
	return { url: `http://127.0.0.1:${port}/v1`, turns, asked, close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString();
}

async function take(turn: ProviderTurn, protocol: Protocol, response: ServerResponse): Promise<void> {
	if ('silent' in turn) return;
	if ('status' in turn) {
		response.writeHead(turn.status, { 'content-type': 'application/json' });
		response.end(
			JSON.stringify({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
		);
		return;
	}
	response.writeHead(200, { 'content-type': 'text/event-stream' });
	if ('nonsense' in turn) return void response.end(turn.nonsense);
	const events = protocol === 'anthropic' ? anthropicEvents : openAiEvents;
	if (!('cutAfter' in turn)) {
		await turn.before?.();
		return void response.end(events(turn).join(''));
	}
	// Sends everything but the end, then drops the connection.
	const all = events({ text: turn.cutAfter });
	response.write(all.slice(0, protocol === 'anthropic' ? -3 : -2).join(''));
	await new Promise((resolve) => setTimeout(resolve, 50));
	response.destroy();
}
