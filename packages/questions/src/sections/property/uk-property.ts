/** Property let in the UK, and a lodger: one business for all lets together. Form SA105. */
import type { Section } from '../../question.ts';
import { idsOf } from '../ask.ts';
import { expenses, finance, letting, lodger, rent } from './letting.ts';
import { allowances, equipment, losses, lumpSums, more, pools } from './property-more.ts';

const lets = { question: 'lettingKind', is: ['property', 'both'] } as const;
/** Anyone unsure about the allowance still has costs, and tax on all of the rent would be too much. */
const claims = { question: 'propertyAllowance', is: [false, null] } as const;

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
		{ id: 'rent', questions: idsOf(rent), shownWhen: lets },
		{ id: 'expenses', questions: idsOf(expenses), shownWhen: claims },
		{ id: 'finance', questions: idsOf(finance), shownWhen: claims },
		{ id: 'equipment', questions: idsOf(equipment), shownWhen: claims },
		{ id: 'pools', questions: idsOf(pools), shownWhen: { question: 'allowancesBy', is: 'list' } },
		{
			id: 'allowances',
			questions: idsOf(allowances),
			shownWhen: { question: 'allowancesBy', is: 'figures' },
		},
		{ id: 'more', questions: idsOf(more), shownWhen: lets },
		{ id: 'lumpSums', questions: idsOf(lumpSums), shownWhen: { question: 'hadLumpSums', is: true } },
		{ id: 'losses', questions: idsOf(losses), shownWhen: { question: 'hadLosses', is: true } },
	],
	questions: [
		...letting,
		...lodger,
		...rent,
		...expenses,
		...finance,
		...equipment,
		...pools,
		...allowances,
		...more,
		...lumpSums,
		...losses,
	],
};
