/** Gifts to charity beyond those of the year: other years, shares, land, and gifts through the payroll. Forms SA100, boxes REL6 to REL10, and SA101, box AIL6. */
import type { Section } from '../../question.ts';
import { money } from '../ask.ts';

/** Asked once. */
export const otherGiving: Section = {
	id: 'otherGiving',
	returnType: 'individual',
	group: 'deductions',
	topic: 'giving',
	fold: { as: 'record', into: 'reliefs' },
	single: true,
	title: null,
	amount: null,
	questions: [
		money('giftAidOneOff', 'REL6'),
		money('giftAidCarriedBack', 'REL7'),
		money('giftAidBroughtBack', 'REL8'),
		money('sharesOrSecurities', 'REL9'),
		money('landAndBuildings', 'REL10'),
		money('payrollGiving', 'AIL6'),
	],
};
