/** Tax charges on pension savings. Form SA101, boxes AIL10 to AIL18. */
import type { Question, Section } from '../../question.ts';
import { idsOf, inGroup, money, steer, text } from '../ask.ts';

/** How pension savings above the annual allowance are given: worked out, as a figure, or not given. */
const excess: readonly Question[] = [
	{ id: 'excessBy', kind: 'choice', choices: ['none', 'savings', 'figure'], fact: null, neededToFile: true },
	money('excessOfAnnualAllowance', 'AIL10', {
		shownWhen: { question: 'excessBy', is: 'figure' },
		neededToFile: true,
	}),
];

const savings: readonly Question[] = inGroup('savings', [
	money('saved', undefined, { neededToFile: true }),
	money('byEmployers'),
	money('beforeTax'),
	money('salarySacrifice'),
	money('moneyPurchaseAfterAccess'),
]);

/** The three years before, oldest first. */
const earlier: readonly Question[] = ['threeYearsBefore', 'twoYearsBefore', 'yearBefore'].flatMap(
	(id, place) =>
		inGroup(`savings.earlierYears[${place}]`, [
			money(`${id}Saved`, undefined, { fact: 'saved' }),
			money(`${id}Allowance`, undefined, { fact: 'allowance' }),
		]),
);

const paid: readonly Question[] = [
	money('annualAllowanceTaxPaid', 'AIL11'),
	text('schemeReference', 10, 'AIL12'),
	steer('hadOtherCharge'),
];

const otherCharges: readonly Question[] = [
	money('overseasTransfer', 'AIL11.1'),
	money('overseasTransferTaxPaid', 'AIL11.2'),
	money('unauthorisedPayment', 'AIL13'),
	money('unauthorisedPaymentWithSurcharge', 'AIL14'),
	money('unauthorisedPaymentForeignTax', 'AIL15'),
	money('shortServiceRefund', 'AIL16'),
	money('shortServiceRefundForeignTax', 'AIL18'),
];

const bySavings = { question: 'excessBy', is: 'savings' } as const;

/** Asked once. */
export const pensionCharges: Section = {
	id: 'pensionCharges',
	returnType: 'individual',
	group: 'other',
	topic: 'pensionSaving',
	fold: { as: 'record', into: 'pensionCharges' },
	single: true,
	title: null,
	amount: null,
	pages: [
		{ id: 'excess', questions: idsOf(excess) },
		{ id: 'savings', questions: idsOf(savings), shownWhen: bySavings },
		{ id: 'earlier', questions: idsOf(earlier), shownWhen: bySavings },
		{ id: 'paid', questions: idsOf(paid) },
		{
			id: 'otherCharges',
			questions: idsOf(otherCharges),
			shownWhen: { question: 'hadOtherCharge', is: true },
		},
	],
	questions: [...excess, ...savings, ...earlier, ...paid, ...otherCharges],
};
