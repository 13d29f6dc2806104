/** Rules for every section: screens, conditions and parents that exist, and answers that end. */
import { describe, expect, it } from 'vitest';
import { type Condition, type Section, topics } from '../question.ts';
import { pagesOf } from '../shown.ts';
import { findSection, scopeOf, sections, sectionsOf } from './index.ts';

const all = sections.map((section) => [section.id, section] as const);

/** A condition must name a question that was asked before, and an answer that it takes. */
function isPossible(section: Section, { question, is }: Condition, before: readonly string[]): boolean {
	const asked = section.questions.find(({ id }) => id === question && before.includes(id));
	const answers = (typeof is === 'object' ? is : [is]).filter((one) => one !== null);
	if (asked?.kind === 'yesNo') return answers.length === 1 && typeof answers[0] === 'boolean';
	return asked?.kind === 'choice' && answers.every((one) => asked.choices?.includes(String(one)));
}

describe.each(all)('section %s', (id, section) => {
	const ids = section.questions.map((question) => question.id);

	it('has a unique id within its kind of return', () => {
		expect(sections.filter((other) => other.id === id)).toEqual([section]);
		expect(sectionsOf(section.returnType)).toContain(section);
		expect(topics).toContain(section.topic);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('asks every question on exactly one screen, in order', () => {
		expect(pagesOf(section).flatMap(({ questions }) => questions)).toEqual(ids);
		expect(new Set(pagesOf(section).map((page) => page.id)).size).toBe(pagesOf(section).length);
	});

	it('asks only if an earlier question has an answer that can be given', () => {
		section.questions.forEach(({ id: name, shownWhen }, index) => {
			if (shownWhen) expect(isPossible(section, shownWhen, ids.slice(0, index)), name).toBe(true);
		});
		for (const { id: name, questions, shownWhen } of section.pages ?? []) {
			const before = ids.slice(0, ids.indexOf(questions[0] ?? ''));
			if (shownWhen) expect(isPossible(section, shownWhen, before), name).toBe(true);
		}
	});

	it('names its entries and amounts by questions of its own', () => {
		if (section.title !== null) expect(ids).toContain(section.title);
		if (section.amount !== null) expect(ids).toContain(section.amount);
		if (section.fold.as === 'total') for (const { amount } of section.fold.of) expect(ids).toContain(amount);
		if (section.fold.as === 'record') expect(section.single).toBe(true);
	});

	it('is asked for in its scope, or opened by an earlier section', () => {
		const { opensWith } = section;
		if (opensWith) {
			const other = findSection(opensWith.section);
			const before = other?.questions.map((question) => question.id) ?? [];
			const order = sectionsOf(section.returnType);
			expect(other ? order.indexOf(other) : order.length).toBeLessThan(order.indexOf(section));
			if (other && opensWith.when) expect(isPossible(other, opensWith.when, before)).toBe(true);
		}
		if (section.group === 'scope' || opensWith) return;
		const scope = scopeOf(section.returnType);
		const asked = scope?.questions.map((question) => question.id);
		for (const question of section.askedBy ?? [id]) expect(asked).toContain(question);
	});

	it('belongs to an earlier section', () => {
		const { fold } = section;
		if (fold.as !== 'listWithin') return;
		const parent = findSection(fold.section);
		const order = sectionsOf(section.returnType);
		expect(parent ? order.indexOf(parent) : order.length).toBeLessThan(order.indexOf(section));
		expect(parent?.fold.as).toBe('list');
		expect(section.questions.find((question) => question.id === fold.by)).toMatchObject({
			kind: 'entry',
			ofSection: fold.section,
			neededToKeep: true,
		});
	});

	it('has answers for each choice', () => {
		for (const { id: name, kind, choices = [] } of section.questions)
			expect(choices.length > 0, name).toBe(kind === 'choice');
	});
});
