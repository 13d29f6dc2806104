/** Attachments: announced by the class of the message, and PDF files (HMRC's 6001, 6015 and 6790). */
import { findAll, type XmlElement } from '@halfpenny/govtalk';
import type { LeafTable } from '../structure/leaf-table.ts';
import { say, type WordId } from '../words.ts';
import type { ReturnProblem } from './return-problem.ts';

/** `%PDF-1` in Base64. */
const beginningOfPdf = 'JVBERi0x';

/** What is wrong with the attachments of a return that came in a message of this class. */
export function attachmentProblems(
	irEnvelope: XmlElement,
	table: LeafTable,
	messageClass: string,
): readonly ReturnProblem[] {
	const files = findAll(irEnvelope, `${table.top}/AttachedFiles/Attachment`);
	const announced = messageClass.includes('-ATT');
	const top = `/hd:GovTalkMessage[1]/hd:Body[1]/${table.prefix}:IRenvelope[1]/${table.prefix}:${table.top}[1]`;
	const problem = (code: '6001' | '6015' | '6790', location = top) => ({
		code,
		type: 'business' as const,
		text: say(code satisfies WordId),
		location,
	});
	return [
		...(files.length > 0 && !announced ? [problem('6001')] : []),
		...(files.length === 0 && announced ? [problem('6015')] : []),
		...files.flatMap((file, at) =>
			file.text.replace(/\s/g, '').startsWith(beginningOfPdf)
				? []
				: [problem('6790', `${top}/${table.prefix}:AttachedFiles[1]/${table.prefix}:Attachment[${at + 1}]`)],
		),
	];
}
