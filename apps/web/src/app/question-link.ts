/** The address of the question that something is about: HMRC's complaint, a missing answer. */
import { findSection } from '@halfpenny/questions';

/** What names a question: a section of the interview or `profile`, the entry, the question. */
export interface QuestionPlace {
	readonly section: string | null;
	readonly entryId?: string | null;
	readonly question: string | null;
}

/** Answers of several controls, and the first of them. */
const controls: Readonly<Record<string, string>> = {
	dateOfBirth: 'dateOfBirth-day',
	address: 'addressLine1',
};

/** Where the answer is changed; undefined when nothing in the interview is meant. */
export function questionLink(
	returnId: string,
	{ section, entryId, question }: QuestionPlace,
): string | undefined {
	if (section === null) return undefined;
	const hash = question === null ? '' : `#${encodeURIComponent(controls[question] ?? question)}`;
	if (section === 'profile') return `/account${hash}`;
	if (findSection(section) === undefined) return undefined;
	const list = `/app/return/${returnId}/${section}`;
	return entryId ? `${list}/${entryId}${hash}` : list;
}
