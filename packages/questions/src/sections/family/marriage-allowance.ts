/** Marriage Allowance, given or received. Form SA100, boxes MAT1 to MAT5. */
import type { Section } from '../../question.ts';
import { date, inGroup, text } from '../ask.ts';

/** HMRC moves the allowance only to somebody named, and its schema takes all five answers or none. */
const gives = {
	...{ shownWhen: { question: 'marriageAllowance', is: 'given' }, neededToFile: true },
} as const;

/** Asked once. */
export const marriageAllowance: Section = {
	id: 'marriageAllowance',
	returnType: 'individual',
	group: 'deductions',
	topic: 'family',
	fold: { as: 'record', into: 'reliefs' },
	single: true,
	title: null,
	amount: null,
	questions: [
		{ id: 'marriageAllowance', kind: 'choice', choices: ['given', 'received'], neededToFile: true },
		...inGroup('marriageAllowanceSpouse', [
			text('firstName', 35, 'MAT1', gives),
			text('lastName', 35, 'MAT2', gives),
			{
				...{ id: 'nationalInsuranceNumber', kind: 'nationalInsuranceNumber', ...gives },
				boxes: [{ box: 'MAT3' }],
			},
			date('dateOfBirth', 'MAT4', { ...gives, days: 'toTheYearsEnd' }),
			date('dateOfMarriage', 'MAT5', { ...gives, days: 'toTheYearsEnd' }),
		]),
	],
};
