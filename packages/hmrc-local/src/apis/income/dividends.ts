/** Dividends Income 2.0: UK and foreign dividends, special kinds, and directors' extra details. */
import { DIVIDENDS, UK_DIVIDENDS } from '../../individuals/income-kinds.ts';
import type { Api, ApiError, Call } from '../../mtd/api.ts';
import { param } from '../../mtd/call.ts';
import { isRecord } from '../../mtd/json.ts';
import { notFound, recordRoutes, unfulfillable } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, day, each, object, ownWords, text, truth } from '../../mtd/shape.ts';
import { foreignIncome, sampleForeignIncome } from './foreign.ts';

const base = '/individuals/dividends-income';

const special = object({
	'customerReference?': ownWords('FORMAT_CUSTOMER_REF'),
	grossAmount: amount(),
});
const kinds = ['stockDividend', 'redeemableShares', 'bonusIssuesOfSecurities', 'closeCompanyLoansWrittenOff'];

const dividends = recordRoutes({
	kind: DIVIDENDS,
	path: `${base}/:nino/:taxYear`,
	first: '2019-20',
	shape: () =>
		object({
			'foreignDividend?': foreignIncome,
			'dividendIncomeReceivedWhilstAbroad?': foreignIncome,
			...each(kinds, special),
		}),
	putAnswers: 200,
	hasSubmittedOn: true,
	sample: {
		foreignDividend: sampleForeignIncome,
		...Object.fromEntries(
			kinds.map((kind) => [kind, { customerReference: 'Example', grossAmount: 1000.99 }]),
		),
	},
	scenarios: { all: unfulfillable },
});

const amounts = ['ukDividends', 'otherUkDividends'];

const ukDividends = recordRoutes({
	kind: UK_DIVIDENDS,
	path: `${base}/uk/:nino/:taxYear`,
	first: '2017-18',
	shape: () => object(each(amounts, amount())),
	putAnswers: 200,
	hasSubmittedOn: false,
	sample: sampled(amounts),
	scenarios: { all: unfulfillable, put: notFound },
});

const employmentIdErrors = (call: Call): readonly ApiError[] =>
	/^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(
		param(call, 'employmentId'),
	)
		? []
		: [{ code: 'FORMAT_EMPLOYMENT_ID' }];

/** A director says whether the company is close, and gives more details for a close one. */
function directorRules({ body }: Call): readonly ApiError[] {
	const { companyDirector, closeCompany, companyName, companyNumber, shareholding, dividendReceived } =
		isRecord(body) ? body : {};
	const details = [companyName, companyNumber, shareholding, dividendReceived];
	if (companyDirector === true && closeCompany === undefined) return [{ code: 'RULE_MISSING_CLOSE_COMPANY' }];
	const isIncomplete = closeCompany === true && details.includes(undefined);
	return isIncomplete ? [{ code: 'RULE_MISSING_CLOSE_COMPANY_DETAILS' }] : [];
}

const directorship = recordRoutes({
	kind: 'directorship',
	path: `${base}/directorship/:nino/:taxYear/:employmentId`,
	id: 'employmentId',
	first: '2025-26',
	shape: () =>
		object({
			companyDirector: truth,
			'closeCompany?': truth,
			'directorshipCeasedDate?': day('FORMAT_DIRECTORSHIP_CEASED_DATE'),
			'companyName?': text(/^.{0,160}$/, 'FORMAT_COMPANY_NAME'),
			'companyNumber?': text(/^(?:\d{8}|[A-Za-z]{2}\d{6})$/, 'FORMAT_COMPANY_NUMBER'),
			'shareholding?': amount(0, 100),
			'dividendReceived?': amount(),
		}),
	rules: directorRules,
	idErrors: employmentIdErrors,
	putAnswers: 204,
	hasSubmittedOn: true,
	hasWindow: false,
	sample: {
		companyDirector: true,
		closeCompany: true,
		companyName: 'Example Limited',
		companyNumber: '12345678',
		shareholding: 50.5,
		dividendReceived: 1000.99,
	},
	scenarios: { all: unfulfillable, put: notFound },
});

/** The API. */
export const dividendsIncome: Api = {
	version: '2.0',
	routes: [...ukDividends, ...directorship, ...dividends],
};
