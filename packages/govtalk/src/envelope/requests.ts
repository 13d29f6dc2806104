/** Requests to the Transaction Engine: submit, poll, list, delete. */
import { element, writeXml, type XmlDraft } from '../xml/write-xml.ts';
import { buildMessage, type Key } from './message.ts';

/** The sender's Government Gateway credentials. Never logged, never stored with a message. */
export type Credentials = { readonly senderId: string; readonly password: string };

/** The software that sends: HMRC's four-digit vendor id, the product and its version. */
export type Channel = { readonly vendorId: string; readonly product: string; readonly version: string };

/** A return to file. */
export type SubmitRequest = {
	readonly messageClass: string;
	readonly transactionId: string;
	/** Leave out of a message that will be stored: {@link addCredentials} adds them as it is sent. */
	readonly credentials?: Credentials;
	readonly gatewayTest?: boolean;
	/** Must match the keys in the IRheader, or HMRC answers 5005. */
	readonly keys: readonly Key[];
	readonly channel: Channel;
	/** The IRenvelope in its default namespace, without a prefix, with an empty IRmark to fill in. */
	readonly body: XmlDraft;
};

/** Returns the submission's bytes. Its IRmark is still empty: see `placeIrmark`. */
export function buildSubmitRequest(request: SubmitRequest): Uint8Array {
	const { messageClass, transactionId, gatewayTest, credentials, keys, body } = request;
	return buildMessage({
		details: {
			messageClass,
			qualifier: 'request',
			function: 'submit',
			transactionId,
			...(gatewayTest === undefined ? {} : { gatewayTest }),
		},
		sender: credentials ? [authentication(credentials)] : [],
		keys,
		routing: [
			element('TargetDetails', [element('Organisation', 'HMRC')]),
			element('ChannelRouting', [channelElement(request.channel)]),
		],
		body: [body],
	});
}

/** Asks HMRC for the result of a submission. Carries no credentials and no body. */
export function buildPollRequest(poll: { messageClass: string; correlationId: string }): Uint8Array {
	return buildMessage({ details: { ...poll, qualifier: 'poll', function: 'submit' } });
}

/** Tells HMRC that we have its final answer and it can delete the conversation. */
export function buildDeleteRequest(conversation: {
	messageClass: string;
	correlationId: string;
}): Uint8Array {
	return buildMessage({ details: { ...conversation, qualifier: 'request', function: 'delete' } });
}

/** Asks for every submission of this class and sender that HMRC still holds. */
export function buildListRequest(list: { messageClass: string; credentials: Credentials }): Uint8Array {
	return buildMessage({
		details: { messageClass: list.messageClass, qualifier: 'request', function: 'list' },
		sender: [authentication(list.credentials)],
	});
}

const NO_SENDER = '<SenderDetails></SenderDetails>';

/**
 * Returns the message with credentials in its header. The IRmark stays valid: it covers only the Body.
 * Throws if the message has no empty SenderDetails, which is a bug.
 */
export function addCredentials(message: Uint8Array, credentials: Credentials): Uint8Array {
	const text = new TextDecoder('utf-8', { fatal: true }).decode(message);
	const place = text.indexOf(NO_SENDER);
	const body = text.indexOf('<Body>');
	if (place < 0 || place > body) throw new Error('the message has no empty SenderDetails');
	const sender = writeSender(credentials);
	return new TextEncoder().encode(text.slice(0, place) + sender + text.slice(place + NO_SENDER.length));
}

function writeSender(credentials: Credentials): string {
	return writeXml(element('SenderDetails', [authentication(credentials)]));
}

/** Method `clear`: TLS protects it, and HMRC no longer accepts MD5 (1047). */
function authentication({ senderId, password }: Credentials): XmlDraft {
	return element('IDAuthentication', [
		element('SenderID', senderId),
		element('Authentication', [
			element('Method', 'clear'),
			element('Role', 'principal'),
			element('Value', password),
		]),
	]);
}

function channelElement({ vendorId, product, version }: Channel): XmlDraft {
	return element('Channel', [
		element('URI', vendorId),
		element('Product', product),
		element('Version', version),
	]);
}
