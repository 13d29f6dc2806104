/** What only some businesses have: tax taken off, losses, National Insurance, adjustments, a balance sheet. Form SA103F, boxes 60 to 102. */
import type { Question } from '../../question.ts';
import { inGroup, money, picked, signedMoney, steer, traditional, yesNo } from '../ask.ts';

/** What else there was to tell. */
export const more: readonly Question[] = [
	...picked(
		steer('hadTaxTakenOff'),
		steer('hadLosses'),
		steer('hasNationalInsuranceClaim'),
		steer('hadAdjustments'),
		steer('hasBalanceSheet', { shownWhen: traditional }),
	),
];

/** Deductions by contractors (CIS) and other tax. */
export const taxTakenOff: readonly Question[] = [
	money('cisDeductions', 'FSE81'),
	money('otherTaxDeducted', 'FSE82'),
];

/** Losses of other years, and what becomes of this year's. */
export const losses: readonly Question[] = [
	money('lossBroughtForward', 'FSE74'),
	money('lossAgainstOtherIncome', 'FSE78'),
	money('lossCarriedBack', 'FSE79'),
];

/** Class 4 National Insurance. */
export const nationalInsurance: readonly Question[] = [
	yesNo('class4Exempt', 'FSE101'),
	money('class4Adjustment', 'FSE102'),
];

/** Adjustments of profit. */
export const adjustments: readonly Question[] = [
	...inGroup('adjustments', [
		money('goodsAndServicesOwnUse', 'FSE60'),
		money('includedNonTaxableProfits', 'FSE62'),
		signedMoney('basisAdjustment', 'FSE68'),
		money('accountingAdjustment', 'FSE71'),
		money('transitionProfitAmount', 'FSE73.3'),
		money('transitionProfitLossUsed', 'FSE73.4'),
		money('outstandingBusinessIncome', 'FSE75'),
	]),
	yesNo('specialArrangements', 'FSE13'),
	yesNo('informationProvidedLastYear', 'FSE14'),
];

/** The balance sheet, for accounts that have one. */
export const balanceSheet: readonly Question[] = inGroup('balanceSheet', [
	money('equipment', 'FSE83'),
	money('otherFixedAssets', 'FSE84'),
	money('stock', 'FSE85'),
	money('tradeDebtors', 'FSE86'),
	money('bankBalances', 'FSE87'),
	money('cash', 'FSE88'),
	money('otherCurrentAssets', 'FSE89'),
	money('tradeCreditors', 'FSE91'),
	money('loans', 'FSE92'),
	money('otherLiabilities', 'FSE93'),
	signedMoney('balanceAtStart', 'FSE95'),
	money('capitalIntroduced', 'FSE97'),
	money('drawings', 'FSE98'),
]);
