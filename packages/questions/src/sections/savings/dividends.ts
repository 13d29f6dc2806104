/** Dividends from one company or fund. Form SA100, boxes INC4 to INC7. */
import type { Section } from '../../question.ts';
import { money, text } from '../ask.ts';

const from = (is: string) => ({ question: 'paidBy', is }) as const;

/** Asked once for each company, fund or broker's statement. */
export const dividends: Section = {
	id: 'dividends',
	returnType: 'individual',
	group: 'income',
	topic: 'savings',
	fold: {
		as: 'total',
		of: [
			{
				amount: 'amount',
				into: [
					{ fact: 'dividends.ukDividends', when: from('ukCompany') },
					{ fact: 'dividends.otherUkDividends', when: from('ukFund') },
					{ fact: 'dividends.foreignDividends', when: from('foreign') },
				],
			},
			{ amount: 'foreignTaxDeducted', into: [{ fact: 'dividends.foreignTaxDeducted' }] },
		],
	},
	title: 'company',
	amount: 'amount',
	questions: [
		text('company', 60, undefined, { neededToKeep: true }),
		{
			...{ id: 'paidBy', kind: 'choice', choices: ['ukCompany', 'ukFund', 'foreign'] },
			neededToKeep: true,
		},
		{
			...{ id: 'amount', kind: 'money', neededToFile: true },
			boxes: [
				{ box: 'INC4', when: from('ukCompany') },
				{ box: 'INC5', when: from('ukFund') },
				{ box: 'INC6', when: from('foreign') },
			],
		},
		money('foreignTaxDeducted', 'INC7', { shownWhen: from('foreign') }),
	],
};
