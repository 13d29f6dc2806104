/** Who may send, and what: credentials, class of message, no CorrelationID when a conversation begins. */

import type { EngineOptions } from './conversation.ts';
import type { Envelope } from './read-envelope.ts';
import type { Form } from './structure/form.ts';

/** The form carried by a class of message, or undefined if it is not accepted (HMRC-SA-SA100-ATT-TIL and so on). */
export function formOfClass(messageClass: string): Form | undefined {
	const form = /^HMRC-SA-(SA100|SA800)(-ATT)?(-TIL)?$/.exec(messageClass)?.[1];
	return form === 'SA100' || form === 'SA800' ? form : undefined;
}

/** Credentials are checked first: a sender who is refused learns nothing about the rest of the message. */
export function notLetIn(envelope: Envelope, options: EngineOptions): '1046' | '1047' | undefined {
	if (envelope.method === 'MD5') return '1047';
	const known = envelope.senderId === options.senderId && envelope.password === options.password;
	return known && envelope.method === 'clear' ? undefined : '1046';
}

/** What is wrong with a message that begins a conversation. */
export function wrongConversation(envelope: Envelope): '1001' | '1020' | undefined {
	if (!formOfClass(envelope.messageClass)) return '1001';
	return envelope.correlationId === '' ? undefined : '1020';
}
