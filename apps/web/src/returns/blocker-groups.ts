/** What has to be fixed before filing, in words, grouped by part of the return. */
import { sayFiling } from '@halfpenny/messages/filing';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { entryName, type FoldableEntry, findSection, type Section } from '@halfpenny/questions';
import type { CheckAnswers } from '../api/shapes.ts';

/** One blocker. */
export type Blocker = CheckAnswers['blockers'][number];

/** The blockers of one entry, or of one section that is asked once. */
export interface BlockerGroup {
	readonly key: string;
	/** Undefined for blockers that belong to no part of the return. */
	readonly title: string | undefined;
	readonly blockers: readonly { readonly blocker: Blocker; readonly words: string }[];
}

/** Returns the groups in order of their first blocker. `entries` names them where known. */
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
	// The name of another entry is an id, which tells the user nothing.
	const titled = section.questions.find(({ id }) => id === section.title);
	return titled?.kind === 'entry' ? undefined : entryName(section, answers);
}

/** A missing answer is shown as its question. Any other sentence follows its question, unless it names it. */
function wordsOf({ code, section, question, message }: Blocker): string {
	if (section === null || question === null) return message;
	const what = questionWords(section, question).label;
	if (code === 'required.missing' && message.endsWith(what)) return what;
	return message.toLowerCase().includes(what.toLowerCase())
		? message
		: sayFiling('check.blocker', { what, message });
}
