/** The trade or profession of a partnership. Form SA800, boxes 3.1 to 3.117. */
import type { Question, Section } from '../../question.ts';
import { date, idsOf, money, steer, text, traditional } from '../ask.ts';
import { byKind, disallowable, expenses } from './trade-expenses.ts';
import { adjustments, balanceSheet, equipment, taxTakenOff } from './trade-more.ts';

const inTheYear = { days: 'ofTheYear', neededToFile: true } as const;

const business: readonly Question[] = [
	text('name', 56, '3.1', { neededToKeep: true }),
	text('description', 28, '3.2', { neededToFile: true }),
	steer('startedThisYear'),
	date('startDate', '3.7', {
		...inTheYear,
		shownWhen: { question: 'startedThisYear', is: true },
	}),
	steer('endedThisYear'),
	date('endDate', '3.8', { ...inTheYear, shownWhen: { question: 'endedThisYear', is: true } }),
];

const taken: readonly Question[] = [
	money('turnover', '3.29', { neededToFile: true }),
	money('otherIncome', '3.50'),
	{ id: 'accountingMethod', kind: 'choice', choices: ['cash', 'accruals'], boxes: [{ box: '3.9' }] },
	{
		...{ id: 'valueAddedTax', kind: 'choice', choices: ['included', 'excluded', 'notRegistered'] },
		boxes: [
			{ box: '3.27', when: { question: 'valueAddedTax', is: 'included' } },
			{ box: '3.28', when: { question: 'valueAddedTax', is: 'excluded' } },
		],
	},
];

const more = [
	steer('hadEquipment'),
	steer('hadTaxTakenOff'),
	steer('hadAdjustments'),
	steer('hasBalanceSheet', { shownWhen: traditional }),
];

/** Asked once: HMRC's return of a partnership has one trade. */
export const partnershipTrade: Section = {
	id: 'partnershipTrade',
	returnType: 'partnership',
	group: 'income',
	topic: 'partnership',
	fold: { as: 'list', into: 'trades' },
	single: true,
	title: 'name',
	amount: 'turnover',
	pages: [
		{ id: 'business', questions: idsOf(business) },
		{ id: 'taken', questions: idsOf(taken) },
		{ id: 'expenses', questions: idsOf(expenses) },
		{ id: 'byKind', questions: idsOf(byKind), shownWhen: { question: 'oneFigure', is: false } },
		{
			id: 'disallowable',
			questions: idsOf(disallowable),
			shownWhen: { question: 'hadDisallowable', is: true },
		},
		{ id: 'more', questions: idsOf(more) },
		{ id: 'equipment', questions: idsOf(equipment), shownWhen: { question: 'hadEquipment', is: true } },
		{
			id: 'taxTakenOff',
			questions: idsOf(taxTakenOff),
			shownWhen: { question: 'hadTaxTakenOff', is: true },
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
		...taken,
		...expenses,
		...byKind,
		...disallowable,
		...more,
		...equipment,
		...taxTakenOff,
		...adjustments,
		...balanceSheet,
	],
};
