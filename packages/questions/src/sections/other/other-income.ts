/** Income that has no place elsewhere. Forms SA100, boxes INC17 to INC21, and SA101, box AIL1. */
import type { Section } from '../../question.ts';
import { money, text } from '../ask.ts';

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
		money('expenses', 'INC18'),
		money('taxDeducted', 'INC19'),
		money('lossesBroughtForward', 'AIL1'),
		money('preOwnedAssets', 'INC20'),
	],
};
