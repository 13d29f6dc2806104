/** Student and postgraduate loans that are being repaid. Form SA100, boxes SLR1 to SLR3. */
import type { Section } from '../../question.ts';
import { money, picked, yesNo } from '../ask.ts';

const plan = (id: string, box?: string) => yesNo(id, box, { fact: 'plans', addsToList: id });

/** Asked once. */
export const studentLoans: Section = {
	id: 'studentLoans',
	returnType: 'individual',
	group: 'other',
	topic: 'studentLoans',
	fold: { as: 'record', into: 'studentLoans' },
	single: true,
	title: null,
	amount: null,
	questions: [
		...picked(
			plan('plan1', 'SLRPT'),
			plan('plan2', 'SLRPT'),
			plan('plan4', 'SLRPT'),
			{ ...plan('plan5'), years: { from: '2026-27' } },
			yesNo('postgraduate', 'PGLRPT'),
		),
		money('deducted', 'SLR2'),
		money('postgraduateDeducted', 'SLR3', { shownWhen: { question: 'postgraduate', is: true } }),
	],
};
