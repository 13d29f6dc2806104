/** Married Couple's Allowance, for couples of whom one was born before 6 April 1935. Form SA101, boxes MCA1 to MCA11. */
import type { Section } from '../../question.ts';
import { date, money, steer, text, yesNo } from '../ask.ts';

/** Asked once. */
export const marriedCouples: Section = {
	id: 'marriedCouples',
	returnType: 'individual',
	group: 'deductions',
	topic: 'family',
	fold: { as: 'record', into: 'reliefs.marriedCouplesAllowance' },
	single: true,
	title: null,
	amount: null,
	questions: [
		yesNo('higherIncome', undefined, { neededToKeep: true }),
		text('spouseName', 28, 'MCA1', { neededToFile: true }),
		date('spouseDateOfBirth', 'MCA2', { neededToFile: true, days: 'toTheYearsEnd' }),
		steer('someTransferred'),
		{
			...{ id: 'transferred', kind: 'choice', choices: ['half', 'all'] },
			...{ shownWhen: { question: 'someTransferred', is: true } },
			boxes: [
				{ box: 'MCA3', when: { question: 'transferred', is: 'half' } },
				{ box: 'MCA4', when: { question: 'transferred', is: 'all' } },
			],
		},
		steer('marriedThisYear'),
		date('dateOfMarriage', 'MCA9', {
			...{ days: 'ofTheYear', shownWhen: { question: 'marriedThisYear', is: true } },
		}),
		yesNo('surplusToSpouse', 'MCA11'),
		money('surplusFromSpouse', 'CAL13'),
	],
};
