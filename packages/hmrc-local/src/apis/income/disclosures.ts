/** Disclosures 2.0: avoidance schemes, voluntary Class 2, and marriage allowance. */
import { DISCLOSURES } from '../../individuals/income-kinds.ts';
import { marriageClaimsIn } from '../../individuals/marriage-claims.ts';
import type { Api, ApiAnswer, ApiError, Call, Route } from '../../mtd/api.ts';
import { refused } from '../../mtd/api.ts';
import { always, answering, param, todayOf, writing } from '../../mtd/call.ts';
import { isNino, taxYearProblem } from '../../mtd/formats.ts';
import { isRecord, partOf } from '../../mtd/json.ts';
import { notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { bodyErrors, day, list, object, type Shape, text, truth } from '../../mtd/shape.ts';

const taxYear: Shape = (value, path) => {
	const code = typeof value === 'string' ? taxYearProblem(value) : 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED';
	return code === undefined ? [] : [{ code, paths: [path] }];
};

const sample = {
	taxAvoidance: [{ srn: '14211123', taxYear: '2020-21' }],
	class2Nics: { class2VoluntaryContributions: true },
};

const disclosed = recordRoutes({
	kind: DISCLOSURES,
	path: '/individuals/disclosures/:nino/:taxYear',
	first: '2021-22',
	shape: () =>
		object({
			'taxAvoidance?': list(object({ srn: text(/^[0-9]{8}$/, 'FORMAT_SRN_INVALID'), taxYear })),
			'class2Nics?': object({ 'class2VoluntaryContributions?': truth }),
		}),
	rules: ({ body }) =>
		partOf(body, 'class2Nics').class2VoluntaryContributions === false
			? [
					{
						code: 'RULE_VOLUNTARY_CLASS2_VALUE_INVALID',
						paths: ['/class2Nics/class2VoluntaryContributions'],
					},
				]
			: [],
	putAnswers: 204,
	hasSubmittedOn: true,
	sample,
	scenarios: {
		get: {
			DYNAMIC: (call) =>
				answering({
					...sample,
					submittedOn: `${todayOf(call)}T09:00:00.000Z`,
					taxAvoidance: [{ srn: '14211123', taxYear: param(call, 'taxYear') }],
				})(),
		},
		put: {
			...notFound,
			VOLUNTARY_CLASS2_CANNOT_BE_CHANGED: always('RULE_VOLUNTARY_CLASS2_CANNOT_BE_CHANGED'),
		},
	},
});

const name = (code: string) => text(/^.{1,35}$/, code);
const spouse = object({
	spouseOrCivilPartnerNino: (value, path) =>
		typeof value === 'string' && isNino(value)
			? []
			: [{ code: 'FORMAT_SPOUSE_OR_CIVIL_PARTNERS_NINO', paths: [path] }],
	'spouseOrCivilPartnerFirstName?': name('FORMAT_SPOUSE_OR_CIVIL_PARTNERS_FIRST_NAME'),
	spouseOrCivilPartnerSurname: name('FORMAT_SPOUSE_OR_CIVIL_PARTNERS_SURNAME'),
	'spouseOrCivilPartnerDateOfBirth?': day('FORMAT_SPOUSE_OR_CIVIL_PARTNERS_DATE_OF_BIRTH'),
});

/** One claim per person. */
function claim(call: Call): ApiAnswer {
	const claims = marriageClaimsIn(call.standIn.store);
	const nino = param(call, 'nino');
	if (claims.isGivenBy(nino)) return refused('RULE_ACTIVE_MARRIAGE_ALLOWANCE_CLAIM');
	claims.put(nino, call.body);
	return { status: 201 };
}

const marriageAllowance: Route = {
	...writing,
	stateful: false,
	method: 'POST',
	path: '/individuals/disclosures/marriage-allowance/:nino',
	formats: ({ body }): readonly ApiError[] => bodyErrors(spouse, body),
	rules: ({ body, params }) =>
		isRecord(body) && String(body.spouseOrCivilPartnerNino).slice(0, 8) === params.nino?.slice(0, 8)
			? [{ code: 'RULE_INVALID_REQUEST' }]
			: [],
	answer: claim,
	sandbox: () => ({ status: 201 }),
	scenarios: {
		DECEASED_RECIPIENT: always('RULE_DECEASED_RECIPIENT'),
		CLAIM_ALREADY_EXISTS: always('RULE_ACTIVE_MARRIAGE_ALLOWANCE_CLAIM'),
		INVALID_REQUEST: always('RULE_INVALID_REQUEST'),
	},
};

/** The API. */
export const disclosures: Api = { version: '2.0', routes: [marriageAllowance, ...disclosed] };
