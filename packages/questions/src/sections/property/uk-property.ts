/** Property let in the UK, and a lodger: one business for all lets together. Form SA105. */
import type { Section } from '../../question.ts';
import { idsOf } from '../ask.ts';
import { claims, expenses, finance, letting, lodger, rent } from './letting.ts';
import { allowances, equipment, losses, lumpSums, more, pools } from './property-more.ts';

const lets = { question: 'lettingKind', is: ['property', 'both'] } as const;
const assets = equipment.map((question) => ({ ...question, shownWhen: claims }));

/** Asked once. */
export const ukProperty: Section = {
	id: 'ukProperty',
	returnType: 'individual',
	group: 'income',
	asksForCosts: true,
	topic: 'property',
	fold: { as: 'record', into: 'ukProperty' },
	single: true,
	title: null,
	amount: 'rents',
	pages: [
		{ id: 'letting', questions: idsOf(letting) },
		{
			id: 'lodger',
			questions: idsOf(lodger),
			shownWhen: { question: 'lettingKind', is: ['lodger', 'both'] },
		},
		{ id: 'rent', questions: idsOf([...rent, ...expenses, ...finance]), shownWhen: lets },
		{ id: 'more', questions: idsOf([...assets, ...more]), shownWhen: lets },
		{ id: 'pools', questions: idsOf(pools), shownWhen: { question: 'allowancesBy', is: 'list' } },
		{
			id: 'allowances',
			questions: idsOf(allowances),
			shownWhen: { question: 'allowancesBy', is: 'figures' },
		},
		{ id: 'lumpSums', questions: idsOf(lumpSums), shownWhen: { question: 'hadLumpSums', is: true } },
		{ id: 'losses', questions: idsOf(losses), shownWhen: { question: 'hadLosses', is: true } },
	],
	questions: [
		...letting,
		...lodger,
		...rent,
		...expenses,
		...finance,
		...assets,
		...more,
		...pools,
		...allowances,
		...lumpSums,
		...losses,
	],
};
