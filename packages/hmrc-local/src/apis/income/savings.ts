/** Savings Income 2.0: interest from UK accounts, from securities and from abroad. */
import { OTHER_SAVINGS } from '../../individuals/income-kinds.ts';
import type { Api } from '../../mtd/api.ts';
import { recordRoutes, unfulfillable } from '../../mtd/record-routes.ts';
import { amount, object } from '../../mtd/shape.ts';
import { foreignIncome, sampleForeignIncome } from './foreign.ts';
import { savingsAccounts } from './savings-accounts.ts';

const other = recordRoutes({
	kind: OTHER_SAVINGS,
	path: '/individuals/savings-income/other/:nino/:taxYear',
	first: '2019-20',
	shape: () =>
		object({
			'securities?': object({ 'taxTakenOff?': amount(), grossAmount: amount(), 'netAmount?': amount() }),
			'foreignInterest?': foreignIncome,
		}),
	putAnswers: 200,
	hasSubmittedOn: true,
	sample: {
		securities: { taxTakenOff: 100.99, grossAmount: 1100.99, netAmount: 1000 },
		foreignInterest: sampleForeignIncome,
	},
	scenarios: { all: unfulfillable },
});

/** The API. */
export const savingsIncome: Api = { version: '2.0', routes: [...savingsAccounts, ...other] };
