/** An answer as server-sent events while it is being written. */
import { PassThrough, type Readable } from 'node:stream';
import type { Services } from '../../platform/services.ts';
import { answerMessage } from './answer.ts';
import type { Asked } from './begin.ts';
import type { Message } from './message.ts';
import { presentReply } from './reply.ts';

/** Often enough that no proxy closes the connection while a model thinks. */
const BEAT_MS = 10_000;

/** The events of an answer. When the reader disconnects, the answer stops. */
export function streamAnswer(
	services: Services,
	asked: Asked,
	onFailure: (error: unknown) => void,
): Readable {
	const stream = new PassThrough();
	const stop = new AbortController();
	const beat = setInterval(() => stream.write(': still here\n\n'), BEAT_MS);
	stream.on('close', () => {
		clearInterval(beat);
		stop.abort();
	});
	const onText = (text: string) => {
		stream.write(eventOf('text', { text }));
	};
	answerMessage(services, asked, { onText, signal: stop.signal, onFailure })
		.then((message) => stream.write(eventOf('answer', presentReply(message))))
		.catch(onFailure)
		.finally(() => stream.end());
	return stream;
}

/** The events of an answer that was written earlier. */
export function streamKept(message: Message): Readable {
	const stream = new PassThrough();
	stream.end(eventOf('answer', presentReply(message)));
	return stream;
}

function eventOf(event: 'text' | 'answer', data: object): string {
	return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
