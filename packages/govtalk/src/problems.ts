/** Expected failures as values: what can be wrong with text that should be XML or a GovTalk message. */

/** Why we can't read a text as XML. The sentence for each is in `@halfpenny/messages/problems`. */
export type XmlProblem =
	| 'xml.tooLarge'
	| 'xml.notUtf8'
	| 'xml.doctype'
	| 'xml.malformed'
	| 'xml.tooDeep'
	| 'xml.tooManyNodes';

/** Why a message has no IRmark. */
export type IrmarkProblem = XmlProblem | 'irmark.noBody' | 'irmark.notCanonical';

/** Why a text is not a Transaction Engine reply. */
export type ReplyProblem = XmlProblem | 'reply.notGovTalk' | 'reply.unrecognised';
