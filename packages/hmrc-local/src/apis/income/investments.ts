/** Reliefs 3.0, investments: shares and loans by scheme and company, in their shape up to 2024-25 and from 2025-26. */
import { INVESTMENT_RELIEFS } from '../../individuals/income-kinds.ts';
import type { Route } from '../../mtd/api.ts';
import { recordRoutes } from '../../mtd/record-routes.ts';
import { amount, day, list, object, ownWords, type Shape, text, truth } from '../../mtd/shape.ts';

/** A company or fund: the fields of these names are required, the others are not. */
function company(fields: Readonly<Record<string, Shape>>, ...required: readonly string[]): Shape {
	const entries = Object.entries({ ...fields, amountInvested: amount() });
	const named = entries.map(([name, shape]) => [required.includes(name) ? name : `${name}?`, shape] as const);
	return list(object({ ...Object.fromEntries(named), reliefClaimed: amount() }));
}

const called = text(/^[0-9a-zA-Z{À-˿'}\- _&`():.'^]{1,105}$/, 'FORMAT_NAME');
const reference = {
	uniqueInvestmentRef: ownWords('FORMAT_UNIQUE_INVESTMENT_REFERENCE'),
	dateOfInvestment: day('FORMAT_DATE_OF_INVESTMENT'),
};
const fund = { ...reference, name: called };
const enterprise = { ...fund, knowledgeIntensive: truth };
const seed = { ...reference, companyName: called };

const from2025: Readonly<Record<string, Shape>> = {
	'vctSubscription?': company(fund, 'name', 'dateOfInvestment'),
	'eisSubscription?': company(enterprise, ...Object.keys(enterprise)),
	'seedEnterpriseInvestment?': company(seed, ...Object.keys(seed)),
	'communityInvestment?': company(fund, 'uniqueInvestmentRef'),
};

/** Relief for social enterprises ended in April 2023. */
const before: Readonly<Record<string, Shape>> = {
	'vctSubscription?': company(fund, 'uniqueInvestmentRef'),
	'eisSubscription?': company(enterprise, 'uniqueInvestmentRef'),
	'seedEnterpriseInvestment?': company(seed, 'uniqueInvestmentRef'),
	'communityInvestment?': company(fund, 'uniqueInvestmentRef'),
	'socialEnterpriseInvestment?': company(
		{ ...reference, socialEnterpriseName: called },
		'uniqueInvestmentRef',
	),
};

/** The calls. */
export const investments: readonly Route[] = recordRoutes({
	kind: INVESTMENT_RELIEFS,
	path: '/individuals/reliefs/investment/:nino/:taxYear',
	first: '2020-21',
	shape: (taxYear) => object(taxYear < '2025-26' ? before : from2025),
	putAnswers: 204,
	hasSubmittedOn: true,
	sample: {
		eisSubscription: [
			{
				uniqueInvestmentRef: 'XTAL',
				name: 'Example Fund',
				knowledgeIntensive: true,
				dateOfInvestment: '2025-12-12',
				amountInvested: 1000.99,
				reliefClaimed: 1000.99,
			},
		],
	},
});
