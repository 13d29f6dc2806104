/** Self Assessment Individual Details 2.0: a person's MTD status, by tax year. */
import { itsaStatusesIn } from '../individuals/itsa-status.ts';
import type { Api, ApiAnswer, ApiError, Call } from '../mtd/api.ts';
import { refused } from '../mtd/api.ts';
import { always, answering, param, reading, todayOf } from '../mtd/call.ts';
import { taxYearProblem } from '../mtd/formats.ts';
import { firstDayOf, startOf, taxYearOf } from '../mtd/tax-year.ts';

const isTruth = (text: string | undefined): boolean => text === undefined || /^(true|false)$/.test(text);

function formats({ params, query }: Call): readonly ApiError[] {
	const problem = taxYearProblem(params.taxYear ?? '');
	const codes = [
		...(problem === undefined ? [] : [problem]),
		...(isTruth(query.futureYears) ? [] : ['FORMAT_FUTURE_YEARS']),
		...(isTruth(query.history) ? [] : ['FORMAT_HISTORY']),
	];
	return codes.map((code) => ({ code }));
}

/** The requested year, and with `futureYears` those after it, up to the one after the current year. */
function yearsAsked(call: Call): readonly string[] {
	const first = param(call, 'taxYear');
	if (call.query.futureYears !== 'true') return [first];
	const last = startOf(taxYearOf(todayOf(call))) + 1;
	const count = Math.max(1, last - startOf(first) + 1);
	return Array.from({ length: count }, (_, at) => taxYearOf(`${startOf(first) + at}-04-06`));
}

function answer(call: Call): ApiAnswer {
	const nino = param(call, 'nino');
	if (firstDayOf(param(call, 'taxYear')) > `${startOf(taxYearOf(todayOf(call))) + 1}-04-06`)
		return refused('MATCHING_RESOURCE_NOT_FOUND');
	const statuses = itsaStatusesIn(call.standIn.store);
	const itsaStatuses = yearsAsked(call).map((taxYear) => {
		const all = statuses.history(nino, taxYear);
		return { taxYear, itsaStatusDetails: call.query.history === 'true' ? all : all.slice(0, 1) };
	});
	return { status: 200, body: { itsaStatuses } };
}

const sample = {
	submittedOn: '2025-05-23T12:29:27.566Z',
	status: 'MTD Mandated',
	statusReason: 'Sign up - return available',
	businessIncome2YearsPrior: 60_000.99,
};

/** The API. */
export const individualDetails: Api = {
	version: '2.0',
	routes: [
		{
			...reading,
			method: 'GET',
			path: '/individuals/person/itsa-status/:nino/:taxYear',
			formats,
			answer,
			sandbox: answering({ itsaStatuses: [{ taxYear: '2025-26', itsaStatusDetails: [sample] }] }),
			scenarios: {
				NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND'),
				NOT_ENROLLED: always('CLIENT_NOT_MTD_ENROLLED'),
			},
		},
	],
};
