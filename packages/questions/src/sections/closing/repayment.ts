/** Where a refund goes. Form SA100, boxes FIN4 to FIN13. */
import type { Question, Section } from '../../question.ts';
import { inGroup, steer, text, yesNo } from '../ask.ts';
import { addressOf } from './address.ts';

const account = { shownWhen: { question: 'byCheque', is: false }, neededToFile: true } as const;

const paidToOther = { shownWhen: { question: 'isPaidToOther', is: true } } as const;

const ofAccount: readonly Question[] = [
	text('bankName', 100, 'FIN4', account),
	text('accountName', 28, 'FIN5', account),
	{ id: 'sortCode', kind: 'sortCode', boxes: [{ box: 'FIN6' }], ...account },
	{ id: 'accountNumber', kind: 'accountNumber', boxes: [{ box: 'FIN7' }], ...account },
	{
		...{ id: 'buildingSocietyReference', kind: 'buildingSocietyReference', boxes: [{ box: 'FIN8' }] },
		shownWhen: account.shownWhen,
	},
];

/** Asked once. */
export const repayment: Section = {
	id: 'repayment',
	returnType: 'individual',
	group: 'other',
	topic: 'repayment',
	fold: { as: 'record', into: 'repayment' },
	single: true,
	title: null,
	amount: null,
	questions: [
		yesNo('byCheque', 'FIN9', { neededToFile: true }),
		...ofAccount,
		steer('isPaidToOther', { shownWhen: account.shownWhen }),
		...inGroup('nominee', [
			yesNo('isTaxAdviser', 'FIN11', paidToOther),
			...addressOf('nominee', paidToOther),
		]),
	],
};
