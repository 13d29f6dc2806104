/** Who signs in the person's place. Form SA100, boxes FIN23 to FIN26. */
import type { Section } from '../../question.ts';
import { text } from '../ask.ts';
import { addressOf } from './address.ts';

/** Asked once. */
export const signatory: Section = {
	id: 'signatory',
	returnType: 'individual',
	group: 'other',
	topic: 'adjustments',
	fold: { as: 'record', into: 'signatory' },
	single: true,
	title: 'name',
	amount: null,
	questions: [
		text('capacity', 28, 'FIN23', { neededToFile: true }),
		text('signsFor', 28, 'FIN24', { neededToFile: true }),
		text('name', 28, 'FIN25', { neededToFile: true }),
		...addressOf('signatory'),
	],
};
