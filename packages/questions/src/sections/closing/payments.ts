/** Tax of the year already paid, and how the rest is to be paid. Forms SA110, boxes CAL10 and CAL11, and SA100, boxes FIN1 to FIN3. */
import type { Section } from '../../question.ts';
import { inGroup, money, steer, yesNo } from '../ask.ts';

/** Asked once. */
export const payments: Section = {
	id: 'payments',
	returnType: 'individual',
	group: 'other',
	topic: 'payments',
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: 'paymentsOnAccountMade',
	questions: [
		money('paymentsOnAccountMade'),
		steer('reducesPayments'),
		money('reducedPaymentOnAccount', 'CAL10', { shownWhen: { question: 'reducesPayments', is: true } }),
		...inGroup('collection', [
			yesNo('taxOwedNotCodedOut', 'FIN2'),
			yesNo('nonPayeIncomeNotCodedOut', 'FIN3'),
		]),
	],
};
