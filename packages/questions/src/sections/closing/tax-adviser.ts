/** Who advises the person. Form SA100, boxes FIN15 to FIN18. */
import type { Section } from '../../question.ts';
import { text } from '../ask.ts';
import { addressOf } from './address.ts';

/** Asked once. */
export const taxAdviser: Section = {
	id: 'taxAdviser',
	returnType: 'individual',
	group: 'other',
	topic: 'adjustments',
	fold: { as: 'record', into: 'taxAdviser' },
	single: true,
	title: 'name',
	amount: null,
	questions: [
		text('name', 56, 'FIN15', { neededToFile: true }),
		{ id: 'telephone', kind: 'telephone', boxes: [{ box: 'FIN16' }] },
		text('reference', 20, 'FIN18'),
		...addressOf('adviser'),
	],
};
