/** The user’s own answers that a suggestion would change, or that contradict it. */
import { questionWords } from '@halfpenny/messages/questions';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { findSection, presentAnswer, sameAnswer } from '@halfpenny/questions';
import type { Answer } from '../api/operation.ts';
import type { Entry } from '../api/shapes.ts';
import { changedEntries } from './apply-changes.ts';

type Suggestion = Answer<'suggestedDeductions'>[number];

/** Returns a sentence for each answer that claiming a suggestion would replace, or that speaks against it. */
export function answersAgainst(
	{ changes, place }: Pick<Suggestion, 'changes' | 'place'>,
	entries: readonly Entry[],
): readonly string[] {
	return changes === null ? saidNo(place, entries) : replaced(changes, entries);
}

function replaced(changes: NonNullable<Suggestion['changes']>, entries: readonly Entry[]): readonly string[] {
	return changedEntries(changes, entries).flatMap(({ section: id, entry, answers }) => {
		const section = findSection(id);
		if (!section || !entry) return [];
		return section.questions.flatMap((question) => {
			const before = entry.answers[question.id] ?? null;
			const after = answers[question.id] ?? null;
			if (before === null || before === '' || sameAnswer(question, before, after)) return [];
			return [
				saySuggestion('replaces', {
					question: questionWords(section.id, question.id).label,
					before: presentAnswer(section.id, question, before),
					after: presentAnswer(section.id, question, after),
				}),
			];
		});
	});
}

function saidNo(place: Suggestion['place'], entries: readonly Entry[]): readonly string[] {
	const { section, entryId, question } = place;
	const entry = entries.find((one) => one.section === section && (entryId === null || one.id === entryId));
	if (question === null || entry?.answers[question] !== false) return [];
	return [saySuggestion('saidNo', { question: questionWords(section, question).label })];
}
