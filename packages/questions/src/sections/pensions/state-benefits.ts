/** State benefits that are taxed. Form SA100, boxes INC13 to INC16. */
import type { Section } from '../../question.ts';
import { money } from '../ask.ts';

/** Asked once. */
export const stateBenefits: Section = {
	id: 'stateBenefits',
	returnType: 'individual',
	group: 'income',
	topic: 'pensions',
	fold: { as: 'record', into: 'stateBenefits' },
	single: true,
	title: null,
	amount: null,
	questions: [
		money('jobSeekersAllowance', 'INC15'),
		money('employmentSupportAllowance', 'INC13'),
		money('incapacityBenefit', 'INC13'),
		money('taxDeducted', 'INC14'),
		money('otherStateBenefits', 'INC16'),
	],
};
