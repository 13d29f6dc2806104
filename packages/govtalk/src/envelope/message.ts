/** The frame that every GovTalk message has, in the order of envelope schema 2.0. Gives bytes, never indented. */
import { ENVELOPE_NAMESPACE } from '../namespaces.ts';
import { element, writeXml, type XmlDraft } from '../xml/write-xml.ts';

/** What a message is. */
export type Qualifier = 'request' | 'acknowledgement' | 'response' | 'poll' | 'error';

/** What a message does. */
export type MessageFunction = 'submit' | 'list' | 'delete';

/** An identifier under which HMRC knows the taxpayer, such as type `UTR`. */
export type Key = { readonly type: string; readonly value: string };

/** Where the next message goes, and how many whole seconds to wait before it. */
export type EndPoint = { readonly url: string; readonly pollSeconds: number };

/** One error of GovTalkErrors or of an ErrorResponse. */
export type GovTalkError = {
	/** Who found it: Gateway, Transaction Engine, ChRIS, … */
	readonly raisedBy: string;
	/** HMRC's number as text, such as `1046`; '' if none was given. */
	readonly code: string;
	/** fatal, recoverable, business, warning or schema. */
	readonly type: string;
	readonly text: string;
	/** An indexed XPath into the message that was sent. */
	readonly location?: string;
};

/** MessageDetails: everything that says what a message is about. */
export type MessageDetails = {
	readonly messageClass: string;
	readonly qualifier: Qualifier;
	readonly function: MessageFunction;
	/** Our own identifier of the conversation: up to 32 of 0-9 A-F. */
	readonly transactionId?: string;
	/** HMRC's identifier of the conversation: up to 32 of 0-9 A-F, empty before the first answer. */
	readonly correlationId?: string;
	readonly endPoint?: EndPoint;
	/** True on the external test service. */
	readonly gatewayTest?: boolean;
	/** Only HMRC's answers carry one; a request with one is refused. ISO 8601 without a zone. */
	readonly timestamp?: string;
};

/** A whole message in parts. */
export type Message = {
	readonly details: MessageDetails;
	readonly sender?: readonly XmlDraft[];
	readonly keys?: readonly Key[];
	/** What follows Keys in GovTalkDetails. */
	readonly routing?: readonly XmlDraft[];
	readonly body?: readonly XmlDraft[];
};

/** Builds a message. The bytes given are the bytes to be sent. */
export function buildMessage(message: Message): Uint8Array {
	const keys = (message.keys ?? []).map((key) => element('Key', key.value, { Type: key.type }));
	const parts = [
		element('EnvelopeVersion', '2.0'),
		element('Header', [
			element('MessageDetails', messageDetails(message.details)),
			element('SenderDetails', message.sender ?? []),
		]),
		element('GovTalkDetails', [element('Keys', keys), ...(message.routing ?? [])]),
		element('Body', message.body ?? []),
	];
	return new TextEncoder().encode(writeXml(element('GovTalkMessage', parts, { xmlns: ENVELOPE_NAMESPACE })));
}

function messageDetails(details: MessageDetails): readonly XmlDraft[] {
	const { transactionId, endPoint, gatewayTest, timestamp } = details;
	return [
		element('Class', details.messageClass),
		element('Qualifier', details.qualifier),
		element('Function', details.function),
		...given(transactionId, (id) => element('TransactionID', id)),
		element('CorrelationID', details.correlationId ?? ''),
		...given(endPoint, endPointElement),
		element('Transformation', 'XML'),
		...given(gatewayTest, (test) => element('GatewayTest', test ? '1' : '0')),
		...given(timestamp, (time) => element('GatewayTimestamp', time)),
	];
}

function given<Value>(value: Value | undefined, write: (value: Value) => XmlDraft): readonly XmlDraft[] {
	return value === undefined ? [] : [write(value)];
}

function endPointElement({ url, pollSeconds }: EndPoint): XmlDraft {
	return element('ResponseEndPoint', url, { PollInterval: String(pollSeconds) });
}
