/** The conversations held back name only what there is: people, tools, sections, questions, choices and pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/tools/screens.ts';
import { tools } from '../../src/tools/tools.ts';
import { people } from './people.ts';
import { eachOf } from './said.ts';
import { type Expectation, type Script, scripts } from './script.ts';

const folder = new URL('../held-back/', import.meta.url);
const all = readdirSync(folder)
	.filter((name) => name.endsWith('.json'))
	.flatMap((name) => scripts.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

const toolNames = tools.map(({ name }) => name);
const pageNames = [...Object.keys(pages), 'answer'];

/** What an expectation names that there is not, in words. */
function unknownIn({
	tools: used = [],
	arguments: args = {},
	changes = [],
	page,
}: Expectation): readonly string[] {
	return [
		...[...used.flatMap(eachOf), ...Object.keys(args)].filter((name) => !toolNames.includes(name)),
		...changes.flatMap(({ section, field, value }) =>
			eachOf(field)
				.filter((name) => !isAnswerOf(section, name, value))
				.map((name) => `${section}.${name}`),
		),
		...(page === undefined || pageNames.includes(page) ? [] : [page]),
	];
}

/** Whether a section asks this, and offers the value where it offers choices. */
function isAnswerOf(section: string, field: string, value: unknown): boolean {
	const question = findSection(section)?.questions.find(({ id }) => id === field);
	if (!question) return false;
	return question.choices === undefined || value === undefined || question.choices.includes(String(value));
}

function unknownOf({ id, person, turns }: Script): readonly string[] {
	const nobody = people[person] ? [] : [person];
	return [...nobody, ...turns.flatMap(({ expect: expected = {} }) => unknownIn(expected))].map(
		(one) => `${id}: ${one}`,
	);
}

describe('the conversations held back', () => {
	it('have ids of their own, and name only what there is', () => {
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		expect(all.flatMap(unknownOf)).toEqual([]);
	});
});
