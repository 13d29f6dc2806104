/** Reads server-sent events in answer to a POST; the browser's EventSource only supports GET. */
import { type ApiRequest, type ApiResult, fetchOptions, readFailure } from './request.ts';

/** An event: its name, and its data parsed from JSON. */
export interface StreamEvent {
	readonly name: string;
	readonly data: unknown;
}

/** Sends a request and passes on each event as it arrives. Rejects only when `signal` aborts it. */
export async function requestStream(
	sent: ApiRequest,
	onEvent: (event: StreamEvent) => void,
): Promise<ApiResult<null>> {
	try {
		const { signal } = sent;
		const response = await fetch(sent.path, { ...fetchOptions(sent), ...(signal && { signal }) });
		if (!response.ok || !response.body) return { ok: false, failure: await readFailure(response) };
		await readEvents(response.body, onEvent);
		return { ok: true, value: null };
	} catch (thrown) {
		if (sent.signal?.aborted) throw thrown;
		return { ok: false, failure: { kind: 'offline' } };
	}
}

async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (event: StreamEvent) => void) {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let text = '';
	for (;;) {
		const { done, value } = await reader.read();
		text += decoder.decode(value, { stream: !done });
		const blocks = text.split('\n\n');
		text = blocks.pop() ?? '';
		for (const block of blocks) {
			const event = parseEvent(block);
			if (event) onEvent(event);
		}
		if (done) return;
	}
}

/** Returns the event in a block of lines; undefined for a comment or anything that is not JSON. */
export function parseEvent(block: string): StreamEvent | undefined {
	const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s));
	const named = fields.find(([field]) => field === 'event')?.[1] ?? 'message';
	const lines = fields.filter(([field]) => field === 'data').map(([, value = '']) => value);
	if (lines.length === 0) return undefined;
	try {
		return { name: named, data: JSON.parse(lines.join('\n')) };
	} catch {
		return undefined;
	}
}
