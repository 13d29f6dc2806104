/** The partners and what each gets. Form SA800, the partnership statement. */
import type { Question, Section } from '../../question.ts';
import { date, idsOf, inGroup, money, signedMoney, steer, text, yesNo } from '../ask.ts';

const who: readonly Question[] = [
	text('name', 28, 'N2.6', { neededToKeep: true }),
	{ id: 'uniqueTaxpayerReference', kind: 'utr', neededToFile: true, boxes: [{ box: 'N2.8' }] },
	{ id: 'nationalInsuranceNumber', kind: 'nationalInsuranceNumber', boxes: [{ box: 'N2.10' }] },
	yesNo('nominated', '11.3', { neededToFile: true }),
];

const dates: readonly Question[] = [
	steer('joined'),
	date('startDate', 'N2.7', {
		...{ days: 'ofJoining', neededToFile: true },
		shownWhen: { question: 'joined', is: true },
	}),
	steer('left'),
	date('endDate', 'N2.9', {
		...{ days: 'ofLeaving', neededToFile: true },
		shownWhen: { question: 'left', is: true },
	}),
];

const byShare = { question: 'dividedBy', is: ['share', 'both'] } as const;

const share: readonly Question[] = [
	{ id: 'dividedBy', kind: 'choice', choices: ['share', 'amounts', 'both'], fact: null, neededToFile: true },
	{
		...{ id: 'share', kind: 'share', fact: 'shares[0].share', neededToKeep: true },
		...{ shownWhen: byShare, boxes: [{ box: 'N2.11' }] },
	},
	steer('shareChanged', { shownWhen: byShare }),
	date('shareUntil', undefined, {
		...{ fact: 'shares[0].to', neededToFile: true },
		shownWhen: { question: 'shareChanged', is: true },
	}),
];

const amounts: readonly Question[] = inGroup('amounts', [
	money('tradeProfit', 'N2.11'),
	money('tradeLoss', 'N2.12'),
	money('untaxedInterest', 'N2.13'),
	signedMoney('property', 'N2.19'),
	money('financeCosts', 'N2.26'),
	money('dividends', 'N2.22A'),
	money('accountingAdjustment', 'N2.11A'),
	money('cisDeductions', 'N2.24'),
	money('tradingTaxDeducted', 'N2.24A'),
	money('taxDeducted', 'N2.25'),
]);

const address: readonly Question[] = inGroup('address', [
	text('addressLine1', 28, 'N2.6A', { fact: 'line1' }),
	text('addressLine2', 28, 'N2.6B', { fact: 'line2' }),
	text('city', 28, 'N2.6C', { fact: 'line3' }),
	text('county', 18, 'N2.6D', { fact: 'line4' }),
	{ id: 'postcode', kind: 'postcode', boxes: [{ box: 'N2.6E' }] },
]);

/** Asked once for each partner. */
export const partners: Section = {
	id: 'partners',
	returnType: 'partnership',
	group: 'other',
	topic: 'partnership',
	common: true,
	askedBy: [],
	fold: { as: 'list', into: 'partners' },
	title: 'name',
	amount: null,
	pages: [
		{ id: 'who', questions: idsOf(who) },
		{ id: 'dates', questions: idsOf(dates) },
		{ id: 'share', questions: idsOf(share) },
		{
			id: 'amounts',
			questions: idsOf(amounts),
			shownWhen: { question: 'dividedBy', is: ['amounts', 'both'] },
		},
		{ id: 'address', questions: idsOf(address) },
	],
	questions: [...who, ...dates, ...share, ...amounts, ...address],
};

/** Asked once for each share that a partner had after the first. */
export const partnerShares: Section = {
	id: 'partnerShares',
	returnType: 'partnership',
	group: 'other',
	topic: 'partnership',
	opensWith: { section: 'partners', when: { question: 'shareChanged', is: true } },
	fold: { as: 'listWithin', section: 'partners', by: 'partner', list: 'shares' },
	title: 'partner',
	amount: null,
	questions: [
		{ id: 'partner', kind: 'entry', ofSection: 'partners', neededToKeep: true },
		{ id: 'share', kind: 'share', neededToKeep: true },
		date('from', undefined, { neededToFile: true }),
		date('to'),
	],
};
