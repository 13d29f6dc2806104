/** Interest from one UK bank or building society account. Form SA100, boxes INC1 and INC2. */
import type { Section } from '../../question.ts';

/** Asked once for each account. */
export const bankInterest: Section = {
	id: 'bankInterest',
	returnType: 'individual',
	group: 'income',
	topic: 'savings',
	common: true,
	fold: {
		as: 'total',
		of: [
			{
				amount: 'amount',
				into: [
					{ fact: 'savings.untaxedUkInterest', when: { question: 'taxedAlready', is: false } },
					{ fact: 'savings.taxedUkInterest', when: { question: 'taxedAlready', is: true } },
				],
			},
		],
	},
	title: 'account',
	amount: 'amount',
	questions: [
		{ id: 'account', kind: 'text', longest: 60, neededToKeep: true },
		{ id: 'taxedAlready', kind: 'yesNo', neededToKeep: true },
		{
			id: 'amount',
			kind: 'money',
			neededToFile: true,
			boxes: [{ box: 'INC1', when: { question: 'taxedAlready', is: true } }, { box: 'INC2' }],
		},
	],
};
