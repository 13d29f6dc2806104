/** Where each answer came from: what changed has a new source, what stayed keeps its own. */
import type { Answers } from '@halfpenny/questions';
import type { EntryContent, Provenance } from './entry.ts';

/** The provenance of `answers`: those that differ from `before` came from `sourceOf` their question. */
export function provenanceOf(
	answers: Answers,
	before: EntryContent,
	sourceOf: (question: string) => Provenance,
): EntryContent['provenance'] {
	const provenance: Record<string, Provenance> = {};
	for (const [question, answer] of Object.entries(answers)) {
		if (answer === null) continue;
		const known = before.provenance[question];
		const same = (before.answers[question] ?? null) === answer;
		provenance[question] = same && known ? known : sourceOf(question);
	}
	return provenance;
}
