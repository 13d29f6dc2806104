/** Money put into one company under a scheme that gives tax relief. Form SA101, boxes AOR1 to AOR3 and AOR10. */
import type { Section } from '../../question.ts';
import { steer, text } from '../ask.ts';

const schemes = [
	['eis', 'reliefs.enterpriseInvestmentScheme', 'AOR2'],
	['seis', 'reliefs.seedEnterpriseInvestmentScheme', 'AOR10'],
	['vct', 'reliefs.ventureCapitalTrust', 'AOR1'],
	['communityInvestment', 'reliefs.communityInvestment', 'AOR3'],
] as const;

const under = (is: string) => ({ question: 'scheme', is }) as const;

/** Asked once for each company or fund. */
export const investmentScheme: Section = {
	id: 'investmentScheme',
	returnType: 'individual',
	group: 'deductions',
	topic: 'otherReliefs',
	fold: {
		as: 'total',
		of: [
			{ amount: 'amount', into: schemes.map(([name, fact]) => ({ fact, when: under(name) })) },
			{
				amount: 'amount',
				into: [
					{
						fact: 'reliefs.enterpriseInvestmentSchemeKnowledgeIntensive',
						when: { question: 'knowledgeIntensive', is: true },
						decidedBy: 'knowledgeIntensive',
					},
				],
			},
		],
	},
	title: 'company',
	amount: 'amount',
	questions: [
		text('company', 60, undefined, { neededToKeep: true }),
		{
			...{ id: 'scheme', kind: 'choice', choices: schemes.map(([name]) => name) },
			neededToKeep: true,
		},
		{
			...{ id: 'amount', kind: 'money', neededToFile: true },
			boxes: schemes.map(([name, , box]) => ({ box, when: under(name) })),
		},
		steer('knowledgeIntensive', { shownWhen: under('eis') }),
	],
};
