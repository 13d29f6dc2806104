/** Obligations 3.0: which updates and final declarations are due, and which are met. */
import { businessesIn } from '../../businesses/business.ts';
import { type Api, type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
import { param, todayOf } from '../../mtd/call.ts';
import { taxYearProblem } from '../../mtd/formats.ts';
import { startOf, taxYearOf } from '../../mtd/tax-year.ts';
import { cannedDeclarations, cannedUpdates, usualDeclarations, usualUpdates } from './canned.ts';
import { declarationsDue, updatesDue } from './due.ts';
import { isAskedFor, isStatus, updateQueryErrors } from './update-query.ts';

/** HMRC does not accept STATEFUL here, and its own sandbox never sees the businesses made for a test. */
const asking = { method: 'GET', access: 'user', scope: 'read:self-assessment' } as const;

function updates(call: Call): ApiAnswer {
	const all = businessesIn(call.standIn.store).of(param(call, 'nino'));
	const { typeOfBusiness, businessId } = call.query;
	const asked = all.filter(
		(one) =>
			(typeOfBusiness ?? one.typeOfBusiness) === one.typeOfBusiness &&
			(businessId ?? one.businessId) === one.businessId,
	);
	if (asked.length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const obligations = asked
		.map((business) => ({
			typeOfBusiness: business.typeOfBusiness,
			businessId: business.businessId,
			obligationDetails: updatesDue(call.standIn, business).filter(isAskedFor(call)),
		}))
		.filter(({ obligationDetails }) => obligationDetails.length > 0);
	return obligations.length > 0 ? { status: 200, body: { obligations } } : refused('NO_OBLIGATIONS_FOUND');
}

function declarations(call: Call): ApiAnswer {
	const nino = param(call, 'nino');
	if (businessesIn(call.standIn.store).of(nino).length === 0) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const { taxYear, status } = call.query;
	const first = `${startOf(taxYearOf(todayOf(call))) - 4}-04-06`;
	const obligations = declarationsDue(call.standIn, nino).filter(
		(one) =>
			(status === undefined || status === one.status) &&
			(taxYear === undefined ? one.periodStartDate >= first : taxYearOf(one.periodStartDate) === taxYear),
	);
	return obligations.length > 0 ? { status: 200, body: { obligations } } : refused('NO_OBLIGATIONS_FOUND');
}

const declarationRoute: Route = {
	...asking,
	path: '/obligations/details/:nino/crystallisation',
	formats: ({ query: { taxYear, status } }) => {
		const problem = taxYear === undefined ? undefined : taxYearProblem(taxYear);
		return [
			...(problem === undefined ? [] : [{ code: problem }]),
			...(status === undefined || isStatus(status) ? [] : [{ code: 'FORMAT_STATUS' }]),
		];
	},
	answer: declarations,
	sandbox: usualDeclarations,
	scenarios: cannedDeclarations,
};

/** The API. */
export const obligations: Api = {
	version: '3.0',
	routes: [
		{
			...asking,
			path: '/obligations/details/:nino/income-and-expenditure',
			formats: updateQueryErrors,
			answer: updates,
			sandbox: usualUpdates,
			scenarios: cannedUpdates,
		},
		declarationRoute,
	],
};
