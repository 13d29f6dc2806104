/** Expected failures as values: what can be wrong with a text that says it is XML, or a GovTalk message. */

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
