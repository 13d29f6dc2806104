/** Catches a reworded question without a browser, since the people are rarely entered through the screens. */
import { questionWords } from '@halfpenny/messages/questions';
import { sections } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { everybody } from './everybody.ts';

/** A question in a list of checkboxes may have a different label. */
const nameOf = (section: string, question: string): string => {
	const { label, tick = label } = questionWords(section, question);
	return tick;
};

const asked = new Set(
	sections.flatMap(({ id, questions }) => questions.map((question) => nameOf(id, question.id))),
);

describe('every question that a person answers', () => {
	it.each(everybody.map((person) => [person.name, person] as const))(
		'is asked in the same words: %s',
		(_, person) => {
			const labels = person.tasks.flatMap(({ entries }) => entries.flatMap(Object.keys));
			expect([...person.had, ...labels].filter((label) => !asked.has(label))).toEqual([]);
		},
	);
});
