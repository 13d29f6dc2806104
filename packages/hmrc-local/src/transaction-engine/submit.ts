/** Receives a submission: refuses it immediately, or judges, records and acknowledges it. */
import { randomBytes } from 'node:crypto';
import { buildAcknowledgement, textAt } from '@halfpenny/govtalk';
import { notTaken } from './already-filed.ts';
import { checkSubmission, type Document, type Refusal } from './check-submission.ts';
import { type Addressed, type Conversation, header, refusal } from './conversation.ts';
import type { Outcome, Received } from './ledger/entry.ts';
import { isTestInLive } from './ledger/filed-returns.ts';
import { notLetIn, wrongConversation } from './let-in.ts';
import type { Envelope } from './read-envelope.ts';
import { attachmentProblems } from './rules/attachments.ts';
import { judgeReturn } from './rules/judge-return.ts';
import { tableOfNamespace } from './structure/leaf-table.ts';

/** The answer to a submission; the submission is in the ledger by then. */
export function submit(envelope: Envelope, xml: Uint8Array, options: Conversation): Uint8Array {
	const refused = notLetIn(envelope, options) ?? wrongConversation(envelope);
	const document = refused ?? checkSubmission(envelope, xml);
	if (typeof document === 'string') return refusedSubmission(envelope, xml, options, document);
	const received = receivedOf(envelope, xml, options, document);
	options.ledger.received(received, xml);
	return acknowledgement(received, options);
}

/** Received and being processed: come back to /poll. */
export function acknowledgement(about: Addressed, options: Conversation): Uint8Array {
	return buildAcknowledgement(header(about, options, 'poll'));
}

function receivedOf(
	envelope: Envelope,
	xml: Uint8Array,
	options: Conversation,
	document: Document,
): Received {
	const { irEnvelope, table, mark, uniqueTaxpayerReference, amendment } = document;
	const receivedAt = options.now().toISOString();
	return {
		transactionId: envelope.transactionId,
		correlationId: randomBytes(16).toString('hex').toUpperCase(),
		uniqueTaxpayerReference,
		form: table.form,
		taxYear: table.year,
		messageClass: envelope.messageClass,
		sender: textAt(irEnvelope, 'IRheader/Sender') ?? null,
		amendment,
		irmark: mark.base64,
		irmarkBase32: mark.base32,
		outcome: outcomeOf(document, envelope, xml, receivedAt, options),
		receivedAt,
	};
}

function outcomeOf(
	{ irEnvelope, table, mark, amendment, uniqueTaxpayerReference }: Document,
	envelope: Envelope,
	xml: Uint8Array,
	receivedAt: string,
	{ ledger, validateWithSchema }: Conversation,
): Outcome {
	const problems = [
		...attachmentProblems(irEnvelope, table, envelope.messageClass),
		...judgeReturn(irEnvelope, table, validateWithSchema?.(xml, table) ?? []),
	];
	if (problems.length > 0) return { kind: 'rejected', problems };
	if (isTestInLive(envelope.messageClass)) return { kind: 'accepted' };
	const filed = ledger.returns.find(table.form, table.year, uniqueTaxpayerReference);
	const refused = notTaken({ amendment, irmark: mark.base64, receivedAt }, filed, table);
	if (!refused) return { kind: 'accepted' };
	const { problem, duplicateOf } = refused;
	return { kind: 'rejected', problems: [problem], ...(duplicateOf === undefined ? {} : { duplicateOf }) };
}

function refusedSubmission(
	envelope: Envelope,
	xml: Uint8Array,
	options: Conversation,
	code: Refusal | '1020' | '1046' | '1047',
): Uint8Array {
	const [document] = envelope.documents;
	const table = document && tableOfNamespace(document.namespace);
	const refused: Received = {
		transactionId: envelope.transactionId,
		correlationId: '',
		uniqueTaxpayerReference: envelope.keys.find(({ type }) => type === 'UTR')?.value ?? '',
		form: table?.form ?? null,
		taxYear: table?.year ?? null,
		messageClass: envelope.messageClass,
		sender: (document && textAt(document, 'IRheader/Sender')) ?? null,
		amendment: false,
		irmark: null,
		irmarkBase32: null,
		outcome: { kind: 'refused', code },
		receivedAt: options.now().toISOString(),
	};
	options.ledger.received(refused, xml);
	return refusal(options, envelope, code);
}
