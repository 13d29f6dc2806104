/** Which documents there are: where a kind is asked for that none of them is, or one is said to be missing. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { DocumentText } from '../ports.ts';
import type { ToolResult } from './tool.ts';

const KINDS = ['p60', 'p45', 'p11d', 'payslip'] as const;
const MISSING =
	/\b(?:which|what|any|is|are)\b.{0,20}\b(?:p60|p45|p11d|payslip|invoice|receipt|statement|paper|document)s?\b.{0,25}\bmissing\b|\bmissing (?:a |any |some )?(?:p60|p45|p11d|payslip|invoice|receipt|statement|paper|document)s?\b/;

const THERE =
	/\b(?:have (?:you|we)(?: got)?|do (?:you|we) have|you got) (?:my|a|the|any) (?:\w+ )?(?:p60|p45|p11d|payslip)s?\b\W*$/;

/** Whether a lower-case text asks which documents there are, or which is missing. */
export function asksWhichPapers(text: string): boolean {
	return MISSING.test(text) || THERE.test(text);
}

/** Says what there is; undefined where a lower-case question is of something that may stand in a document. */
export function whatIsKept(question: string, documents: readonly DocumentText[]): ToolResult | undefined {
	const [kind, ...others] = KINDS.filter((one) => new RegExp(String.raw`\b${one}s?\b`).test(question));
	const isNone = kind !== undefined && others.length === 0 && !documents.some((one) => isOf(one, kind));
	if (documents.length === 0 || (!isNone && !MISSING.test(question))) return undefined;
	return {
		sentences: [...(isNone ? [sayAssistant('documents.noneOf')] : []), sayAssistant('documents.kept')],
		fills: {
			kind: kind === undefined ? '' : sayAssistant(`documentType.${kind}`),
			papers: documents.map(({ fileName }) => fileName).join(', '),
		},
		parts: [{ type: 'upload', documentType: null }],
	};
}

/** Whether a document is of a kind by its type, or by its name or words. */
function isOf({ type, fileName, lines }: DocumentText, kind: string): boolean {
	return (
		type === kind ||
		[fileName, ...lines.map(({ text }) => text)].some((one) => one.toLowerCase().includes(kind))
	);
}
