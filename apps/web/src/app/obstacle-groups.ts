/** What stands in the way of filing, each part of the return with its own together, in words. */
import { sayFiling } from '@halfpenny/messages/filing';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { entryName, type FoldableEntry, findSection, type Section } from '@halfpenny/questions';
import type { Answer } from './api/operation.ts';

/** One thing that stands in the way. */
export type Obstacle = Answer<'checkAnswers'>['obstacles'][number];

/** Those of one entry, or of one section that is asked once. */
export interface ObstacleGroup {
	readonly key: string;
	/** Undefined for what belongs to no part of the return. */
	readonly title: string | undefined;
	readonly obstacles: readonly { readonly obstacle: Obstacle; readonly words: string }[];
}

/** The groups, in the order of their first; `entries` names them, as far as they are known. */
export function obstacleGroups(
	obstacles: readonly Obstacle[],
	entries: readonly FoldableEntry[],
): readonly ObstacleGroup[] {
	const groups = new Map<string, Obstacle[]>();
	for (const obstacle of obstacles) {
		const key = `${obstacle.section} ${obstacle.entryId}`;
		groups.set(key, [...(groups.get(key) ?? []), obstacle]);
	}
	return [...groups].map(([key, own]) => ({
		key,
		title: titleOf(own[0], entries),
		obstacles: own.map((obstacle) => ({ obstacle, words: wordsOf(obstacle) })),
	}));
}

/** "Things you sold or gave away: sale 2, Acme shares". */
function titleOf(obstacle: Obstacle | undefined, entries: readonly FoldableEntry[]): string | undefined {
	if (obstacle?.section == null) return undefined;
	const section = findSection(obstacle.section);
	if (section?.group === 'scope') return sayFiling('check.scope');
	const { title, one } = sectionWords(obstacle.section);
	const own = entries.filter((entry) => entry.section === obstacle.section);
	const place = own.findIndex(({ id }) => id === obstacle.entryId);
	const entry = own[place];
	if (section === undefined || section.single || entry === undefined || one === '') return title;
	const message = [`${one} ${place + 1}`, nameOf(section, entry) ?? []].flat().join(', ');
	return sayFiling('check.obstacle', { what: title, message });
}

function nameOf(section: Section, { answers }: FoldableEntry): string | undefined {
	// What belongs to another entry is named by an id, which says nothing to anybody.
	const titled = section.questions.find(({ id }) => id === section.title);
	return titled?.kind === 'entry' ? undefined : entryName(section, answers);
}

/** A question that waits is named alone; any other sentence names its question, unless it does so itself. */
function wordsOf({ code, section, question, message }: Obstacle): string {
	if (section === null || question === null) return message;
	const what = questionWords(section, question).label;
	if (code === 'required.missing' && message.endsWith(what)) return what;
	return message.toLowerCase().includes(what.toLowerCase())
		? message
		: sayFiling('check.obstacle', { what, message });
}
