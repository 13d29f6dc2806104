/** What the return is about: for each other section, and for documents, whether the person had any this year. */
import type { Section } from '../question.ts';

/** Asked once. A `false` settles a section that has no entries: "none" is an answer, a blank is not. */
export const scope: Section = {
	id: 'scope',
	group: 'scope',
	fold: { as: 'nothing' },
	title: null,
	amount: null,
	questions: [
		{ id: 'employment', kind: 'yesNo' },
		{ id: 'bankInterest', kind: 'yesNo' },
		{ id: 'giftAid', kind: 'yesNo' },
		{ id: 'documents', kind: 'yesNo' },
	],
};
