/** What the people answer is asked in these very words: they are entered through the screens only now and then. */
import { questionWords } from '@halfpenny/messages/questions';
import { sections } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { everybody } from './everybody.ts';

/** In a list to tick a question has a name of its own. */
const nameOf = (section: string, question: string): string => {
	const { label, tick = label } = questionWords(section, question);
	return tick;
};

const asked = new Set(
	sections.flatMap(({ id, questions }) => questions.map((question) => nameOf(id, question.id))),
);

describe('the words that a person answers', () => {
	it.each(everybody.map((person) => [person.name, person] as const))(
		'are on the screens: %s',
		(_, person) => {
			const labels = person.tasks.flatMap(({ entries }) => entries.flatMap(Object.keys));
			expect([...person.had, ...labels].filter((label) => !asked.has(label))).toEqual([]);
		},
	);
});
