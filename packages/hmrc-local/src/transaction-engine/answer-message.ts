/** The Transaction Engine's conversation: submit, poll, delete and list, each answered as HMRC's gateway does. */
import {
	buildDeletedReply,
	buildErrorReply,
	buildListReply,
	buildSuccessReply,
	parseXml,
} from '@halfpenny/govtalk';
import type { Operation } from '../faults/fault.ts';
import { type Conversation, type EngineOptions, gatewayTime, header, refusal } from './conversation.ts';
import type { Held } from './ledger/ledger.ts';
import { notLetIn, wrongConversation } from './let-in.ts';
import { type Envelope, messageLimits, readEnvelope } from './read-envelope.ts';
import { acknowledgement, submit } from './submit.ts';
import { say } from './words.ts';

/** A parsed message: what it asks for, or why it cannot be processed. */
export type Message = {
	/** Undefined when nothing can be done with the message. */
	readonly operation: Operation | undefined;
	readonly envelope: Envelope | undefined;
	readonly xml: Uint8Array;
};

/** The two doors of the engine. */
export type Door = 'submission' | 'poll';

const purposes: Readonly<Record<Door, Readonly<Record<string, Operation>>>> = {
	submission: { 'request submit': 'submit', 'request delete': 'delete', 'request list': 'list' },
	poll: { 'poll submit': 'poll' },
};

/** Reads a message that came in by a door. */
export function readMessage(xml: Uint8Array, door: Door): Message {
	const root = parseXml(xml, messageLimits);
	const envelope = root.ok ? readEnvelope(root.value) : undefined;
	const purpose = envelope && `${envelope.qualifier} ${envelope.function}`;
	const known = Object.entries(purposes[door]).find(([name]) => name === purpose);
	return { operation: known?.[1], envelope, xml };
}

/** The answer to a message. */
export function answerMessage({ operation, envelope, xml }: Message, options: Conversation): Uint8Array {
	if (!envelope) return refusal(options, undefined, '1001');
	if (operation === 'submit') return submit(envelope, xml, options);
	if (operation === 'delete') return remove(envelope, options);
	if (operation === 'list') return list(envelope, options);
	return operation === 'poll' ? poll(envelope, options) : refusal(options, envelope, '1040');
}

/** The answer that a held submission is still being processed; undefined when nothing is held. */
export function answerPending(envelope: Envelope, options: Conversation): Uint8Array | undefined {
	const held = heldFor(envelope, options);
	return held && acknowledgement(held, options);
}

/** A document that is held: received, acknowledged, of the requested class and not deleted. */
function heldFor(envelope: Envelope, options: EngineOptions): Held | undefined {
	const held = options.ledger.held(envelope.correlationId);
	return held?.messageClass === envelope.messageClass ? held : undefined;
}

function poll(envelope: Envelope, options: Conversation): Uint8Array {
	const held = heldFor(envelope, options);
	if (!held) return refusal(options, envelope, '2000');
	if (!isReady(held, options)) return acknowledgement(held, options);
	if (!held.answered) options.ledger.answered(held.correlationId, options.now().toISOString());
	return held.outcome.kind === 'accepted' ? success(held, options) : rejected(held, options);
}

function remove(envelope: Envelope, options: Conversation): Uint8Array {
	const held = heldFor(envelope, options);
	if (!held) return refusal(options, envelope, '2000');
	options.ledger.deleted(held.correlationId, options.now().toISOString());
	return buildDeletedReply(header(held, options, 'submission'));
}

function list(envelope: Envelope, options: Conversation): Uint8Array {
	const refused = notLetIn(envelope, options) ?? wrongConversation(envelope);
	if (refused) return refusal(options, envelope, refused);
	const records = options.ledger.listed(envelope.messageClass).map((held) => ({
		timestamp: britishTime(held.receivedAt),
		correlationId: held.correlationId,
		transactionId: held.transactionId,
		status: isReady(held, options) ? statuses[held.outcome.kind] : 'SUBMISSION_ACKNOWLEDGE',
	}));
	return buildListReply({ ...header(envelope, options, 'submission'), senderId: envelope.senderId, records });
}

const statuses = {
	accepted: 'SUBMISSION_RESPONSE',
	rejected: 'SUBMISSION_ERROR',
	refused: 'SUBMISSION_ERROR',
};

const isReady = (held: Held, { now, pollSeconds }: EngineOptions): boolean =>
	now().getTime() - Date.parse(held.receivedAt) >= pollSeconds * 1000;

function success(held: Held, options: Conversation): Uint8Array {
	return buildSuccessReply({
		...header(held, options, 'submission'),
		receipt: {
			irmark: held.irmark ?? '',
			markMessage: say('mark', { mark: held.irmarkBase32 ?? '' }),
			message: say('accepted'),
			acceptedTime: gatewayTime(new Date(held.receivedAt)),
		},
	});
}

function rejected(held: Held, options: Conversation): Uint8Array {
	const problems = held.outcome.kind === 'rejected' ? held.outcome.problems : [];
	return buildErrorReply({
		...header(held, options, 'submission'),
		errors: [{ raisedBy: 'ChRIS', code: '3001', type: 'business', text: say('3001') }],
		businessErrors: problems.map((problem) => ({ raisedBy: 'ChRIS', ...problem })),
	});
}

/** `dd/mm/yyyy hh:mm:ss`, as in the list. */
function britishTime(iso: string): string {
	const [date = '', time = ''] = iso.slice(0, 19).split('T');
	return `${date.split('-').reverse().join('/')} ${time}`;
}
