/** The State Pension. Form SA100, boxes INC8 to INC10. */
import type { Section } from '../../question.ts';
import { money, steer } from '../ask.ts';

const lumpSum = { shownWhen: { question: 'hadLumpSum', is: true } } as const;

/** Asked once. */
export const statePension: Section = {
	id: 'statePension',
	returnType: 'individual',
	group: 'income',
	topic: 'pensions',
	fold: { as: 'record', into: 'pensions' },
	single: true,
	title: null,
	amount: 'statePension',
	questions: [
		money('statePension', 'INC8', { neededToFile: true }),
		steer('hadLumpSum'),
		money('statePensionLumpSum', 'INC9', { ...lumpSum, neededToFile: true }),
		money('statePensionLumpSumTaxDeducted', 'INC10', lumpSum),
	],
};
