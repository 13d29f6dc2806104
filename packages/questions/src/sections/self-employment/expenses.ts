/** What running a business cost: one figure, or by kind with the part that is not allowable. Form SA103F, boxes 17 to 45. */
import type { Condition, Question } from '../../question.ts';
import { inGroup, money, steer, unlessCash } from '../ask.ts';

/** Each kind of expense with its box, and the box of what is not allowable of it. */
const kinds = [
	['costOfGoods', 'FSE17', 'FSE32'],
	['paymentsToSubcontractors', 'FSE18', 'FSE33'],
	['wagesAndStaffCosts', 'FSE19', 'FSE34'],
	['carVanTravelExpenses', 'FSE20', 'FSE35'],
	['premisesRunningCosts', 'FSE21', 'FSE36'],
	['maintenanceCosts', 'FSE22', 'FSE37'],
	['adminCosts', 'FSE23', 'FSE38'],
	['advertisingCosts', 'FSE24', 'FSE39'],
	['businessEntertainmentCosts', 'FSE24', 'FSE39'],
	['interestOnBankOtherLoans', 'FSE25', 'FSE40'],
	['financeCharges', 'FSE26', 'FSE41'],
	['irrecoverableDebts', 'FSE27', 'FSE42'],
	['professionalFees', 'FSE28', 'FSE43'],
	['depreciation', 'FSE29', 'FSE44'],
	['otherExpenses', 'FSE30', 'FSE45'],
] as const;

/** Anyone unsure about the allowance still has costs, and tax on all takings would be too much. */
export const claims: Condition = { question: 'tradingAllowance', is: [false, null] };

/** Whether one figure is given, which HMRC allows to businesses with a smaller turnover. */
export const expenses: readonly Question[] = [
	steer('oneFigure', { neededToFile: true, shownWhen: claims }),
	money('totalExpenses', 'FSE31', {
		fact: 'expenses.otherExpenses',
		shownWhen: { question: 'oneFigure', is: true },
		neededToFile: true,
		calculators: ['businessMileage', 'businessAtHome'],
	}),
];

/** The kinds that HMRC has flat rates for (ITTOIA 2005 ss.94D to 94H). */
const workedOut: Partial<Readonly<Record<string, Pick<Question, 'calculators'>>>> = {
	carVanTravelExpenses: { calculators: ['businessMileage'] },
	premisesRunningCosts: { calculators: ['businessAtHome'] },
};

/** Each kind of expense. */
export const byKind: readonly Question[] = [
	...inGroup(
		'expenses',
		kinds.map(([id, box]) => money(id, box, { ...unlessCash(id), ...workedOut[id] })),
	),
	steer('hadDisallowable'),
];

/** Of each kind, what is not for the business. */
export const disallowable: readonly Question[] = kinds.map(([id, , box]) =>
	money(`disallowable${id.charAt(0).toUpperCase()}${id.slice(1)}`, box, {
		...unlessCash(id),
		fact: `disallowable.${id}`,
		partOf: id,
	}),
);
