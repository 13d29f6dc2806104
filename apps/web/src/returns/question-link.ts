/** The address of the question behind an HMRC error or a missing answer. */
import { findSection, pagesOf, type Section } from '@halfpenny/questions';
import { fromCheck, profileFromCheck } from './from-check.ts';

/** What identifies a question: a section of the interview or `profile`, the entry, the question. */
export interface QuestionPlace {
	readonly section: string | null;
	readonly entryId?: string | null;
	readonly question: string | null;
}

/** Answers made of several controls, and the first control of each. */
const controls: Readonly<Record<string, string>> = {
	dateOfBirth: 'dateOfBirth-day',
	address: 'addressLine1',
};

/**
 * Returns where to change the answer; undefined if the interview doesn't ask for it.
 * `from` check answers, the user comes back there.
 */
export function questionLink(
	returnId: string,
	{ section: name, entryId, question }: QuestionPlace,
	from?: 'check',
): string | undefined {
	if (name === null) return undefined;
	const query = from === undefined ? '' : fromCheck;
	const hash = question === null ? '' : `#${encodeURIComponent(controls[question] ?? question)}`;
	if (name === 'profile')
		return `/account${from === undefined ? '' : profileFromCheck(returnId, checkedDetail(question))}${hash}`;
	const section = findSection(name);
	if (section === undefined) return undefined;
	if (section.group === 'scope')
		return `/app/return/${returnId}/about${pagePath(section, question)}${query}${hash}`;
	const list = `/app/return/${returnId}/${name}`;
	return entryId ? `${list}/${entryId}${pagePath(section, question)}${query}${hash}` : `${list}${query}`;
}

/** The part of the profile a question belongs to: an address, for example, is checked as a whole. */
function checkedDetail(question: string | null): string | undefined {
	if (question === null) return undefined;
	return ['addressLine1', 'addressLine2', 'city', 'county', 'postcode'].includes(question)
		? 'address'
		: question;
}

/** The part of the address after the entry: a section with several screens has one for each. */
function pagePath(section: Section, question: string | null): string {
	const pages = pagesOf(section);
	const page = pages.find(({ questions }) => question !== null && questions.includes(question));
	return pages.length > 1 && page ? `/${page.id}` : '';
}
