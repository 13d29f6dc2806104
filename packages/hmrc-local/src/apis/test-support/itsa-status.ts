/** Test support: sets a person's MTD status for a tax year. */
import { type ItsaStatus, itsaStatusesIn, itsaStatusNames } from '../../individuals/itsa-status.ts';
import type { ApiError, Call, Route } from '../../mtd/api.ts';
import { done, param } from '../../mtd/call.ts';
import { taxYearProblem } from '../../mtd/formats.ts';
import { isRecord } from '../../mtd/json.ts';
import { amount, bodyErrors, list, object, oneOf, text } from '../../mtd/shape.ts';

const reasons = [
	'Sign up - return available',
	'Sign up - no return available',
	'ITSA final declaration',
	'ITSA Q4 declaration',
	'CESA SA return',
	'Complex',
	'Ceased income source',
	'Reinstated income source',
	'Rollover',
	'Income Source Latency Changes',
	'MTD ITSA Opt-Out',
	'MTD ITSA Opt-In',
	'Digitally Exempt',
];

const shape = object({
	itsaStatusDetails: list(
		object({
			submittedOn: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'FORMAT_SUBMITTED_ON'),
			// Test support cannot set this one.
			status: oneOf(
				itsaStatusNames.filter((name) => name !== 'Digitally Exempt'),
				'FORMAT_STATUS',
			),
			statusReason: oneOf(reasons, 'FORMAT_STATUS_REASON'),
			'businessIncome2YearsPrior?': amount(),
		}),
	),
});

/** The shape has been checked by then. */
const detailsIn = (body: unknown): readonly ItsaStatus[] =>
	isRecord(body) ? (body.itsaStatusDetails as readonly ItsaStatus[]) : [];

function formats(call: Call): readonly ApiError[] {
	const problem = taxYearProblem(param(call, 'taxYear'));
	const errors = bodyErrors(shape, call.body).map((error) =>
		error.paths?.some((path) => path.endsWith('2YearsPrior'))
			? { ...error, code: 'FORMAT_BUSINESS_INCOME_2_YEARS_PRIOR' }
			: error,
	);
	return [...(problem === undefined ? [] : [{ code: problem }]), ...errors];
}

/** The call. */
export const testItsaStatus: Route = {
	access: 'user',
	scope: 'write:self-assessment',
	method: 'POST',
	path: '/individuals/self-assessment-test-support/itsa-status/:nino/:taxYear',
	formats,
	rules: ({ body }) => {
		const moments = detailsIn(body).map(({ submittedOn }) => submittedOn);
		return new Set(moments).size === moments.length ? [] : [{ code: 'DUPLICATE_SUBMITTED_ON' }];
	},
	answer: (call) => {
		const newestFirst = [...detailsIn(call.body)].sort((a, b) => (a.submittedOn < b.submittedOn ? 1 : -1));
		itsaStatusesIn(call.standIn.store).put(param(call, 'nino'), param(call, 'taxYear'), newestFirst);
		return done;
	},
};
