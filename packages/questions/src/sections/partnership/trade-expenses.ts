/** What running the partnership's business cost. Form SA800, boxes 3.30 to 3.63. */
import type { Question } from '../../question.ts';
import { money, signedMoney, steer, unlessCash } from '../ask.ts';

/** Each kind of expense, its box, the box of what is not allowable of it, and which of the two may be below zero. */
const kinds = [
	['costOfGoods', '3.46', '3.30', 'both'],
	['paymentsToSubcontractors', '3.47', '3.31', 'neither'],
	['otherDirectCosts', '3.48', '3.32', 'neither'],
	['wagesAndStaffCosts', '3.51', '3.33', 'neither'],
	['premisesRunningCosts', '3.52', '3.34', 'both'],
	['maintenanceCosts', '3.53', '3.35', 'both'],
	['adminCosts', '3.54', '3.36', 'neither'],
	['motorExpenses', '3.55', '3.37', 'neither'],
	['travelAndSubsistence', '3.56', '3.38', 'neither'],
	['advertisingCosts', '3.57', '3.39', 'neither'],
	['businessEntertainmentCosts', '3.57', '3.39', 'neither'],
	['professionalFees', '3.58', '3.40', 'both'],
	['irrecoverableDebts', '3.59', '3.41', 'both'],
	['interestOnBankOtherLoans', '3.60', '3.42', 'both'],
	['financeCharges', '3.61', '3.43', 'both'],
	['depreciation', '3.62', '3.44', 'both'],
	['otherExpenses', '3.63', '3.45', 'both'],
] as const;

/** Whether one figure is given, which is enough for HMRC up to a turnover. */
export const expenses: readonly Question[] = [
	steer('oneFigure', { neededToFile: true }),
	money('totalExpenses', '3.25', {
		...{ fact: 'expenses.otherExpenses', neededToFile: true },
		shownWhen: { question: 'oneFigure', is: true },
	}),
];

/** Each kind of expense. */
export const byKind: readonly Question[] = [
	...kinds.map(([id, box, , signed]) =>
		(signed === 'both' ? signedMoney : money)(id, box, {
			...unlessCash(id),
			fact: `expenses.${id}`,
		}),
	),
	steer('hadDisallowable'),
];

/** Of each kind, what is not for the business. */
export const disallowable: readonly Question[] = kinds.map(([id, , box, signed]) =>
	(signed === 'both' ? signedMoney : money)(`disallowable${id.charAt(0).toUpperCase()}${id.slice(1)}`, box, {
		...unlessCash(id),
		fact: `disallowable.${id}`,
		partOf: id,
	}),
);
