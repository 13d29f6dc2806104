/** The frame of every GovTalk message, in the order of envelope schema 2.0. Returns bytes, never indented. */
import { ENVELOPE_NAMESPACE } from '../namespaces.ts';
import { element, writeXml, type XmlDraft } from '../xml/write-xml.ts';

/** The message's qualifier. */
export type Qualifier = 'request' | 'acknowledgement' | 'response' | 'poll' | 'error';

/** The message's function. */
export type MessageFunction = 'submit' | 'list' | 'delete';

/** An identifier of the taxpayer, such as type `UTR`. */
export type Key = { readonly type: string; readonly value: string };

/** Where to send the next message, and how many whole seconds to wait first. */
export type EndPoint = { readonly url: string; readonly pollSeconds: number };

/** An error from GovTalkErrors or an ErrorResponse. */
export type GovTalkError = {
	/** Who raised it: Gateway, Transaction Engine, ChRIS, … */
	readonly raisedBy: string;
	/** HMRC's error number as text, such as `1046`; '' if there is none. */
	readonly code: string;
	/** One of: fatal, recoverable, business, warning, schema. */
	readonly type: string;
	readonly text: string;
	/** An indexed XPath into the message we sent. */
	readonly location?: string;
};

/** MessageDetails: what the message is about. */
export type MessageDetails = {
	readonly messageClass: string;
	readonly qualifier: Qualifier;
	readonly function: MessageFunction;
	/** Our transaction id: up to 32 characters of 0-9 A-F. */
	readonly transactionId?: string;
	/** HMRC's correlation id: up to 32 characters of 0-9 A-F, empty until HMRC first answers. */
	readonly correlationId?: string;
	readonly endPoint?: EndPoint;
	/** True when sent to HMRC's external test service. */
	readonly gatewayTest?: boolean;
	/** Only on HMRC's answers: HMRC refuses a request that has one. ISO 8601 without a zone. */
	readonly timestamp?: string;
};

/** The parts of a message. */
export type Message = {
	readonly details: MessageDetails;
	readonly sender?: readonly XmlDraft[];
	readonly keys?: readonly Key[];
	/** What follows Keys in GovTalkDetails. */
	readonly routing?: readonly XmlDraft[];
	readonly body?: readonly XmlDraft[];
};

/** Builds a message. Returns the bytes to send. */
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
