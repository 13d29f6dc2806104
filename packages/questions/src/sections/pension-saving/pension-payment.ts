/** What was paid into one pension. Form SA100, boxes REL1 to REL4. */
import type { Section } from '../../question.ts';
import { text, yesNo } from '../ask.ts';

const kinds = [
	['reliefAtSource', 'reliefs.pensionReliefAtSource', 'REL1'],
	['retirementAnnuity', 'reliefs.retirementAnnuityPayments', 'REL2'],
	['employersScheme', 'reliefs.paymentToEmployersSchemeNoTaxRelief', 'REL3'],
	['overseas', 'reliefs.overseasPensionSchemeContributions', 'REL4'],
] as const;

const paidBy = (is: string) => ({ question: 'kind', is }) as const;

/** Asked once for each pension paid into. */
export const pensionPayment: Section = {
	id: 'pensionPayment',
	returnType: 'individual',
	group: 'deductions',
	topic: 'pensionSaving',
	fold: {
		as: 'total',
		of: [
			{ amount: 'amount', into: kinds.map(([name, fact]) => ({ fact, when: paidBy(name) })) },
			{
				amount: 'amount',
				into: [{ fact: 'reliefs.pensionReliefAtSourceOneOff', when: { question: 'oneOff', is: true } }],
			},
		],
	},
	title: 'scheme',
	amount: 'amount',
	questions: [
		text('scheme', 60, undefined, { neededToKeep: true }),
		{ id: 'kind', kind: 'choice', choices: kinds.map(([name]) => name), neededToKeep: true },
		{
			...{ id: 'amount', kind: 'money', neededToFile: true },
			boxes: kinds.map(([name, , box]) => ({ box, when: paidBy(name) })),
		},
		yesNo('oneOff', undefined, { shownWhen: paidBy('reliefAtSource') }),
	],
};
