/** Child Benefit, which is taken back from higher incomes. Form SA100, boxes CBC1 to CBC3. */
import type { Section } from '../../question.ts';
import { date, money, steer } from '../ask.ts';

/** The charge is on the one of a couple with the higher income, and on nobody when both have the same (ITEPA 2003 s.681B). */
const isMine = { shownWhen: { question: 'higherIncome', is: ['mine', 'alone'] } } as const;

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
		{
			...{ id: 'higherIncome', kind: 'choice', choices: ['mine', 'partners', 'alone'] },
			...{ fact: null, neededToFile: true },
		},
		money('received', 'CBC1', { ...isMine, neededToFile: true }),
		{
			...{ id: 'children', kind: 'wholeNumber', most: 99, neededToFile: true, ...isMine },
			boxes: [{ box: 'CBC2' }],
		},
		steer('hasStopped', isMine),
		date('stopped', 'CBC3', { days: 'ofTheYear', shownWhen: { question: 'hasStopped', is: true } }),
	],
};
