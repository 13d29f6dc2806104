/** Winter Fuel Payment, which is taken back from higher incomes since 2025-26. Form SA100, box WFP1. */
import type { Section } from '../../question.ts';
import { money } from '../ask.ts';

/** Asked once. */
export const winterFuel: Section = {
	id: 'winterFuel',
	returnType: 'individual',
	group: 'other',
	topic: 'pensions',
	years: { from: '2025-26' },
	fold: { as: 'record', into: '' },
	single: true,
	title: null,
	amount: 'winterFuelPayment',
	questions: [money('winterFuelPayment', 'WFP1', { neededToFile: true })],
};
