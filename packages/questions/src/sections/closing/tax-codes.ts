/** What HMRC collects or has collected in another way. Forms SA110, boxes CAL7 to CAL15, and SA100, box FIN1. */
import type { Section } from '../../question.ts';
import { money } from '../ask.ts';

/** Asked once. */
export const taxCodes: Section = {
	id: 'taxCodes',
	returnType: 'individual',
	group: 'other',
	topic: 'adjustments',
	fold: { as: 'record', into: 'taxCodes' },
	single: true,
	title: null,
	amount: null,
	questions: [
		money('underpaymentOfEarlierYears', 'CAL7'),
		money('underpaymentInLaterCode', 'CAL8'),
		money('outstandingDebt', 'CAL9'),
		money('alreadyRefunded', 'FIN1'),
		money('increaseForEarlierYears', 'CAL14'),
		money('decreaseForEarlierYears', 'CAL15'),
	],
};
