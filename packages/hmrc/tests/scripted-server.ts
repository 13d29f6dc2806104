/**
 * A real HTTP server on a free port that does what a test tells it, request by request, including unfriendly things.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was received. */
type Received = {
	readonly method: string;
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly contentType: string;
	readonly body: string;
};

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

/** The server, what it has received, and what it does next. */
export type ScriptedServer = {
	readonly url: string;
	readonly received: Received[];
	next: Behaviour;
	readonly close: () => Promise<void>;
};

/** Starts a server on 127.0.0.1. */
export async function startScriptedServer(): Promise<ScriptedServer> {
	const received: Received[] = [];
	const http = createServer(async (request, response) => {
		const one = await readRequest(request);
		received.push(one);
		scripted.next(response, one);
	});
	await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
	const { port } = http.address() as AddressInfo;
	const scripted: ScriptedServer = {
		url: `http://127.0.0.1:${port}/hmrc-local`,
		received,
		next: answerWith('', 500),
		close: () =>
			new Promise((resolve) => {
				http.close(() => resolve());
				http.closeAllConnections();
			}),
	};
	return scripted;
}

async function readRequest(request: IncomingMessage): Promise<Received> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const { method = '', url: path = '', headers } = request;
	const { 'content-type': contentType = '' } = headers;
	return { method, path, headers, contentType, body: Buffer.concat(chunks).toString() };
}

/** Answers with a whole body. */
export function answerWith(
	body: string | Uint8Array,
	status = 200,
	headers: Record<string, string> = {},
): Behaviour {
	return (response) => response.writeHead(status, { 'content-type': 'text/xml', ...headers }).end(body);
}

/** Reads the request and never answers. */
export const silence: Behaviour = () => {};

/** Begins an answer and never finishes it. */
export const drip: Behaviour = (response) => response.writeHead(200).write('<GovTalkMessage');

/** Reads the request and resets the connection. */
export const reset: Behaviour = (response) => response.socket?.resetAndDestroy();

/** Promises a body and hangs up halfway. */
export function truncate(body: string): Behaviour {
	return (response) => {
		response.writeHead(200, { 'content-length': String(body.length) });
		response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
	};
}

/** Sends without end. */
export const flood: Behaviour = (response) => {
	const chunk = Buffer.alloc(65_536, 'x');
	const pour = () => {
		while (!response.destroyed && response.write(chunk));
		if (!response.destroyed) response.once('drain', pour);
	};
	pour();
};
