/** What stands in the way of filing, each part of the return with its own together, in words. */
import { sayFiling } from '@halfpenny/messages/filing';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { entryName, type FoldableEntry, findSection, type Section } from '@halfpenny/questions';
import type { CheckAnswers } from '../api/shapes.ts';

/** One thing that stands in the way. */
export type Blocker = CheckAnswers['blockers'][number];

/** Those of one entry, or of one section that is asked once. */
export interface BlockerGroup {
	readonly key: string;
	/** Undefined for what belongs to no part of the return. */
	readonly title: string | undefined;
	readonly blockers: readonly { readonly blocker: Blocker; readonly words: string }[];
}

/** The groups, in the order of their first; `entries` names them, as far as they are known. */
export function blockerGroups(
	blockers: readonly Blocker[],
	entries: readonly FoldableEntry[],
): readonly BlockerGroup[] {
	const groups = new Map<string, Blocker[]>();
	for (const blocker of blockers) {
		const key = `${blocker.section} ${blocker.entryId}`;
		groups.set(key, [...(groups.get(key) ?? []), blocker]);
	}
	return [...groups].map(([key, own]) => ({
		key,
		title: titleOf(own[0], entries),
		blockers: own.map((blocker) => ({ blocker, words: wordsOf(blocker) })),
	}));
}

/** "Things you sold or gave away: sale 2, Acme shares". */
function titleOf(blocker: Blocker | undefined, entries: readonly FoldableEntry[]): string | undefined {
	if (blocker?.section == null) return undefined;
	const section = findSection(blocker.section);
	if (section?.group === 'scope') return sayFiling('check.scope');
	const { title, one } = sectionWords(blocker.section);
	const own = entries.filter((entry) => entry.section === blocker.section);
	const place = own.findIndex(({ id }) => id === blocker.entryId);
	const entry = own[place];
	if (section === undefined || section.single || entry === undefined || one === '') return title;
	const message = [`${one} ${place + 1}`, nameOf(section, entry) ?? []].flat().join(', ');
	return sayFiling('check.blocker', { what: title, message });
}

function nameOf(section: Section, { answers }: FoldableEntry): string | undefined {
	// What belongs to another entry is named by an id, which says nothing to anybody.
	const titled = section.questions.find(({ id }) => id === section.title);
	return titled?.kind === 'entry' ? undefined : entryName(section, answers);
}

/** A question that waits is named alone; any other sentence names its question, unless it does so itself. */
function wordsOf({ code, section, question, message }: Blocker): string {
	if (section === null || question === null) return message;
	const what = questionWords(section, question).label;
	if (code === 'required.missing' && message.endsWith(what)) return what;
	return message.toLowerCase().includes(what.toLowerCase())
		? message
		: sayFiling('check.blocker', { what, message });
}
