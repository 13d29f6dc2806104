/** Reads the Transaction Engine's replies by qualifier, function and codes, never by the echoed class. */

import { failWith, type Result, succeed } from '@halfpenny/result';
import {
	ENVELOPE_NAMESPACE,
	ERROR_RESPONSE_NAMESPACE,
	SIGNATURE_NAMESPACE,
	SUCCESS_RESPONSE_NAMESPACE,
} from '../namespaces.ts';
import type { ReplyProblem } from '../problems.ts';
import type { XmlLimits } from '../xml/guard.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { find, findAll, textAt, type XmlElement } from '../xml/tree.ts';
import type { EndPoint, GovTalkError } from './message.ts';

/** A submission in a list. */
export type StatusRecord = {
	/** `dd/mm/yyyy hh:mm:ss`. */
	readonly timestamp: string;
	readonly correlationId: string;
	/** The transaction id we submitted it with. */
	readonly transactionId: string;
	/** For example, SUBMISSION_RESPONSE. */
	readonly status: string;
};

/** HMRC's proof of acceptance. */
export type Receipt = {
	/** The DigestValue: the IRmark of the return HMRC accepted, to compare with ours. */
	readonly irmark: string;
	/** When HMRC accepted it, as HMRC wrote it; '' if there is none. */
	readonly acceptedTime: string;
	/** HMRC's messages. The one with code 0000 gives the IRmark in Base32. */
	readonly messages: readonly { readonly code: string; readonly text: string }[];
};

type Common = {
	readonly transactionId: string;
	readonly correlationId: string;
	/** Where to send the next message of this conversation. Absent if the reply doesn't say. */
	readonly endPoint?: EndPoint;
};

/** A reply from the Transaction Engine. */
export type Reply = Common &
	(
		| { readonly kind: 'acknowledgement' }
		| {
				readonly kind: 'error';
				/** From the envelope. */
				readonly errors: readonly GovTalkError[];
				/** From the Body's ErrorResponse, each with its location. Empty unless these are business errors (3001). */
				readonly businessErrors: readonly GovTalkError[];
		  }
		| { readonly kind: 'success'; readonly receipt: Receipt }
		| { readonly kind: 'deleted' }
		| { readonly kind: 'list'; readonly records: readonly StatusRecord[] }
	);

/** Returns the reply, or why the bytes are not one. Never throws. */
export function parseReply(
	xml: string | Uint8Array,
	limits: Partial<XmlLimits> = {},
): Result<Reply, ReplyProblem> {
	const parsed = parseXml(xml, limits);
	if (!parsed.ok) return parsed;
	const message = parsed.value;
	const details = find(message, 'Header/MessageDetails');
	if (message.name !== 'GovTalkMessage' || message.namespace !== ENVELOPE_NAMESPACE || !details) {
		return failWith('reply.notGovTalk');
	}
	return byQualifier(message, details);
}

function byQualifier(message: XmlElement, details: XmlElement): Result<Reply, ReplyProblem> {
	const common = commonParts(details);
	switch (textAt(details, 'Qualifier')) {
		case 'acknowledgement':
			return succeed({ ...common, kind: 'acknowledgement' });
		case 'error':
			return errorReply(message, common);
		case 'response':
			return byFunction(message, textAt(details, 'Function'), common);
		default:
			return failWith('reply.unrecognised');
	}
}

function byFunction(
	message: XmlElement,
	name: string | undefined,
	common: Common,
): Result<Reply, ReplyProblem> {
	if (name === 'delete') return succeed({ ...common, kind: 'deleted' });
	if (name === 'list') return succeed({ ...common, kind: 'list', records: statusRecords(message) });
	const receipt = receiptOf(message);
	return receipt ? succeed({ ...common, kind: 'success', receipt }) : failWith('reply.unrecognised');
}

function commonParts(details: XmlElement): Common {
	const endPoint = find(details, 'ResponseEndPoint');
	const url = endPoint?.text.trim();
	return {
		transactionId: textAt(details, 'TransactionID') ?? '',
		correlationId: textAt(details, 'CorrelationID') ?? '',
		...(url
			? { endPoint: { url, pollSeconds: wholeSeconds(endPoint?.attributes.get('PollInterval')) } }
			: {}),
	};
}

/** The schema's default is 2 seconds. Anything but a number counts as absent; an hour is the limit. */
function wholeSeconds(text: string | undefined): number {
	return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Number(text), 3600) : 2;
}

function errorReply(message: XmlElement, common: Common): Result<Reply, ReplyProblem> {
	const errors = findAll(message, 'GovTalkDetails/GovTalkErrors/Error').map(errorOf);
	const response = bodyElement(message, 'ErrorResponse', ERROR_RESPONSE_NAMESPACE);
	const businessErrors = response ? findAll(response, 'Error').map(errorOf) : [];
	if (errors.length + businessErrors.length === 0) return failWith('reply.unrecognised');
	return succeed({ ...common, kind: 'error', errors, businessErrors });
}

function errorOf(element: XmlElement): GovTalkError {
	const location = textAt(element, 'Location');
	return {
		raisedBy: textAt(element, 'RaisedBy') ?? '',
		code: textAt(element, 'Number') ?? '',
		type: textAt(element, 'Type') ?? '',
		text: findAll(element, 'Text')
			.map((text) => text.text.trim())
			.join(' '),
		...(location ? { location } : {}),
	};
}

function receiptOf(message: XmlElement): Receipt | undefined {
	const response = bodyElement(message, 'SuccessResponse', SUCCESS_RESPONSE_NAMESPACE);
	if (!response) return undefined;
	const digest = find(response, 'IRmarkReceipt/Signature/SignedInfo/Reference/DigestValue');
	if (digest?.namespace !== SIGNATURE_NAMESPACE) return undefined;
	const messages = [...findAll(response, 'IRmarkReceipt/Message'), ...findAll(response, 'Message')];
	return {
		irmark: digest.text.replace(/\s+/g, ''),
		acceptedTime: textAt(response, 'AcceptedTime') ?? '',
		messages: messages.map((one) => ({ code: one.attributes.get('code') ?? '', text: one.text.trim() })),
	};
}

function statusRecords(message: XmlElement): readonly StatusRecord[] {
	return findAll(message, 'Body/StatusReport/StatusRecord').map((record) => ({
		timestamp: textAt(record, 'TimeStamp') ?? '',
		correlationId: textAt(record, 'CorrelationID') ?? '',
		transactionId: textAt(record, 'TransactionID') ?? '',
		status: textAt(record, 'Status') ?? '',
	}));
}

function bodyElement(message: XmlElement, name: string, namespace: string): XmlElement | undefined {
	const found = find(message, `Body/${name}`);
	return found?.namespace === namespace ? found : undefined;
}
