/** What the return is about: for each part of life, and for documents, whether the person had any this year. */
import type { Section } from '../question.ts';

/** Asked once. A `false` settles a section that has no entries: "none" is an answer, a blank is not. */
export const scope: Section = {
	id: 'scope',
	returnType: 'individual',
	group: 'scope',
	topic: 'work',
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: null,
	questions: [
		{ id: 'employment', kind: 'yesNo', fact: null },
		{ id: 'bankInterest', kind: 'yesNo', fact: null },
		{ id: 'giftAid', kind: 'yesNo', fact: null },
		{ id: 'documents', kind: 'yesNo', fact: null },
	],
};
