/** One thing that was sold or given away. Form SA108. */
import type { Question, Section } from '../../question.ts';
import { date, idsOf, money, signedMoney, steer, text } from '../ask.ts';

const kinds = ['residentialProperty', 'listedShares', 'unlistedShares', 'cryptoAssets', 'other'] as const;

/** The boxes of each kind of asset: proceeds, costs, gains. */
const boxes = {
	proceeds: ['CGT4', 'CGT24', 'CGT32', 'CGT13.2', 'CGT15'],
	costs: ['CGT5', 'CGT25', 'CGT33', 'CGT13.3', 'CGT16'],
	gain: ['CGT6', 'CGT26', 'CGT34', 'CGT13.4', 'CGT17'],
} as const;

function boxesFor(figure: keyof typeof boxes): Pick<Question, 'boxes'> {
	return {
		boxes: kinds.map((is, index) => ({ box: boxes[figure][index] ?? '', when: { question: 'kind', is } })),
	};
}

const what: readonly Question[] = [
	text('description', 100, undefined, { neededToKeep: true }),
	{ id: 'kind', kind: 'choice', choices: kinds, neededToKeep: true },
	date('date', undefined, { days: 'ofTheYear', neededToFile: true }),
];

const figures = { shownWhen: { question: 'knowsGain', is: false }, neededToFile: true } as const;

const amounts: readonly Question[] = [
	steer('knowsGain', { neededToFile: true }),
	{ ...money('proceeds', undefined, figures), ...boxesFor('proceeds') },
	{ ...money('costs', undefined, figures), ...boxesFor('costs') },
	{
		...signedMoney('gain', undefined, { shownWhen: { question: 'knowsGain', is: true }, neededToFile: true }),
		...boxesFor('gain'),
	},
];

const relief: readonly Question[] = [
	steer('claimsRelief'),
	{
		...{ id: 'relief', kind: 'choice', choices: ['badr', 'investors'] },
		...{ shownWhen: { question: 'claimsRelief', is: true } },
		boxes: [
			{ box: 'CGT50', when: { question: 'relief', is: 'badr' } },
			{ box: 'CGT49', when: { question: 'relief', is: 'investors' } },
		],
	},
];

/** Asked once for each sale or gift. */
export const disposal: Section = {
	id: 'disposal',
	returnType: 'individual',
	group: 'income',
	topic: 'gains',
	fold: { as: 'list', into: 'capitalGains.disposals' },
	title: 'description',
	amount: 'proceeds',
	pages: [
		{ id: 'what', questions: idsOf(what) },
		{ id: 'amounts', questions: idsOf(amounts) },
		{
			id: 'relief',
			questions: idsOf(relief),
			shownWhen: { question: 'kind', is: kinds.filter((kind) => kind !== 'cryptoAssets') },
		},
	],
	questions: [...what, ...amounts, ...relief],
};
