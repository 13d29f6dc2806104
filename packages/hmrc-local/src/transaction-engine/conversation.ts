/** What every answer of the engine needs: who may send, the ledger, the clock, the address the sender used. */
import { buildErrorReply, type GovTalkError, type MessageFunction } from '@halfpenny/govtalk';
import type { Ledger } from './ledger/ledger.ts';
import type { SchemaCheck } from './schema-check.ts';
import { say, type WordId } from './words.ts';

/** What the engine needs to know and to call. */
export type EngineOptions = {
	readonly senderId: string;
	readonly password: string;
	/** Seconds a sender must wait before an answer is given. */
	readonly pollSeconds: number;
	readonly ledger: Ledger;
	readonly now: () => Date;
	/** Error messages of HMRC's own schema about a document, if its files are present. */
	readonly validateWithSchema?: SchemaCheck;
};

/** The context of one message: `base` is the address the sender used, such as `http://127.0.0.1:5665/hmrc-local`. */
export type Conversation = EngineOptions & {
	readonly base: string;
};

/** Who an answer is about. */
export type Addressed = {
	readonly messageClass: string;
	readonly transactionId: string;
	readonly correlationId: string;
};

/** An answer's header; `next` is where the conversation continues. */
export function header(
	{ messageClass, transactionId, correlationId }: Addressed,
	options: Conversation,
	next: 'submission' | 'poll',
) {
	return {
		messageClass,
		transactionId,
		correlationId,
		endPoint: { url: `${options.base}/${next}`, pollSeconds: options.pollSeconds },
		timestamp: gatewayTime(options.now()),
	};
}

/** The refused message, as far as it could be understood. */
export type Refused = Addressed & { readonly function: string };

const anonymousCodes: readonly string[] = ['1046', '1047'];
const functions: readonly MessageFunction[] = ['submit', 'list', 'delete'];

/** A fatal error in answer to a message. Senders who are not authorised, or cannot be understood, get no class back. */
export function refusal(options: Conversation, to: Refused | undefined, code: WordId): Uint8Array {
	return errorAnswer(options, to, {
		raisedBy: 'Gateway',
		code,
		type: 'fatal',
		text: say(code),
		location: '',
	});
}

/** Any error of the envelope in answer to a message; `messageClass` replaces the class that HMRC would return. */
export function errorAnswer(
	options: Conversation,
	to: Refused | undefined,
	error: GovTalkError,
	messageClass = '',
): Uint8Array {
	const about = { messageClass: 'UndefinedClass', transactionId: '', correlationId: '', ...to };
	const anonymous = to === undefined || anonymousCodes.includes(error.code);
	const given = messageClass || (anonymous ? 'UndefinedClass' : about.messageClass);
	return buildErrorReply({
		...header({ ...about, messageClass: given }, options, 'submission'),
		function: functions.find((name) => name === to?.function) ?? 'submit',
		errors: [error],
	});
}

/** ISO 8601 with three decimals and no zone, as HMRC writes it. */
export const gatewayTime = (time: Date): string => time.toISOString().replace('Z', '');
