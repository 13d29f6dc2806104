/** Income that belongs nowhere else. Forms SA100, boxes INC17 to INC21, and SA101, box AIL1. */
import type { Section } from '../../question.ts';
import { money, steer, text, yesNo } from '../ask.ts';

const casual = { shownWhen: { question: 'hadCasual', is: true } } as const;

/** Asked once. */
export const otherIncome: Section = {
	id: 'otherIncome',
	returnType: 'individual',
	group: 'income',
	topic: 'otherIncome',
	fold: { as: 'record', into: 'otherIncome' },
	single: true,
	title: 'description',
	amount: 'amount',
	questions: [
		text('description', 240, 'INC21', { neededToFile: true }),
		money('amount', 'INC17', { neededToFile: true }),
		steer('hadCasual'),
		money('casual', 'INC17', { ...casual, neededToFile: true }),
		yesNo('tradingAllowance', 'INC17', { ...casual, neededToFile: true }),
		money('tradingAllowanceHere', 'INC17', { shownWhen: { question: 'tradingAllowance', is: true } }),
		money('casualExpenses', 'INC18', { shownWhen: { question: 'tradingAllowance', is: false } }),
		money('expenses', 'INC18'),
		money('taxDeducted', 'INC19'),
		money('lossesBroughtForward', 'AIL1'),
		money('preOwnedAssets', 'INC20'),
	],
};
