/** Expenses 3.0: employment expenses, and payments to trade unions. */
import { EMPLOYMENT_EXPENSES, OTHER_EXPENSES } from '../../individuals/income-kinds.ts';
import type { Api } from '../../mtd/api.ts';
import { always, answering } from '../../mtd/call.ts';
import { endedRefusal, notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, each, object, ownWords } from '../../mtd/shape.ts';

const costs = [
	'businessTravelCosts',
	'jobExpenses',
	'flatRateJobExpenses',
	'professionalSubscriptions',
	'hotelAndMealExpenses',
	'otherAndCapitalAllowances',
	'vehicleExpenses',
	'mileageAllowanceRelief',
];

const sample = { expenses: sampled(costs.slice(0, 2)) };
const given = { source: 'user' };

const ofJobs = recordRoutes({
	kind: EMPLOYMENT_EXPENSES,
	path: '/individuals/expenses/employments/:nino/:taxYear',
	first: '2019-20',
	shape: () => object({ expenses: object(each(costs, amount())) }),
	putRefusal: endedRefusal,
	putAnswers: 204,
	hasSubmittedOn: true,
	alsoSays: () => given,
	isReadByState: false,
	sample,
	scenarios: {
		get: { DYNAMIC: answering({ ...sample, ...given, submittedOn: '2026-05-01T09:00:00.000Z' }) },
		put: {
			...notFound,
			TAX_YEAR_NOT_ENDED: always('RULE_TAX_YEAR_NOT_ENDED'),
			RULE_INVALID_SUBMISSION_PENSION_SCHEME: always('RULE_INVALID_SUBMISSION_PENSION_SCHEME'),
		},
	},
});

const payment = object({
	'customerReference?': ownWords('FORMAT_CUSTOMER_REFERENCE'),
	expenseAmount: amount(),
});

const others = recordRoutes({
	kind: OTHER_EXPENSES,
	path: '/individuals/expenses/other/:nino/:taxYear',
	first: '2021-22',
	shape: () =>
		object({ 'paymentsToTradeUnionsForDeathBenefits?': payment, 'patentRoyaltiesPayments?': payment }),
	putAnswers: 204,
	hasSubmittedOn: true,
	sample: { paymentsToTradeUnionsForDeathBenefits: { expenseAmount: 1000.99 } },
});

/** The API. */
export const expenses: Api = { version: '3.0', routes: [...ofJobs, ...others] };
