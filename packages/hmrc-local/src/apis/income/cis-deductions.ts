/**
 * CIS Deductions 3.0: what contractors deducted from a subcontractor's payments, month by month, as stated by the
 * person.
 */
import { randomUUID } from 'node:crypto';
import { CIS_DEDUCTIONS } from '../../individuals/income-kinds.ts';
import { type Held, recordsIn } from '../../individuals/records.ts';
import { type Api, type ApiAnswer, type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import {
	always,
	answering,
	done,
	instantOf,
	isTooLate,
	param,
	reading,
	todayOf,
	writing,
} from '../../mtd/call.ts';
import { isDay, taxYearProblem } from '../../mtd/formats.ts';
import { isRecord, partOf } from '../../mtd/json.ts';
import { notFound } from '../../mtd/record-routes.ts';
import { amount, bodyErrors, day, list, object, type Shape, text } from '../../mtd/shape.ts';
import { firstDayOf, lastDayOf, taxYearOf } from '../../mtd/tax-year.ts';
import { type Period, periodProblem, presentDeductions } from './cis-periods.ts';

const base = '/individuals/deductions/cis/:nino';
const amendments = `${base}/amendments`;
const FIRST_YEAR = '2019-20';

/** An amount with this code for every error. */
const amountWith =
	(code: string): Shape =>
	(value, path) =>
		amount()(value, path).map((error) => (error.code === 'FORMAT_VALUE' ? { ...error, code } : error));

const periodData = list(
	object({
		deductionAmount: amountWith('RULE_DEDUCTIONS_AMOUNT'),
		deductionFromDate: day('FORMAT_DEDUCTIONS_FROM_DATE'),
		deductionToDate: day('FORMAT_DEDUCTIONS_TO_DATE'),
		'costOfMaterials?': amountWith('RULE_COST_OF_MATERIALS'),
		'grossAmountPaid?': amountWith('RULE_GROSS_AMOUNT_PAID'),
	}),
);

const created = object({
	fromDate: day('FORMAT_FROM_DATE'),
	toDate: day('FORMAT_TO_DATE'),
	contractorName: text(/^(?=.*\S).{1,105}$/, 'FORMAT_CONTRACTOR_NAME'),
	employerRef: text(/^[0-9]{3}\/[^ ].{0,9}$/, 'FORMAT_EMPLOYER_REFERENCE'),
	periodData,
});

const periodsIn = (body: unknown): readonly Period[] => {
	const { periodData: periods } = isRecord(body) ? body : {};
	return Array.isArray(periods) ? periods : [];
};

/** What is wrong with the months of a tax year. */
const periodRules = (body: unknown, taxYear: string): readonly ApiError[] => {
	const code = periodProblem(periodsIn(body), taxYear);
	return code === undefined ? [] : [{ code }];
};

const yearIn = (body: unknown): string => {
	const { fromDate } = isRecord(body) ? body : {};
	return isDay(fromDate) ? taxYearOf(fromDate) : '';
};

function createRules({ body }: Call): readonly ApiError[] {
	const taxYear = yearIn(body);
	const { fromDate, toDate } = isRecord(body) ? body : {};
	if (fromDate !== firstDayOf(taxYear) || toDate !== lastDayOf(taxYear))
		return [{ code: 'RULE_DATE_RANGE_INVALID' }];
	if (taxYear < FIRST_YEAR) return [{ code: 'RULE_TAX_YEAR_NOT_SUPPORTED' }];
	return periodRules(body, taxYear);
}

function create(call: Call): ApiAnswer {
	const { body, standIn, params } = call;
	const taxYear = yearIn(body);
	const records = recordsIn(standIn.store);
	const isEnded =
		todayOf(call) > lastDayOf(taxYear) || call.headers['suspend-temporal-validations'] === 'true';
	if (!isEnded) return refused('RULE_TAX_YEAR_NOT_ENDED');
	if (isTooLate(call, taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
	const { employerRef } = isRecord(body) ? body : {};
	const held = records.all(CIS_DEDUCTIONS, params.nino ?? '', taxYear);
	if (held.some((one) => partOf(one, 'body').employerRef === employerRef))
		return refused('RULE_DUPLICATE_SUBMISSION');
	const submissionId = randomUUID();
	const place = { kind: CIS_DEDUCTIONS, nino: params.nino ?? '', taxYear, id: submissionId };
	records.put({ ...place, submittedOn: instantOf(call), body });
	return { status: 200, body: { submissionId } };
}

/** The submission named in the path, for any year unless the path names that too. */
const heldOf = (call: Call): Held | undefined =>
	recordsIn(call.standIn.store)
		.everyYear(CIS_DEDUCTIONS, param(call, 'nino'))
		.find(
			({ id, taxYear }) => id === param(call, 'submissionId') && (call.params.taxYear ?? taxYear) === taxYear,
		);

const idErrors = (call: Call): readonly ApiError[] =>
	/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(param(call, 'submissionId'))
		? []
		: [{ code: 'FORMAT_SUBMISSION_ID' }];

function change(call: Call): ApiAnswer {
	const held = heldOf(call);
	if (!held) return refused('MATCHING_RESOURCE_NOT_FOUND');
	if (isTooLate(call, held.taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
	const [problem] = periodRules(call.body, held.taxYear);
	if (problem) return { errors: [problem] };
	const body = { ...partOf(held, 'body'), periodData: periodsIn(call.body) };
	recordsIn(call.standIn.store).put({ ...held, submittedOn: instantOf(call), body });
	return done;
}

function remove(call: Call): ApiAnswer {
	const held = heldOf(call);
	if (!held) return refused('MATCHING_RESOURCE_NOT_FOUND');
	if (isTooLate(call, held.taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
	recordsIn(call.standIn.store).remove(held);
	return done;
}

/** Contractors report nothing to the stand-in by themselves. */
function read(call: Call): ApiAnswer {
	const held = recordsIn(call.standIn.store).all(CIS_DEDUCTIONS, param(call, 'nino'), param(call, 'taxYear'));
	if (held.length === 0 || param(call, 'source') === 'contractor')
		return refused('MATCHING_RESOURCE_NOT_FOUND');
	return { status: 200, body: presentDeductions(held) };
}

const yearProblem = (call: Call): readonly ApiError[] => {
	const code = taxYearProblem(param(call, 'taxYear'), FIRST_YEAR);
	return code === undefined ? [] : [{ code }];
};

const sampleId = '4557ecb5-fd32-48cc-81f5-e6acd1099f3c';

/** What HMRC's sandbox returns for a tax year. */
const sampleOf = (taxYear: string) =>
	presentDeductions([
		{
			...{ kind: CIS_DEDUCTIONS, nino: '', taxYear, id: sampleId },
			submittedOn: '2026-05-11T16:38:57.000Z',
			body: {
				...{ fromDate: firstDayOf(taxYear), toDate: lastDayOf(taxYear) },
				...{ contractorName: 'Example Builders', employerRef: '123/AA12345' },
				periodData: [
					{
						deductionFromDate: firstDayOf(taxYear),
						deductionToDate: `${taxYear.slice(0, 4)}-05-05`,
						...{ deductionAmount: 355, costOfMaterials: 35, grossAmountPaid: 1810 },
					},
				],
			},
		},
	]);

const tooLate = { OUTSIDE_AMENDMENT_WINDOW: always('RULE_OUTSIDE_AMENDMENT_WINDOW') };
const unaligned = {
	DEDUCTIONS_DATE_RANGE_INVALID: always('RULE_DEDUCTIONS_DATE_RANGE_INVALID'),
	UNALIGNED_DEDUCTIONS_PERIOD: always('RULE_UNALIGNED_DEDUCTIONS_PERIOD'),
	DUPLICATE_PERIOD: always('RULE_DUPLICATE_PERIOD'),
};
const notSupported = { TAX_YEAR_NOT_SUPPORTED: always('RULE_TAX_YEAR_NOT_SUPPORTED') };

const readRoute: Route = {
	...reading,
	method: 'GET',
	path: `${base}/current-position/:taxYear/:source`,
	formats: (call) => [
		...yearProblem(call),
		...(['all', 'contractor', 'customer'].includes(param(call, 'source'))
			? []
			: [{ code: 'RULE_SOURCE_INVALID' }]),
	],
	answer: read,
	sandbox: (call) => answering(sampleOf(param(call, 'taxYear')))(),
	scenarios: {
		...notFound,
		...notSupported,
		TAX_YEAR_RANGE_INVALID: always('RULE_TAX_YEAR_RANGE_INVALID'),
		DYNAMIC: (call) => answering(sampleOf(param(call, 'taxYear')))(),
	},
};

const createRoute: Route = {
	...writing,
	method: 'POST',
	path: amendments,
	formats: ({ body }) => bodyErrors(created, body),
	rules: createRules,
	answer: create,
	sandbox: answering({ submissionId: sampleId }),
	scenarios: {
		...unaligned,
		...tooLate,
		TAX_YEAR_NOT_ENDED: always('RULE_TAX_YEAR_NOT_ENDED'),
		DUPLICATE_SUBMISSION: always('RULE_DUPLICATE_SUBMISSION'),
	},
};

const changeRoute: Route = {
	...writing,
	method: 'PUT',
	path: `${amendments}/:submissionId`,
	formats: (call) => [...idErrors(call), ...bodyErrors(object({ periodData }), call.body)],
	answer: change,
	sandbox: () => done,
	scenarios: { ...unaligned, ...tooLate, ...notFound, ...notSupported },
};

const removeRoute: Route = {
	...writing,
	method: 'DELETE',
	path: `${amendments}/:submissionId/:taxYear`,
	formats: (call) => [...idErrors(call), ...yearProblem(call)],
	answer: remove,
	sandbox: () => done,
	scenarios: { ...tooLate, ...notFound, ...notSupported },
};

/** The API. */
export const cisDeductions: Api = {
	version: '3.0',
	routes: [readRoute, createRoute, changeRoute, removeRoute],
};
