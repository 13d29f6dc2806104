/** Individual Losses 6.0: how a year's loss is to be used, one claim at a time, to 2025-26. */
import { businessesIn } from '../../businesses/business.ts';
import { LOSS_CLAIM } from '../../individuals/loss-kinds.ts';
import { type Held, recordsIn } from '../../individuals/records.ts';
import { type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
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
import { isBusinessId } from '../../mtd/formats.ts';
import type { JsonObject } from '../../mtd/json.ts';
import { notFound } from '../../mtd/record-routes.ts';
import { bodyErrors, object, oneOf, text } from '../../mtd/shape.ts';
import { lastDayOf } from '../../mtd/tax-year.ts';
import { fieldsIn, lossIdErrors, lossYear, lossYearErrors, newLossId, presentedLoss } from './one-loss.ts';

const base = '/individuals/losses/:nino/loss-claims';

const claimTypes = [
	'carry-forward',
	'carry-sideways',
	'carry-sideways-fhl',
	'carry-forward-to-carry-sideways',
];
const lossTypes = ['self-employment', 'uk-property', 'foreign-property'];
const ofLettings = ['carry-sideways', 'carry-sideways-fhl', 'carry-forward-to-carry-sideways'];

const shape = object({
	taxYearClaimedFor: lossYear,
	typeOfLoss: oneOf(lossTypes, 'FORMAT_TYPE_OF_LOSS'),
	typeOfClaim: oneOf(claimTypes, 'FORMAT_TYPE_OF_CLAIM'),
	businessId: text(/^X[A-Z0-9]IS[0-9]{11}$/, 'FORMAT_BUSINESS_ID'),
});

const find = (call: Call): Held | undefined =>
	recordsIn(call.standIn.store)
		.everyYear(LOSS_CLAIM, param(call, 'nino'))
		.find(({ id }) => id === param(call, 'claimId'));

/** What is wrong with a claim type for a loss type. */
function typeProblem({ typeOfClaim, typeOfLoss, taxYearClaimedFor }: JsonObject): string | undefined {
	const type = String(typeOfClaim);
	if (type === 'carry-sideways-fhl' && String(taxYearClaimedFor) >= '2025-26')
		return 'RULE_CSFHL_CLAIM_NOT_SUPPORTED';
	const known = typeOfLoss === 'self-employment' ? ['carry-forward', 'carry-sideways'] : ofLettings;
	return known.includes(type) ? undefined : 'RULE_TYPE_OF_CLAIM_INVALID';
}

function create(call: Call): ApiAnswer {
	const [nino, body] = [param(call, 'nino'), fieldsIn(call.body)];
	const taxYear = String(body.taxYearClaimedFor);
	const records = recordsIn(call.standIn.store);
	if (!businessesIn(call.standIn.store).find(nino, String(body.businessId)))
		return refused('MATCHING_RESOURCE_NOT_FOUND');
	const problem = typeProblem(body);
	if (problem !== undefined) return refused(problem);
	if (todayOf(call) <= lastDayOf(taxYear)) return refused('RULE_ACCOUNTING_PERIOD_NOT_ENDED');
	if (isTooLate(call, taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
	const isSame = ({ body: other }: Held) => fieldsIn(other).businessId === body.businessId;
	if (records.all(LOSS_CLAIM, nino, taxYear).some(isSame)) return refused('RULE_DUPLICATE_SUBMISSION');
	const claimId = newLossId();
	records.put({ kind: LOSS_CLAIM, nino, taxYear, id: claimId, submittedOn: instantOf(call), body });
	return { status: 201, body: { claimId } };
}

const claimId = 'AAZZ1234567890a';
const sample = {
	businessId: 'XKIS00000000988',
	typeOfLoss: 'self-employment',
	typeOfClaim: 'carry-forward',
	taxYearClaimedFor: '2023-24',
	lastModified: '2024-07-13T12:13:48.763Z',
};
const sampleOf = (typeOfLoss: string, typeOfClaim: string) =>
	answering({ ...sample, typeOfLoss, typeOfClaim });
const listed = (typeOfLoss: string, typeOfClaim: string) =>
	answering({ claims: [{ ...sample, typeOfLoss, typeOfClaim, claimId, sequence: 1 }] });
const closed = { OUTSIDE_AMENDMENT_WINDOW: always('RULE_OUTSIDE_AMENDMENT_WINDOW') };

const createRoute: Route = {
	...writing,
	method: 'POST',
	path: base,
	formats: (call) => bodyErrors(shape, call.body),
	answer: create,
	sandbox: () => ({ status: 201, body: { claimId } }),
	scenarios: {
		...notFound,
		...closed,
		DUPLICATE: always('RULE_DUPLICATE_SUBMISSION'),
		ACCOUNTING_PERIOD_NOT_ENDED: always('RULE_ACCOUNTING_PERIOD_NOT_ENDED'),
		NO_ACCOUNTING_PERIOD: always('RULE_NO_ACCOUNTING_PERIOD'),
		CSFHL_CLAIM_NOT_SUPPORTED: always('RULE_CSFHL_CLAIM_NOT_SUPPORTED'),
	},
};

function list(call: Call): ApiAnswer {
	const asked = Object.entries(call.query);
	const claims = recordsIn(call.standIn.store)
		.all(LOSS_CLAIM, param(call, 'nino'), param(call, 'taxYear'))
		.filter(({ body }) => asked.every(([name, value]) => fieldsIn(body)[name] === value))
		.map((held) => ({ ...presentedLoss(held), claimId: held.id }));
	return claims.length > 0 ? { status: 200, body: { claims } } : refused('MATCHING_RESOURCE_NOT_FOUND');
}

const listRoute: Route = {
	...reading,
	method: 'GET',
	path: `${base}/tax-year/:taxYear`,
	formats: (call) => {
		const { businessId, typeOfLoss, typeOfClaim } = call.query;
		const wrong = {
			FORMAT_BUSINESS_ID: businessId !== undefined && !isBusinessId(businessId),
			FORMAT_TYPE_OF_LOSS: typeOfLoss !== undefined && !lossTypes.includes(typeOfLoss),
			FORMAT_TYPE_OF_CLAIM: typeOfClaim !== undefined && typeOfClaim !== 'carry-sideways',
		};
		return [
			...lossYearErrors(call),
			...Object.entries(wrong).flatMap(([code, is]) => (is ? [{ code }] : [])),
		];
	},
	answer: list,
	sandbox: listed('self-employment', 'carry-forward'),
	scenarios: {
		...notFound,
		UK_PROPERTY: listed('uk-property', 'carry-sideways-fhl'),
		FOREIGN_PROPERTY: listed('foreign-property', 'carry-sideways'),
		DYNAMIC: (call) => {
			const dates = { taxYearClaimedFor: param(call, 'taxYear'), lastModified: instantOf(call) };
			return answering({ claims: [{ ...sample, ...call.query, ...dates, claimId }] })();
		},
	},
};

const idErrors = (call: Call) => lossIdErrors(param(call, 'claimId'), 'FORMAT_CLAIM_ID');

const retrieveRoute: Route = {
	...reading,
	method: 'GET',
	path: `${base}/:claimId`,
	formats: idErrors,
	answer: (call) => {
		const held = find(call);
		return held ? { status: 200, body: presentedLoss(held) } : refused('MATCHING_RESOURCE_NOT_FOUND');
	},
	sandbox: sampleOf('self-employment', 'carry-forward'),
	scenarios: {
		...notFound,
		UK_PROPERTY: sampleOf('uk-property', 'carry-sideways-fhl'),
		FOREIGN_PROPERTY: sampleOf('foreign-property', 'carry-sideways'),
	},
};

const removeRoute: Route = {
	...writing,
	method: 'DELETE',
	path: `${base}/:claimId/tax-year/:taxYear`,
	formats: (call) => [...idErrors(call), ...lossYearErrors(call)],
	answer: (call) => {
		const held = find(call);
		if (!held) return refused('MATCHING_RESOURCE_NOT_FOUND');
		if (isTooLate(call, held.taxYear)) return refused('RULE_OUTSIDE_AMENDMENT_WINDOW');
		recordsIn(call.standIn.store).remove(held);
		return done;
	},
	sandbox: () => done,
	scenarios: { ...notFound, ...closed },
};

function amend(call: Call): ApiAnswer {
	const held = find(call);
	if (!held) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const before = fieldsIn(held.body);
	const body = { ...before, ...fieldsIn(call.body) };
	if (before.typeOfClaim === fieldsIn(body).typeOfClaim) return refused('RULE_NO_CHANGE');
	const problem = typeProblem(body);
	if (problem !== undefined) return refused(problem);
	const amended = { ...held, submittedOn: instantOf(call), body };
	recordsIn(call.standIn.store).put(amended);
	return { status: 200, body: presentedLoss(amended) };
}

const amendRoute: Route = {
	...writing,
	method: 'POST',
	path: `${base}/:claimId/tax-year/:taxYear/change-type-of-claim`,
	formats: (call) => [
		...idErrors(call),
		...lossYearErrors(call),
		...bodyErrors(object({ typeOfClaim: oneOf(claimTypes, 'FORMAT_TYPE_OF_CLAIM') }), call.body),
	],
	answer: amend,
	sandbox: sampleOf('self-employment', 'carry-forward'),
	scenarios: {
		...notFound,
		...closed,
		FP_FORWARD: sampleOf('foreign-property', 'carry-forward'),
		FP_SIDEWAYS: sampleOf('foreign-property', 'carry-sideways'),
		UK_FORWARD: sampleOf('uk-property', 'carry-forward'),
		UK_FORWARD_TO_SIDEWAYS: sampleOf('uk-property', 'carry-forward-to-carry-sideways'),
		UK_SIDEWAYS: sampleOf('uk-property', 'carry-sideways'),
		UK_SIDEWAYS_FHL: sampleOf('uk-property', 'carry-sideways-fhl'),
		SE_FORWARD: sampleOf('self-employment', 'carry-forward'),
		SE_SIDEWAYS: sampleOf('self-employment', 'carry-sideways'),
		NO_CHANGE: always('RULE_NO_CHANGE'),
		TYPE_OF_CLAIM_INVALID: always('RULE_TYPE_OF_CLAIM_INVALID'),
		CSFHL_CLAIM_NOT_SUPPORTED: always('RULE_CSFHL_CLAIM_NOT_SUPPORTED'),
		DYNAMIC: (call) => answering({ ...sample, ...fieldsIn(call.body), lastModified: instantOf(call) })(),
	},
};

/** The calls, without the order of claims, which does not matter here. */
export const lossClaims: readonly Route[] = [createRoute, listRoute, retrieveRoute, removeRoute, amendRoute];
