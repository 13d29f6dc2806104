/** Every section of the interview, in the order in which it is asked. */
import type { Section } from '../question.ts';

const employment: Section = {
	id: 'employment',
	group: 'income',
	fold: { as: 'list', into: 'employments' },
	title: 'employer',
	amount: 'pay',
	questions: [
		{ id: 'employer', kind: 'text', longest: 100, neededToKeep: true, box: 'EMP5' },
		{ id: 'payeReference', kind: 'payeReference', neededToFile: true, box: 'EMP4' },
		{ id: 'pay', kind: 'money', neededToFile: true, box: 'EMP1' },
		{ id: 'taxDeducted', kind: 'signedMoney', neededToFile: true, box: 'EMP2' },
		{ id: 'companyDirector', kind: 'yesNo', neededToFile: true, box: 'EMP6' },
	],
};

const bankInterest: Section = {
	id: 'bankInterest',
	group: 'income',
	fold: {
		as: 'total',
		amount: 'amount',
		into: [
			{ fact: ['savings', 'untaxedUkInterest'], when: { question: 'taxedAlready', is: false } },
			{ fact: ['savings', 'taxedUkInterest'], when: { question: 'taxedAlready', is: true } },
		],
	},
	title: 'account',
	amount: 'amount',
	questions: [
		{ id: 'account', kind: 'text', longest: 60, neededToKeep: true },
		{ id: 'taxedAlready', kind: 'yesNo', neededToKeep: true },
		{ id: 'amount', kind: 'money', neededToFile: true, box: 'INC2' },
	],
};

const giftAid: Section = {
	id: 'giftAid',
	group: 'deductions',
	fold: { as: 'total', amount: 'amount', into: [{ fact: ['reliefs', 'giftAid'] }] },
	title: 'charity',
	amount: 'amount',
	questions: [
		{ id: 'charity', kind: 'text', longest: 60, neededToKeep: true },
		{ id: 'amount', kind: 'money', neededToFile: true, box: 'REL5' },
	],
};

/** Every section, in order. */
export const sections: readonly Section[] = [employment, bankInterest, giftAid];

/** The section of an id, if there is one. */
export function findSection(id: string): Section | undefined {
	return sections.find((section) => section.id === id);
}
