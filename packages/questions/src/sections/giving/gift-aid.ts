/** Gifts to one charity under Gift Aid. Form SA100, box REL5. */
import type { Section } from '../../question.ts';

/** Asked once for each charity. */
export const giftAid: Section = {
	id: 'giftAid',
	returnType: 'individual',
	group: 'deductions',
	topic: 'giving',
	common: true,
	fold: { as: 'total', of: [{ amount: 'amount', into: [{ fact: 'reliefs.giftAid' }] }] },
	title: 'charity',
	amount: 'amount',
	questions: [
		{ id: 'charity', kind: 'text', longest: 60, neededToKeep: true },
		{ id: 'amount', kind: 'money', neededToFile: true, boxes: [{ box: 'REL5' }] },
	],
};
