/** The Transaction Engine's conversation: submit, poll, delete and list, each answered as HMRC's gateway does. */
import { randomBytes } from 'node:crypto';
import {
	buildAcknowledgement,
	buildDeletedReply,
	buildErrorReply,
	buildListReply,
	buildSuccessReply,
	parseXml,
} from '@halfpenny/govtalk';
import type { Operation } from '../faults/fault.ts';
import { judgeReturn } from '../rules/judge-return.ts';
import { tableOfNamespace } from '../structure/leaf-table.ts';
import { leavesOf } from '../structure/read-boxes.ts';
import { say } from '../words.ts';
import { checkSubmission, type Document, messageLimits, type Refusal } from './check-submission.ts';
import { type Conversation, type EngineOptions, gatewayTime, header, refusal } from './conversation.ts';
import { type LedgerEntry, withoutPassword } from './ledger.ts';
import { type Envelope, readEnvelope } from './read-envelope.ts';

/** The classes of message that are taken. */
const classes = ['HMRC-SA-SA100', 'HMRC-SA-SA100-ATT', 'HMRC-SA-SA100-TIL', 'HMRC-SA-SA100-ATT-TIL'];

/** A message that was read: what it asks for, or why it cannot be dealt with. */
export type Message = {
	/** Undefined when nothing can be done with the message. */
	readonly operation: Operation | undefined;
	readonly envelope: Envelope | undefined;
	readonly xml: Uint8Array;
};

/** The two doors of the engine. */
export type Door = 'submission' | 'poll';

/** Reads a message that came in by a door. */
export function readMessage(xml: Uint8Array, door: Door): Message {
	const envelope = parsed(xml);
	const purpose = envelope && `${envelope.qualifier} ${envelope.function}`;
	const known = Object.entries(purposes[door]).find(([name]) => name === purpose);
	return { operation: known?.[1], envelope, xml };
}

const purposes: Readonly<Record<Door, Readonly<Record<string, Operation>>>> = {
	submission: { 'request submit': 'submit', 'request delete': 'delete', 'request list': 'list' },
	poll: { 'poll submit': 'poll' },
};

/** The answer to a message. */
export function answerMessage({ operation, envelope, xml }: Message, options: Conversation): Uint8Array {
	if (!envelope) return refusal(options, undefined, '1001');
	if (operation === 'submit') return submit(envelope, xml, options);
	if (operation === 'delete') return remove(envelope, options);
	if (operation === 'list') return list(envelope, options);
	return operation === 'poll' ? poll(envelope, options) : refusal(options, envelope, '1040');
}

/** The answer that a held submission is still being worked on; undefined when nothing is held. */
export function answerPending(envelope: Envelope, options: Conversation): Uint8Array | undefined {
	const entry = held(envelope, options);
	return entry && acknowledgement(entry, options);
}

function poll(envelope: Envelope, options: Conversation): Uint8Array {
	const entry = held(envelope, options);
	return entry ? answerOf(entry, options) : refusal(options, envelope, '2000');
}

function parsed(xml: Uint8Array): Envelope | undefined {
	const root = parseXml(xml, messageLimits);
	return root.ok ? readEnvelope(root.value) : undefined;
}

/** Credentials before anything else: whoever may not send learns nothing of what was wrong with the message. */
function notLetIn(envelope: Envelope, options: EngineOptions): '1046' | '1047' | undefined {
	if (envelope.method === 'MD5') return '1047';
	const known = envelope.senderId === options.senderId && envelope.password === options.password;
	return known && envelope.method === 'clear' ? undefined : '1046';
}

function submit(envelope: Envelope, xml: Uint8Array, options: Conversation): Uint8Array {
	const refused = notLetIn(envelope, options) ?? wrongConversation(envelope);
	if (refused) return refusedSubmission(envelope, xml, options, refused);
	const document = checkSubmission(envelope, xml);
	if (typeof document === 'string') return refusedSubmission(envelope, xml, options, document);
	const entry = entryOf(envelope, xml, options, document);
	options.ledger.received(entry);
	return acknowledgement(entry, options);
}

function wrongConversation(envelope: Envelope): '1001' | '1020' | undefined {
	if (!classes.includes(envelope.messageClass)) return '1001';
	return envelope.correlationId === '' ? undefined : '1020';
}

function entryOf(
	envelope: Envelope,
	xml: Uint8Array,
	options: Conversation,
	document: Document,
): LedgerEntry {
	const { irEnvelope, table, mark, uniqueTaxpayerReference } = document;
	const problems = judgeReturn(irEnvelope, table, options.validateWithSchema?.(xml, table.year) ?? []);
	return {
		transactionId: envelope.transactionId,
		correlationId: randomBytes(16).toString('hex').toUpperCase(),
		uniqueTaxpayerReference,
		taxYear: table.year,
		messageClass: envelope.messageClass,
		irmark: mark.base64,
		irmarkBase32: mark.base32,
		outcome: problems.length === 0 ? { kind: 'accepted' } : { kind: 'rejected', problems },
		receivedAt: options.now().toISOString(),
		answeredAt: null,
		deletedAt: null,
		leaves: leavesOf(irEnvelope),
		xml: withoutPassword(xml),
	};
}

function refusedSubmission(
	envelope: Envelope,
	xml: Uint8Array,
	options: Conversation,
	code: Refusal | '1020' | '1046' | '1047',
): Uint8Array {
	const [document] = envelope.documents;
	options.ledger.received({
		transactionId: envelope.transactionId,
		correlationId: '',
		uniqueTaxpayerReference: envelope.keys.find(({ type }) => type === 'UTR')?.value ?? '',
		taxYear: (document && tableOfNamespace(document.namespace)?.year) ?? null,
		messageClass: envelope.messageClass,
		irmark: null,
		irmarkBase32: null,
		outcome: { kind: 'refused', code },
		receivedAt: options.now().toISOString(),
		answeredAt: options.now().toISOString(),
		deletedAt: null,
		leaves: document ? leavesOf(document) : [],
		xml: withoutPassword(xml),
	});
	return refusal(options, envelope, code);
}

/** A document that is held: received, acknowledged, of the class asked about and not deleted. */
function held(envelope: Envelope, options: EngineOptions): LedgerEntry | undefined {
	const entry = options.ledger.find(envelope.correlationId);
	return entry?.deletedAt === null && entry.messageClass === envelope.messageClass ? entry : undefined;
}

function remove(envelope: Envelope, options: Conversation): Uint8Array {
	const entry = held(envelope, options);
	if (!entry) return refusal(options, envelope, '2000');
	options.ledger.deleted(entry.correlationId, options.now().toISOString());
	return buildDeletedReply(header(entry, options, 'submission'));
}

function list(envelope: Envelope, options: Conversation): Uint8Array {
	const refused = notLetIn(envelope, options) ?? wrongConversation(envelope);
	if (refused) return refusal(options, envelope, refused);
	const records = options.ledger
		.entries()
		.filter(
			(entry) =>
				entry.correlationId !== '' &&
				entry.deletedAt === null &&
				entry.messageClass === envelope.messageClass,
		)
		.map((entry) => ({
			timestamp: britishTime(entry.receivedAt),
			correlationId: entry.correlationId,
			transactionId: entry.transactionId,
			status: isReady(entry, options) ? statuses[entry.outcome.kind] : 'SUBMISSION_ACKNOWLEDGE',
		}));
	return buildListReply({ ...header(envelope, options, 'submission'), senderId: envelope.senderId, records });
}

const statuses = {
	accepted: 'SUBMISSION_RESPONSE',
	rejected: 'SUBMISSION_ERROR',
	refused: 'SUBMISSION_ERROR',
};

const isReady = (entry: LedgerEntry, { now, pollSeconds }: EngineOptions): boolean =>
	now().getTime() - Date.parse(entry.receivedAt) >= pollSeconds * 1000;

function answerOf(entry: LedgerEntry, options: Conversation): Uint8Array {
	if (!isReady(entry, options)) return acknowledgement(entry, options);
	if (entry.answeredAt === null) options.ledger.answered(entry.correlationId, options.now().toISOString());
	return entry.outcome.kind === 'accepted' ? success(entry, options) : rejected(entry, options);
}

function success(entry: LedgerEntry, options: Conversation): Uint8Array {
	return buildSuccessReply({
		...header(entry, options, 'submission'),
		receipt: {
			irmark: entry.irmark ?? '',
			markMessage: say('mark', { mark: entry.irmarkBase32 ?? '' }),
			message: say('accepted'),
			acceptedTime: gatewayTime(new Date(entry.receivedAt)),
		},
	});
}

function rejected(entry: LedgerEntry, options: Conversation): Uint8Array {
	const problems = entry.outcome.kind === 'rejected' ? entry.outcome.problems : [];
	return buildErrorReply({
		...header(entry, options, 'submission'),
		errors: [{ raisedBy: 'ChRIS', code: '3001', type: 'business', text: say('3001') }],
		businessErrors: problems.map((problem) => ({ raisedBy: 'ChRIS', ...problem })),
	});
}

function acknowledgement(entry: LedgerEntry, options: Conversation): Uint8Array {
	return buildAcknowledgement(header(entry, options, 'poll'));
}

/** `dd/mm/yyyy hh:mm:ss`, as the list has it. */
function britishTime(iso: string): string {
	const [date = '', time = ''] = iso.slice(0, 19).split('T');
	return `${date.split('-').reverse().join('/')} ${time}`;
}
