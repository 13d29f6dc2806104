/** Expected failures as values: what can be wrong with a text that says it is XML, or a GovTalk message. */

/** A value, or the stable code of what prevented it. */
export type Result<Value, Problem> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: Problem };

/** Why a text is not XML that we read. The sentence for each stands in `@halfpenny/messages/problems`. */
export type XmlProblem =
	| 'xml.tooLarge'
	| 'xml.notUtf8'
	| 'xml.doctype'
	| 'xml.malformed'
	| 'xml.tooDeep'
	| 'xml.tooManyNodes';

/** Why a message has no IRmark. */
export type IrmarkProblem = XmlProblem | 'irmark.noBody' | 'irmark.notCanonical';

/** Why a text is not a reply of the Transaction Engine. */
export type ReplyProblem = XmlProblem | 'reply.notGovTalk' | 'reply.unrecognised';

/** Wraps a value as success. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
	return { ok: true, value };
}

/** Wraps a problem code as failure. */
export function failure<Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
	return { ok: false, problem };
}
