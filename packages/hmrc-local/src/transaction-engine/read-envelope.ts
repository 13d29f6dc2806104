/** Reads a received message as GovTalk envelope 2.0, and refuses what its schema does not allow (1001). */
import { ENVELOPE_NAMESPACE, find, findAll, textAt, type XmlElement } from '@halfpenny/govtalk';

/** Bounds on a message with attachments. */
export const messageLimits = { bytes: 40 * 1024 * 1024 };

/** What the engine needs from a message. */
export type Envelope = {
	readonly messageClass: string;
	readonly qualifier: string;
	readonly function: string;
	readonly transactionId: string;
	readonly correlationId: string;
	readonly senderId: string;
	readonly password: string;
	readonly method: string;
	readonly keys: readonly { readonly type: string; readonly value: string }[];
	/** The elements in the Body. */
	readonly documents: readonly XmlElement[];
};

/** The allowed children of an element, in order; `+` is required, `*` may repeat. */
const allowed: Readonly<Record<string, string>> = {
	GovTalkMessage: 'EnvelopeVersion+ Header+ GovTalkDetails+ Body',
	Header: 'MessageDetails+ SenderDetails',
	MessageDetails:
		'Class+ Qualifier+ Function TransactionID AuditID CorrelationID ResponseEndPoint Transformation GatewayTest GatewayTimestamp',
	SenderDetails: 'IDAuthentication X509Certificate EmailAddress',
	IDAuthentication: 'SenderID Authentication*',
	Authentication: 'Method+ Role Value',
	GovTalkDetails: 'Keys TargetDetails GatewayValidation ChannelRouting* GovTalkErrors',
	Keys: 'Key*',
};

function childrenFit(element: XmlElement, rule: string): boolean {
	const names = rule.split(' ').map((part) => part.replace(/[+*]$/, ''));
	const positions = element.children.map((child) => names.indexOf(child.name));
	const inOrder = positions.every((position, at) => position >= (positions[at - 1] ?? 0));
	const found = (name: string) => element.children.filter((child) => child.name === name).length;
	return (
		inOrder &&
		!positions.includes(-1) &&
		rule.split(' ').every((part) => {
			const count = found(part.replace(/[+*]$/, ''));
			return part.endsWith('*') || (count <= 1 && (!part.endsWith('+') || count === 1));
		})
	);
}

function shapeFits(element: XmlElement): boolean {
	if (element.namespace !== ENVELOPE_NAMESPACE) return false;
	const rule = allowed[element.name];
	if (rule === undefined) return true;
	return (
		childrenFit(element, rule) && element.children.filter(({ name }) => name !== 'Body').every(shapeFits)
	);
}

const identifier = /^[0-9A-F]{0,32}$/;
const qualifiers = ['request', 'acknowledgement', 'response', 'poll', 'error'];
const functions = ['', 'list', 'read', 'delete', 'add', 'submit'];

function valuesFit(root: XmlElement, envelope: Envelope): boolean {
	const details = (name: string) => textAt(root, `Header/MessageDetails/${name}`) ?? '';
	return (
		textAt(root, 'EnvelopeVersion') === '2.0' &&
		envelope.messageClass.length >= 4 &&
		envelope.messageClass.length <= 32 &&
		qualifiers.includes(envelope.qualifier) &&
		functions.includes(envelope.function) &&
		identifier.test(envelope.transactionId) &&
		identifier.test(envelope.correlationId) &&
		// Only an answer carries a time.
		details('GatewayTimestamp') === ''
	);
}

/** The message in parts, or undefined if it is not an envelope a sender may send. */
export function readEnvelope(root: XmlElement): Envelope | undefined {
	const at = (path: string) => textAt(root, path) ?? '';
	const authentication = 'Header/SenderDetails/IDAuthentication';
	const envelope: Envelope = {
		messageClass: at('Header/MessageDetails/Class'),
		qualifier: at('Header/MessageDetails/Qualifier'),
		function: at('Header/MessageDetails/Function'),
		transactionId: at('Header/MessageDetails/TransactionID'),
		correlationId: at('Header/MessageDetails/CorrelationID'),
		senderId: at(`${authentication}/SenderID`),
		password: at(`${authentication}/Authentication/Value`),
		method: at(`${authentication}/Authentication/Method`),
		keys: findAll(root, 'GovTalkDetails/Keys/Key').map((key) => ({
			type: key.attributes.get('Type') ?? '',
			value: key.text.trim(),
		})),
		documents: find(root, 'Body')?.children ?? [],
	};
	return root.name === 'GovTalkMessage' && shapeFits(root) && valuesFit(root, envelope)
		? envelope
		: undefined;
}
