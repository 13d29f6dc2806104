/** From a partner's figures to answers about a partnership on the partner's own return. */
import { pence, toPounds } from '@halfpenny/facts';
import type { PartnerShare } from '@halfpenny/forms';
import { type Condition, factOf, type Section, sectionsOf } from '@halfpenny/questions';

/** An answer for a question of the section. */
export interface ShareAnswer {
	readonly question: string;
	readonly value: string | boolean;
}

/** The section that asks about a share of a partnership, whose entries are facts of SA104. Throws when there is none. */
export function shareSection(): Section {
	const section = sectionsOf('individual').find(
		({ fold }) => fold.as === 'list' && fold.into === 'partnerships',
	);
	if (!section) throw new Error('no section asks about shares of partnerships');
	return section;
}

/** The answers that give these figures, with those that the questions wait for. */
export function answersOfShare(section: Section, share: PartnerShare): readonly ShareAnswer[] {
	const given = section.questions.flatMap((question): ShareAnswer[] => {
		const value = valueAt(share, factOf(question));
		return value === undefined ? [] : [{ question: question.id, value }];
	});
	const asked = new Set(given.map(({ question }) => question));
	const steering = [...asked].flatMap((question) => conditionsOf(section, question));
	const opened = new Map(
		steering
			.filter(({ question }) => !asked.has(question))
			.map(({ question, is }) => [question, firstOf(is)]),
	);
	return [...[...opened].map(([question, value]) => ({ question, value })), ...given];
}

/** Pounds as text, a text as it is; undefined where the figures say nothing. */
function valueAt(share: PartnerShare, path: string | null): string | undefined {
	const value = path
		?.split('.')
		.reduce<unknown>(
			(inside, step) =>
				typeof inside === 'object' && inside !== null ? new Map(Object.entries(inside)).get(step) : undefined,
			share,
		);
	if (typeof value === 'number') return toPounds(pence(value));
	return typeof value === 'string' ? value : undefined;
}

/** What must be answered for a question to be asked, its own conditions' conditions included. */
function conditionsOf(section: Section, name: string): readonly Condition[] {
	const question = section.questions.find(({ id }) => id === name);
	const page = section.pages?.find(({ questions }) => questions.includes(name));
	const own = [question?.shownWhen, page?.shownWhen].filter((one) => one !== undefined);
	return own.flatMap((condition) => [condition, ...conditionsOf(section, condition.question)]);
}

function firstOf(is: Condition['is']): string | boolean {
	return typeof is === 'object' ? (is[0] ?? '') : is;
}
