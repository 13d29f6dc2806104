/** Builds HMRC's answers for a stand-in: acknowledgement, error, success, deleted, list. */
import { ERROR_RESPONSE_NAMESPACE, SIGNATURE_NAMESPACE, SUCCESS_RESPONSE_NAMESPACE } from '../namespaces.ts';
import { element, type XmlDraft } from '../xml/write-xml.ts';
import { buildMessage, type EndPoint, type GovTalkError, type MessageFunction } from './message.ts';
import type { StatusRecord } from './replies.ts';

/** What every answer carries. */
export type Answer = {
	/** `UndefinedClass` when the sender failed to authenticate. */
	readonly messageClass: string;
	/** The sender's transaction id, echoed. */
	readonly transactionId: string;
	/** Empty when no conversation was started. */
	readonly correlationId: string;
	readonly endPoint: EndPoint;
	/** ISO 8601 without a zone, three decimals. */
	readonly timestamp: string;
};

/** HMRC has received the submission and is processing it. It has not accepted it yet. */
export function buildAcknowledgement(answer: Answer): Uint8Array {
	return buildMessage({ details: { ...answer, qualifier: 'acknowledgement', function: 'submit' } });
}

/** HMRC rejected it. Business errors (3001) go in the Body, each with its location. */
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

/** The contents of a receipt. */
export type ReceiptToWrite = {
	/** The IRmark of the accepted return, in Base64. */
	readonly irmark: string;
	/** Messages that come with the IRmark: code 0000 gives it in Base32 for people. */
	readonly markMessage: string;
	readonly message: string;
	/** ISO 8601 without a zone, three decimals. */
	readonly acceptedTime: string;
};

/** HMRC has accepted it. Carries the receipt. */
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
	// A stand-in can't sign with HMRC's key, so the value says that it is synthetic ("SYNTH" in Base64).
	const value = element('dsig:SignatureValue', 'U1lOVEg=');
	return element('dsig:Signature', [info, value], { 'xmlns:dsig': SIGNATURE_NAMESPACE });
}

/** HMRC has deleted the conversation. */
export function buildDeletedReply(answer: Answer): Uint8Array {
	return buildMessage({ details: { ...answer, qualifier: 'response', function: 'delete' } });
}

/** Every submission of a class that HMRC still holds. */
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
