/** A partner's share of one partnership. Form SA104, its box numbers those of the full pages. */
import type { Question, Section } from '../../question.ts';
import { date, idsOf, inGroup, money, signedMoney, steer, text, yesNo } from '../ask.ts';

const about: readonly Question[] = [
	text('description', 100, 'FPS2', { neededToFile: true }),
	{ id: 'reference', kind: 'utr', neededToFile: true, boxes: [{ box: 'FPS1' }] },
	steer('joinedThisYear'),
	date('startDate', 'FPS3', { days: 'ofTheYear', shownWhen: { question: 'joinedThisYear', is: true } }),
	steer('leftThisYear'),
	date('endDate', 'FPS4', { days: 'ofTheYear', shownWhen: { question: 'leftThisYear', is: true } }),
];

const profit: readonly Question[] = [
	signedMoney('profit', 'FPS8', { neededToFile: true }),
	money('cisDeductions', 'FPS78'),
	money('tradingTaxDeducted', 'FPS79'),
];

const more = [steer('hadOtherShares'), steer('hadLosses'), steer('hadAdjustments')];

const otherShares: readonly Question[] = [
	money('untaxedInterest', 'FPS28'),
	money('dividends', 'FPS68'),
	money('taxedIncome', 'FPS71'),
	money('taxDeducted', 'FPS77'),
	...inGroup('property', [
		signedMoney('propertyProfit', 'FPS36', { fact: 'profit' }),
		signedMoney('propertyAdjustment', 'FPS37', { fact: 'adjustment' }),
		money('propertyLossBroughtForward', 'FPS38', { fact: 'lossBroughtForward' }),
		money('propertyLossAgainstOtherIncome', 'FPS39', { fact: 'lossAgainstOtherIncome' }),
		money('financeCosts', 'FPS41.1'),
		money('financeCostsBroughtForward', 'FPS41.2'),
	]),
];

const losses: readonly Question[] = [
	money('lossBroughtForward', 'FPS17'),
	money('lossAgainstOtherIncome', 'FPS22'),
	money('lossCarriedBack', 'FPS23'),
];

const adjustments: readonly Question[] = [
	signedMoney('basisAdjustment', 'FPS9'),
	money('accountingAdjustment', 'FPS10'),
	money('foreignTaxDeduction', 'FPS12'),
	money('transitionProfitAmount', 'FPS16.3'),
	money('transitionProfitLossUsed', 'FPS16.4'),
	money('otherBusinessIncome', 'FPS19'),
	yesNo('class4Exempt', 'FPS26'),
	money('class4Adjustment', 'FPS27'),
];

/** Asked once for each partnership. */
export const partnershipShare: Section = {
	id: 'partnershipShare',
	returnType: 'individual',
	group: 'income',
	asksForCosts: true,
	topic: 'selfEmployment',
	fold: { as: 'list', into: 'partnerships' },
	title: 'description',
	amount: 'profit',
	pages: [
		{ id: 'about', questions: idsOf(about) },
		{ id: 'profit', questions: idsOf(profit) },
		{ id: 'more', questions: idsOf(more) },
		{ id: 'otherShares', questions: idsOf(otherShares), shownWhen: { question: 'hadOtherShares', is: true } },
		{ id: 'losses', questions: idsOf(losses), shownWhen: { question: 'hadLosses', is: true } },
		{ id: 'adjustments', questions: idsOf(adjustments), shownWhen: { question: 'hadAdjustments', is: true } },
	],
	questions: [...about, ...profit, ...more, ...otherShares, ...losses, ...adjustments],
};
