/** Losses, tax already paid and claims about everything that was sold. Form SA108, boxes CGT8 to CGT54. */
import type { Question, Section } from '../../question.ts';
import { idsOf, money, signedMoney, steer, yesNo } from '../ask.ts';

const gates: readonly Question[] = [
	steer('hadEarlierLosses'),
	steer('reportedWithin60Days'),
	steer('hadShareLosses'),
	steer('hadOther'),
];

const earlier = [money('lossesBroughtForward', 'CGT45')];

const sixtyDays = [signedMoney('gainsOn60DayReturns', 'CGT9'), money('taxPaidOn60DayReturns', 'CGT10')];

const shareLosses = [
	money('shareLossesAgainstIncome', 'CGT41'),
	money('eisShareLossesAgainstIncome', 'CGT42'),
	money('incomeLosses', 'CGT46'),
];

const claimBoxes = [
	['residentialProperty', 'CGT8'],
	['cryptoAssets', 'CGT13.6'],
	['other', 'CGT20'],
	['listedShares', 'CGT28'],
	['unlistedShares', 'CGT36'],
] as const;

const other: readonly Question[] = [
	money('businessAssetDisposalReliefBefore', 'CGT50.1'),
	money('investorsReliefBefore'),
	signedMoney('adjustment', 'CGT51'),
	yesNo('estimates', 'CGT53'),
	...claimBoxes.map(
		([name, box]): Question => ({
			...{ id: `claim${name.charAt(0).toUpperCase()}${name.slice(1)}`, kind: 'claimCode' },
			...{ fact: `claims.${name}`, boxes: [{ box }] },
		}),
	),
];

/** Asked once. */
export const capitalGainsDetails: Section = {
	id: 'capitalGainsDetails',
	returnType: 'individual',
	group: 'other',
	topic: 'gains',
	askedBy: ['disposal', 'shareHolding'],
	fold: { as: 'record', into: 'capitalGains' },
	single: true,
	title: null,
	amount: null,
	pages: [
		{ id: 'more', questions: idsOf(gates) },
		{ id: 'earlier', questions: idsOf(earlier), shownWhen: { question: 'hadEarlierLosses', is: true } },
		{
			id: 'sixtyDays',
			questions: idsOf(sixtyDays),
			shownWhen: { question: 'reportedWithin60Days', is: true },
		},
		{ id: 'shareLosses', questions: idsOf(shareLosses), shownWhen: { question: 'hadShareLosses', is: true } },
		{ id: 'other', questions: idsOf(other), shownWhen: { question: 'hadOther', is: true } },
	],
	questions: [...gates, ...earlier, ...sixtyDays, ...shareLosses, ...other],
};
