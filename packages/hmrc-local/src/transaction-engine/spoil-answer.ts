/** What a fault makes of the engine's answer. What really happened still goes through the engine and its ledger. */
import { buildErrorReply } from '@halfpenny/govtalk';
import type { Fault } from '../faults/fault.ts';
import { answerMessage, answerPending, type Message } from './answer-message.ts';
import { type Conversation, errorAnswer, header } from './conversation.ts';
import { type FaultMemory, forget } from './fault-memory.ts';
import { errorWords, say } from './words.ts';

/** A conversation, the path this message came in at, and what faults remember. */
export type Spoilt = Conversation & { readonly path: string; readonly memory: FaultMemory };

/** The engine's answer, changed if the fault says so. Faults of the connection leave it unchanged. */
export function spoilAnswer(message: Message, spoilt: Spoilt, fault: Fault | undefined): Uint8Array {
	const { memory } = spoilt;
	const answer = movedAway(message, spoilt) ?? answerUnder(message, spoilt, fault);
	const { operation, envelope } = message;
	if (!operation || !envelope) return answer;
	if (operation === 'delete') forget(memory, envelope.correlationId);
	const correlationId = envelope.correlationId || textOf(answer, 'CorrelationID');
	const last = memory.last.get(operation);
	if (fault?.kind !== 'stale') memory.last.set(operation, { correlationId, answer });
	return fault?.kind === 'stale' && last ? last.answer : answer;
}

function answerUnder(message: Message, spoilt: Spoilt, fault: Fault | undefined): Uint8Array {
	switch (fault?.kind) {
		case 'error':
			return error(message, spoilt, fault);
		case 'pending':
			return kept(message, spoilt, fault) ?? answerMessage(message, spoilt);
		case 'vanish':
			vanish(message, spoilt);
			return answerMessage(message, spoilt);
		case 'hidden':
			return answerMessage(message, { ...spoilt, ledger: { ...spoilt.ledger, listed: () => [] } });
		case 'endPoint':
			return moved(answerMessage(message, spoilt), spoilt, fault);
		case 'wrongReceipt':
			return withMark(answerMessage(message, spoilt), fault.irmark || 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=');
		default:
			return answerMessage(message, spoilt);
	}
}

function vanish({ envelope }: Message, { ledger, now }: Spoilt): void {
	const correlationId = envelope?.correlationId ?? '';
	if (ledger.held(correlationId)) ledger.deleted(correlationId, now().toISOString());
}

function error(
	message: Message,
	spoilt: Spoilt,
	{ code = '', place, when, messageClass }: Fault,
): Uint8Array {
	if (when !== 'before') answerMessage(message, spoilt);
	const to = message.envelope;
	const { raisedBy, type, text } = errorWords(code);
	if (place !== 'body' || !to)
		return errorAnswer(spoilt, to, { raisedBy, code, type, text, location: '' }, messageClass);
	const location = '/hd:GovTalkMessage[1]/hd:Body[1]';
	return buildErrorReply({
		...header({ ...to, messageClass: messageClass || to.messageClass }, spoilt, 'submission'),
		errors: [{ raisedBy: 'ChRIS', code: '3001', type: 'business', text: say('3001') }],
		businessErrors: [{ raisedBy: 'ChRIS', code, type: type === 'fatal' ? 'business' : type, text, location }],
	});
}

/** An acknowledgement instead of the answer, as long as the fault keeps this conversation waiting. */
function kept(
	{ envelope }: Message,
	spoilt: Spoilt,
	{ polls = 0, seconds = 0 }: Fault,
): Uint8Array | undefined {
	if (!envelope) return undefined;
	const { correlationId } = envelope;
	const already = spoilt.memory.kept.get(correlationId) ?? 0;
	const since = spoilt.now().getTime() - Date.parse(spoilt.ledger.held(correlationId)?.receivedAt ?? '');
	const waits = (polls === 0 && seconds === 0) || already < polls || since < seconds * 1000;
	if (!waits) return undefined;
	spoilt.memory.kept.set(correlationId, already + 1);
	return answerPending(envelope, spoilt);
}

/** Sends the conversation elsewhere; leaves anything but acknowledgements alone. */
function moved(answer: Uint8Array, spoilt: Spoilt, { url, pollInterval, only }: Fault): Uint8Array {
	const text = decode(answer);
	if (!text.includes('<Qualifier>acknowledgement<')) return answer;
	const correlationId = textOf(answer, 'CorrelationID');
	const target = url || `${spoilt.base}/poll/${correlationId.slice(0, 8)}`;
	if (only) spoilt.memory.moved.set(correlationId, new URL(target, spoilt.base).pathname);
	return encode(
		text.replace(
			/<ResponseEndPoint PollInterval="([^"]*)">[^<]*</,
			(_all, usual: string) => `<ResponseEndPoint PollInterval="${pollInterval || usual}">${target}<`,
		),
	);
}

/** 2000 if a fault moved the conversation and this message came to another address. */
function movedAway({ operation, envelope }: Message, spoilt: Spoilt): Uint8Array | undefined {
	const only = operation === 'poll' && spoilt.memory.moved.get(envelope?.correlationId ?? '');
	if (!only || only === spoilt.path) return undefined;
	return errorAnswer(spoilt, envelope, {
		raisedBy: 'Gateway',
		code: '2000',
		type: 'fatal',
		text: say('2000'),
		location: '',
	});
}

const withMark = (answer: Uint8Array, mark: string): Uint8Array =>
	encode(decode(answer).replace(/(<dsig:DigestValue>)[^<]*/, `$1${mark}`));

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (answer: Uint8Array, name: string): string =>
	new RegExp(`<${name}>([^<]*)<`).exec(decode(answer))?.[1] ?? '';
