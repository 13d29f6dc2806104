/** Business Income Source Summary 3.0: a business's result for a year, from what was sent. */
import { inPounds, notBelowNil } from '../assessment/amounts.ts';
import type { BusinessResult } from '../assessment/business-result.ts';
import { resultOf } from '../assessment/business-result.ts';
import { type Api, type ApiAnswer, type Call, refused } from '../mtd/api.ts';
import { always, answering, businessOf, param, reading, yearErrors } from '../mtd/call.ts';
import { sampled } from '../mtd/sample.ts';

const types = ['self-employment', 'uk-property', 'foreign-property'];

/** Amounts of profit and loss are taxed in whole pounds; a summary shows them before that. */
function summaryOf({ figures, net, adjusted }: BusinessResult): object {
	const isLoss = adjusted < 0n;
	return {
		total: {
			income: inPounds(figures.income),
			expenses: inPounds(figures.expenses),
			additions: inPounds(figures.additions),
			deductions: inPounds(figures.deductions),
			accountingAdjustments: inPounds(figures.accountingAdjustments),
		},
		profit: { net: inPounds(notBelowNil(net)), taxable: isLoss ? 0 : inPounds(adjusted) },
		loss: { net: inPounds(notBelowNil(-net)), taxable: isLoss ? inPounds(-adjusted) : 0 },
		...(figures.outstandingBusinessIncome > 0n
			? { outstandingBusinessIncome: inPounds(figures.outstandingBusinessIncome) }
			: {}),
	};
}

function answer(call: Call): ApiAnswer {
	const business = businessOf(call);
	if (business?.typeOfBusiness !== param(call, 'typeOfBusiness'))
		return refused('MATCHING_RESOURCE_NOT_FOUND');
	const result = resultOf(call.standIn, business, param(call, 'taxYear'));
	return result ? { status: 200, body: summaryOf(result) } : refused('RULE_NO_INCOME_SUBMISSIONS_EXIST');
}

/** The API. HMRC's has no STATEFUL. */
export const incomeSummary: Api = {
	version: '3.0',
	routes: [
		{
			...reading,
			stateful: false,
			method: 'GET',
			path: '/individuals/self-assessment/income-summary/:nino/:typeOfBusiness/:taxYear/:businessId',
			formats: (call) => [
				...yearErrors()(call),
				...(types.includes(param(call, 'typeOfBusiness')) ? [] : [{ code: 'FORMAT_TYPE_OF_BUSINESS' }]),
			],
			answer,
			sandbox: answering({
				total: sampled(['income', 'expenses', 'additions', 'deductions'], 100.25),
				profit: sampled(['net', 'taxable'], 200.25),
				loss: sampled(['net', 'taxable'], 0),
			}),
			scenarios: {
				NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND'),
				NO_INCOME_SUBMISSIONS_EXIST: always('RULE_NO_INCOME_SUBMISSIONS_EXIST'),
			},
		},
	],
};
