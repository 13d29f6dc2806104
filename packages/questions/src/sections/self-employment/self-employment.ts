/** One business of a person who works for themselves. Form SA103, its box numbers those of the full pages. */
import type { Section } from '../../question.ts';
import { idsOf } from '../ask.ts';
import { accounts, business, taken } from './business.ts';
import { allowances, equipment, pools } from './equipment.ts';
import { byKind, claims, disallowable, expenses } from './expenses.ts';
import { adjustments, balanceSheet, losses, more, nationalInsurance, taxTakenOff } from './more.ts';

const assets = equipment.map((question) => ({ ...question, shownWhen: claims }));

/** Asked once for each business. */
export const selfEmployment: Section = {
	id: 'selfEmployment',
	returnType: 'individual',
	group: 'income',
	asksForCosts: true,
	topic: 'selfEmployment',
	fold: { as: 'list', into: 'trades' },
	title: 'description',
	amount: 'turnover',
	pages: [
		{ id: 'business', questions: idsOf([...business, ...accounts]) },
		{ id: 'takings', questions: idsOf([...taken, ...expenses]) },
		{ id: 'byKind', questions: idsOf(byKind), shownWhen: { question: 'oneFigure', is: false } },
		{
			id: 'disallowable',
			questions: idsOf(disallowable),
			shownWhen: { question: 'hadDisallowable', is: true },
		},
		{ id: 'more', questions: idsOf([...assets, ...more]) },
		{ id: 'pools', questions: idsOf(pools), shownWhen: { question: 'allowancesBy', is: 'list' } },
		{
			id: 'allowances',
			questions: idsOf(allowances),
			shownWhen: { question: 'allowancesBy', is: 'figures' },
		},
		{
			id: 'taxTakenOff',
			questions: idsOf(taxTakenOff),
			shownWhen: { question: 'hadTaxTakenOff', is: true },
		},
		{ id: 'losses', questions: idsOf(losses), shownWhen: { question: 'hadLosses', is: true } },
		{
			id: 'nationalInsurance',
			questions: idsOf(nationalInsurance),
			shownWhen: { question: 'hasNationalInsuranceClaim', is: true },
		},
		{
			id: 'adjustments',
			questions: idsOf(adjustments),
			shownWhen: { question: 'hadAdjustments', is: true },
		},
		{
			id: 'balanceSheet',
			questions: idsOf(balanceSheet),
			shownWhen: { question: 'hasBalanceSheet', is: true },
		},
	],
	questions: [
		...business,
		...accounts,
		...taken,
		...expenses,
		...byKind,
		...disallowable,
		...assets,
		...more,
		...pools,
		...allowances,
		...taxTakenOff,
		...losses,
		...nationalInsurance,
		...adjustments,
		...balanceSheet,
	],
};
