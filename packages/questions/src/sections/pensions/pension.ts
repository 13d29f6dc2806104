/** One pension other than the State Pension. Form SA100, boxes INC11 and INC12. */
import type { Section } from '../../question.ts';
import { money, signedMoney, text } from '../ask.ts';

/** Asked once for each pension. */
export const pension: Section = {
	id: 'pension',
	returnType: 'individual',
	group: 'income',
	topic: 'pensions',
	fold: {
		as: 'total',
		of: [
			{ amount: 'amount', into: [{ fact: 'pensions.otherPensions' }] },
			{ amount: 'taxDeducted', into: [{ fact: 'pensions.taxDeducted' }] },
		],
	},
	title: 'payer',
	amount: 'amount',
	questions: [
		text('payer', 60, undefined, { neededToKeep: true }),
		money('amount', 'INC11', { neededToFile: true }),
		signedMoney('taxDeducted', 'INC12', { neededToFile: true }),
	],
};
