/** Child Benefit, which is taken back from higher incomes. Form SA100, boxes CBC1 to CBC3. */
import type { Section } from '../../question.ts';
import { date, money, steer } from '../ask.ts';

/** Asked once. */
export const childBenefit: Section = {
	id: 'childBenefit',
	returnType: 'individual',
	group: 'other',
	topic: 'family',
	fold: { as: 'record', into: 'childBenefit' },
	single: true,
	title: null,
	amount: 'received',
	questions: [
		money('received', 'CBC1', { neededToFile: true }),
		{
			...{ id: 'children', kind: 'wholeNumber', most: 99, neededToFile: true },
			boxes: [{ box: 'CBC2' }],
		},
		steer('hasStopped'),
		date('stopped', 'CBC3', { shownWhen: { question: 'hasStopped', is: true } }),
	],
};
