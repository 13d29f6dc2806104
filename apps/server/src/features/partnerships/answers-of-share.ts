/** Turns a partner's figures into answers about a partnership on the partner's own return. */
import { factAt, pence, toPounds } from '@halfpenny/facts';
import type { PartnerShare } from '@halfpenny/forms';
import { factOf, leadingAnswers, type Section, sectionsOf } from '@halfpenny/questions';

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

/** The answers that give these figures, with those the questions depend on. */
export function answersOfShare(section: Section, share: PartnerShare): readonly ShareAnswer[] {
	const given = section.questions.flatMap((question): ShareAnswer[] => {
		const value = valueAt(share, factOf(question));
		return value === undefined ? [] : [{ question: question.id, value }];
	});
	const asked = given.map(({ question }) => question);
	const leading = Object.entries(leadingAnswers(section, asked)).flatMap(([question, value]) =>
		value === null ? [] : [{ question, value }],
	);
	return [...leading, ...given];
}

/** Pounds as text, a text unchanged; undefined if the figures have no value. */
function valueAt(share: PartnerShare, path: string | null): string | undefined {
	const value = path === null ? undefined : factAt(share, path);
	if (typeof value === 'number') return toPounds(pence(value));
	return typeof value === 'string' ? value : undefined;
}
