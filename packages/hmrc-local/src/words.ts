/** What this stand-in says, by code: its own words for what HMRC's codes mean. Placeholders stand in braces. */

const words = {
	'1001': 'The message is not a GovTalk envelope 2.0 as its schema has it.',
	'1020': 'A CorrelationID must not be given when a document is submitted.',
	'1040': 'Qualifier and Function do not go together here.',
	'1042': 'The Body holds no document.',
	'1046': 'The credentials are not valid for this service, or the service is not activated for them.',
	'1047': 'The authentication method MD5 is no longer accepted.',
	'2000': 'No document is held under this CorrelationID.',
	'2021': 'The IRmark is not the mark of this document.',
	'2022': 'The document has no IRmark.',
	'3001': 'The return was refused. The body of this answer says why.',
	'5001': 'The namespace of the document is not one for which returns are taken.',
	'5004': 'The IRheader has no key.',
	'5005': 'A key of the IRheader does not stand in the GovTalk header with the same value.',
	namespace: 'Element {name} is not in the namespace of the return.',
	unknown: 'Element {name} does not belong here.',
	order: 'Element {name} comes after an element that it must precede.',
	missing: 'Element {name} is missing here.',
	tooMany: 'Element {name} stands here too often.',
	choice: 'Only one of these may stand here: {name}.',
	format: 'The value of element {name} is not in the form that is allowed.',
	attribute: 'Attribute {name} is missing, unknown or not in the form that is allowed.',
	text: 'Element {name} holds text where only elements may stand.',
	schema: "HMRC's schema refuses the document: {name}",
	tax: 'Our calculation of this return gives {expected} for box {box}; the return gives {given}.',
	taxMissing: 'Our calculation of this return gives {expected} for box {box}; the return leaves it out.',
	equal: 'Box {box} must be {expected} by the boxes that it adds up; the return gives {given}.',
	'at most': 'Box {box} must not exceed {expected} by the boxes that limit it; the return gives {given}.',
	accepted: 'The return was received and accepted by the local stand-in for HMRC. Nothing was sent to HMRC.',
	mark: 'The stand-in for HMRC has received the document with the IRmark {mark}.',
} as const;

/** A code or name under which a sentence stands. */
export type WordId = keyof typeof words;

/** The sentence of a code, with its placeholders filled in. */
export function say(id: WordId, values: Readonly<Record<string, string>> = {}): string {
	return words[id].replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
}
