/** What this stand-in says, by code: its own words for HMRC's codes. Placeholders are in braces. */

const words = {
	'1000': 'The service failed. Nothing is known about the message.',
	'1001': 'The message is not a GovTalk envelope 2.0 as its schema has it.',
	'1002': 'The sender could not be authenticated.',
	'1020': 'A CorrelationID must not be given when a document is submitted.',
	'1035': 'The CorrelationID is not one of this sender.',
	'1040': 'Qualifier and Function do not go together here.',
	'1042': 'The Body holds no document.',
	'1046': 'The credentials are not valid for this service, or the service is not activated for them.',
	'1047': 'The authentication method MD5 is no longer accepted.',
	'1604': 'The attachment is not of a type that is taken.',
	'1605': 'The attachment is not of a type that is taken.',
	'1614': 'The attachments are larger than 25 MB.',
	'2000': 'No document is held under this CorrelationID.',
	'2001': 'The document is too large.',
	'2005': 'The department did not acknowledge the document in time.',
	'2021': 'The IRmark is not the mark of this document.',
	'2022': 'The document has no IRmark.',
	'3000': 'Processing failed at the department.',
	'3001': 'The return was refused. The body of this answer says why.',
	'5001': 'The namespace of the document is not one for which returns are taken.',
	'5004': 'The IRheader has no key.',
	'5005': 'A key of the IRheader does not stand in the GovTalk header with the same value.',
	'6001': 'There is an attachment, but the class of the message announces none.',
	'6015': 'The class of the message announces an attachment, but there is none.',
	'6790': 'An attachment must be a PDF file.',
	otherCode: 'The stand-in for HMRC was told to answer with error {code}.',
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
	due: 'Box {box} must be filled in where one of these is: {others}.',
	needs: 'Box {box} needs one of these to be filled in: {others}.',
	without: 'Box {box} must be empty where one of these is filled in: {others}.',
	notBefore: 'The day in box {box} must not be before the day in box {others}.',
	sameDay: 'The day in box {box} must be the day in box {others}.',
	shares:
		'The shares of all partners in box {box} must add up to {expected} within a pound; they add up to {given}.',
	filedAlready:
		'A return for this reference and year has been received already. Send changes as an amendment.',
	amendedAlready: 'This amendment has been received already.',
	amendsNothing: 'There is no return for this reference and year that could be amended.',
	amendedTooLate: 'The time in which this return could be amended is over.',
	senderAgent: 'An agent must send the agent’s own details and declaration.',
	senderNoAgent: 'Only an agent may send an agent’s details or declaration.',
	accepted: 'The return was received and accepted by the local stand-in for HMRC. Nothing was sent to HMRC.',
	mark: 'The stand-in for HMRC has received the document with the IRmark {mark}.',
} as const;

/** A code or name with a sentence. */
export type WordId = keyof typeof words;

/** The sentence of a code, with its placeholders filled in. */
export function say(id: WordId, values: Readonly<Record<string, string>> = {}): string {
	return words[id].replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
}

const isWordId = (id: string): id is WordId => Object.hasOwn(words, id);

/** An error by its number: who raises it, its type, and its sentence. */
export function errorWords(code: string): {
	readonly raisedBy: string;
	readonly type: string;
	readonly text: string;
} {
	const text = isWordId(code) ? say(code) : say('otherCode', { code });
	const department = Number(code) >= 3000;
	if (/^4/.test(code)) return { raisedBy: 'ChRIS', type: 'schema', text };
	return { raisedBy: department ? 'ChRIS' : 'Gateway', type: code === '3001' ? 'business' : 'fatal', text };
}
