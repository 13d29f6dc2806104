/** Blind Person's Allowance. Forms SA100, boxes REL13 to REL16, and SA110, box CAL12. */
import type { Section } from '../../question.ts';
import { money, text, yesNo } from '../ask.ts';

const registered = { shownWhen: { question: 'blind', is: true } } as const;

/** Asked once. */
export const blind: Section = {
	id: 'blind',
	returnType: 'individual',
	group: 'deductions',
	topic: 'family',
	fold: { as: 'record', into: 'reliefs' },
	single: true,
	title: null,
	amount: null,
	questions: [
		yesNo('blind', 'REL13', { neededToFile: true }),
		text('blindRegister', 28, 'REL14', registered),
		yesNo('blindSurplusToSpouse', 'REL16', registered),
		money('blindSurplusFromSpouse', 'CAL12'),
	],
};
