/** Class 2 National Insurance of all businesses together. Form SA103F, boxes 100 and FSECL2. */
import type { Section } from '../../question.ts';
import { money, steer, yesNo } from '../ask.ts';

/** Asked once of the self-employed and partners, while their profit may be small. */
export const class2: Section = {
	id: 'class2',
	returnType: 'individual',
	group: 'other',
	topic: 'selfEmployment',
	askedBy: ['selfEmployment', 'partnershipShare'],
	settledBy: 'profit',
	fold: { as: 'record', into: 'class2' },
	single: true,
	title: null,
	amount: 'amount',
	questions: [
		yesNo('voluntary', 'FSE100', { neededToFile: true }),
		steer('hasOtherAmount'),
		{
			...{ id: 'weeks', kind: 'wholeNumber', most: 53 },
			shownWhen: { question: 'hasOtherAmount', is: true },
		},
		money('amount', 'FSECL2', { shownWhen: { question: 'hasOtherAmount', is: true } }),
	],
};
