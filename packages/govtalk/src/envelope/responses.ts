/** What HMRC says, built for a stand-in: acknowledgement, error, success, deleted, list. */
import { ERROR_RESPONSE_NAMESPACE, SIGNATURE_NAMESPACE, SUCCESS_RESPONSE_NAMESPACE } from '../namespaces.ts';
import { element, type XmlDraft } from '../xml/write-xml.ts';
import { buildMessage, type EndPoint, type GovTalkError, type MessageFunction } from './message.ts';
import type { StatusRecord } from './replies.ts';

/** What every answer carries. */
export type Answer = {
	/** `UndefinedClass` when the sender was not let in. */
	readonly messageClass: string;
	/** The sender's own identifier, echoed. */
	readonly transactionId: string;
	/** Empty when no conversation was begun. */
	readonly correlationId: string;
	readonly endPoint: EndPoint;
	/** ISO 8601 without a zone, three decimals. */
	readonly timestamp: string;
};

/** Received and being worked on. Not yet accepted. */
export function buildAcknowledgement(answer: Answer): Uint8Array {
	return buildMessage({ details: { ...answer, qualifier: 'acknowledgement', function: 'submit' } });
}

/** Refused. Business errors (3001) stand in the Body, each with its place. */
export function buildErrorReply(
	answer: Answer & {
		readonly function?: MessageFunction;
		readonly errors: readonly GovTalkError[];
		readonly businessErrors?: readonly GovTalkError[];
	},
): Uint8Array {
	const { errors, businessErrors = [], function: to = 'submit', ...rest } = answer;
	return buildMessage({
		details: { ...rest, qualifier: 'error', function: to },
		routing: [element('GovTalkErrors', errors.map(errorElement))],
		body: businessErrors.length > 0 ? [errorResponse(businessErrors)] : [],
	});
}

function errorElement(error: GovTalkError): XmlDraft {
	return element('Error', [
		element('RaisedBy', error.raisedBy),
		element('Number', error.code),
		element('Type', error.type),
		element('Text', error.text),
		...(error.location === undefined ? [] : [element('Location', error.location)]),
	]);
}

function errorResponse(errors: readonly GovTalkError[]): XmlDraft {
	const count = element('Application', [element('MessageCount', String(errors.length))]);
	return element('ErrorResponse', [count, ...errors.map(errorElement)], {
		xmlns: ERROR_RESPONSE_NAMESPACE,
		SchemaVersion: '2.0',
	});
}

/** What a receipt says. */
export type ReceiptToWrite = {
	/** The IRmark of what was accepted, in Base64. */
	readonly irmark: string;
	/** Messages beside the mark: code 0000 names the mark in Base32 for people. */
	readonly markMessage: string;
	readonly message: string;
	/** ISO 8601 without a zone, three decimals. */
	readonly acceptedTime: string;
};

/** Accepted, with the receipt. */
export function buildSuccessReply(answer: Answer & { readonly receipt: ReceiptToWrite }): Uint8Array {
	const { receipt, ...rest } = answer;
	const success = [
		element('IRmarkReceipt', [
			signature(receipt.irmark),
			element('Message', receipt.markMessage, { code: '0000' }),
		]),
		element('Message', receipt.message, { code: '077001' }),
		element('AcceptedTime', receipt.acceptedTime),
	];
	return buildMessage({
		details: { ...rest, qualifier: 'response', function: 'submit' },
		body: [element('SuccessResponse', success, { xmlns: SUCCESS_RESPONSE_NAMESPACE })],
	});
}

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

function signature(irmark: string): XmlDraft {
	const info = element('dsig:SignedInfo', [
		element('dsig:CanonicalizationMethod', '', { Algorithm: C14N }),
		element('dsig:SignatureMethod', '', { Algorithm: `${SIGNATURE_NAMESPACE}rsa-sha1` }),
		element('dsig:Reference', [
			element('dsig:DigestMethod', '', { Algorithm: `${SIGNATURE_NAMESPACE}sha1` }),
			element('dsig:DigestValue', irmark),
		]),
	]);
	// A stand-in has no key of HMRC's: the value says so ("SYNTH" in Base64).
	const value = element('dsig:SignatureValue', 'U1lOVEg=');
	return element('dsig:Signature', [info, value], { 'xmlns:dsig': SIGNATURE_NAMESPACE });
}

/** The conversation is forgotten. */
export function buildDeletedReply(answer: Answer): Uint8Array {
	return buildMessage({ details: { ...answer, qualifier: 'response', function: 'delete' } });
}

/** Every submission of a class that is still held. */
export function buildListReply(
	answer: Answer & { readonly senderId: string; readonly records: readonly StatusRecord[] },
): Uint8Array {
	const { senderId, records, ...rest } = answer;
	const report = element('StatusReport', [element('SenderID', senderId), ...records.map(statusRecord)]);
	return buildMessage({ details: { ...rest, qualifier: 'response', function: 'list' }, body: [report] });
}

function statusRecord(record: StatusRecord): XmlDraft {
	return element('StatusRecord', [
		element('TimeStamp', record.timestamp),
		element('CorrelationID', record.correlationId),
		element('TransactionID', record.transactionId),
		element('Status', record.status),
	]);
}
