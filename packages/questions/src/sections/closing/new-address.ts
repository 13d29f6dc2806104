/** A change of address that HMRC does not know. Form SA100, boxes YPD2 and YPD3. */
import type { Section } from '../../question.ts';
import { date } from '../ask.ts';

/** Asked once. The address itself is in the person's details. */
export const newAddress: Section = {
	id: 'newAddress',
	returnType: 'individual',
	group: 'other',
	topic: 'adjustments',
	fold: { as: 'record', into: 'person' },
	single: true,
	title: null,
	amount: null,
	questions: [
		date('addressChangedOn', 'YPD2', { neededToFile: true }),
		{ id: 'telephone', kind: 'telephone', boxes: [{ box: 'YPD3' }] },
	],
};
