/** The three calls of a record that HMRC holds for a tax year: read, replace, delete. */
import { type Held, type Place, recordsIn } from '../individuals/records.ts';
import type { ApiAnswer, ApiError, Call, Handler, Route } from './api.ts';
import { refused } from './api.ts';
import {
	always,
	answering,
	done,
	doneWith200,
	instantOf,
	isTooLate,
	isYearRunning,
	param,
	reading,
	writing,
} from './call.ts';
import { taxYearProblem } from './formats.ts';
import { isRecord } from './json.ts';
import { bodyErrors, type Shape } from './shape.ts';

type Scenarios = Readonly<Record<string, Handler>>;

/** The settings of such a record. */
export type RecordApi = {
	/** The name it is stored under. */
	readonly kind: string;
	/** With `:nino` and `:taxYear`, and `:businessId` or another id if a year may have several. */
	readonly path: string;
	/** Where it is deleted, if elsewhere. */
	readonly deletePath?: string;
	/** The first tax year HMRC accepts it for. */
	readonly first: string;
	readonly shape: (taxYear: string) => Shape;
	readonly rules?: (call: Call) => readonly ApiError[];
	/** What is wrong with the path, apart from its year. */
	readonly idErrors?: (call: Call) => readonly ApiError[];
	/** Which part of the path is the id. */
	readonly id?: string;
	/** Why no such record can be held there. */
	readonly refusal?: (call: Call) => ApiAnswer | undefined;
	/** What a put cannot do, once everything else is right. */
	readonly putRefusal?: (call: Call) => ApiAnswer | undefined;
	readonly putAnswers: 200 | 204;
	/** Whether it is read with its submission time. */
	readonly hasSubmittedOn: boolean;
	/** What is returned besides what was put. */
	readonly alsoSays?: (body: unknown) => object;
	/** False if HMRC has no STATEFUL for reading. */
	readonly isReadByState?: boolean;
	/** What HMRC's sandbox returns without a scenario; nothing if there is none. */
	readonly sample: object;
	/** Whether HMRC's amendment window closes on it. */
	readonly hasWindow?: boolean;
	/** Scenarios of each call besides those all have. */
	readonly scenarios?: {
		readonly all?: Scenarios;
		readonly get?: Scenarios;
		readonly put?: Scenarios;
		readonly delete?: Scenarios;
	};
};

/** A scenario that many of these calls have. */
export const unfulfillable: Scenarios = {
	REQUEST_CANNOT_BE_FULFILLED: always('RULE_REQUEST_CANNOT_BE_FULFILLED'),
};

/** A scenario that some puts have. */
export const notFound: Scenarios = { NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND') };

/** HMRC accepts some records only once the tax year has ended. */
export const endedRefusal = (call: Call): ApiAnswer | undefined =>
	isYearRunning(call) ? refused('RULE_TAX_YEAR_NOT_ENDED') : undefined;

const closed: Scenarios = { OUTSIDE_AMENDMENT_WINDOW: always('RULE_OUTSIDE_AMENDMENT_WINDOW') };

/** The calls. */
export function recordRoutes(api: RecordApi): readonly Route[] {
	return [getOf(api), putOf(api), deleteOf(api)];
}

const pathErrors = (api: RecordApi, call: Call): readonly ApiError[] => {
	const problem = taxYearProblem(param(call, 'taxYear'), api.first);
	return [...(api.idErrors?.(call) ?? []), ...(problem === undefined ? [] : [{ code: problem }])];
};

const placeOf = ({ kind, id }: RecordApi, call: Call): Place => ({
	kind,
	nino: param(call, 'nino'),
	taxYear: param(call, 'taxYear'),
	id: id === undefined ? '' : param(call, id),
});

/** A record as it is returned. */
const presented = (
	{ hasSubmittedOn, alsoSays }: RecordApi,
	{ body, submittedOn }: Pick<Held, 'body' | 'submittedOn'>,
): object => ({
	...(isRecord(body) ? body : {}),
	...alsoSays?.(body),
	...(hasSubmittedOn ? { submittedOn } : {}),
});

function getOf(api: RecordApi): Route {
	const { path, scenarios = {}, sample: body, isReadByState = true } = api;
	return {
		...reading,
		stateful: isReadByState,
		method: 'GET',
		path,
		formats: (call) => pathErrors(api, call),
		answer: (call) => {
			const held = recordsIn(call.standIn.store).get(placeOf(api, call));
			const refusal = api.refusal?.(call);
			if (refusal) return refusal;
			return held ? { status: 200, body: presented(api, held) } : refused('MATCHING_RESOURCE_NOT_FOUND');
		},
		sandbox: answering(presented(api, { body, submittedOn: '2026-05-01T09:00:00.000Z' })),
		scenarios: { ...notFound, ...scenarios.all, ...scenarios.get },
	};
}

const late = ({ hasWindow = true }: RecordApi, call: Call): ApiAnswer | undefined =>
	hasWindow && isTooLate(call, param(call, 'taxYear')) ? refused('RULE_OUTSIDE_AMENDMENT_WINDOW') : undefined;

function putOf(api: RecordApi): Route {
	const { path, scenarios = {}, hasWindow = true } = api;
	const answer = api.putAnswers === 200 ? doneWith200 : done;
	return {
		...writing,
		method: 'PUT',
		path,
		formats: (call) => [
			...pathErrors(api, call),
			...bodyErrors(api.shape(param(call, 'taxYear')), call.body),
		],
		...(api.rules ? { rules: api.rules } : {}),
		answer: (call) => {
			const refusal = api.refusal?.(call) ?? late(api, call) ?? api.putRefusal?.(call);
			if (refusal) return refusal;
			const held = { ...placeOf(api, call), submittedOn: instantOf(call), body: call.body };
			recordsIn(call.standIn.store).put(held);
			return answer;
		},
		sandbox: () => answer,
		scenarios: { ...(hasWindow ? closed : {}), ...scenarios.all, ...scenarios.put },
	};
}

function deleteOf(api: RecordApi): Route {
	const { path, deletePath = path, scenarios = {}, hasWindow = true } = api;
	return {
		...writing,
		method: 'DELETE',
		path: deletePath,
		formats: (call) => pathErrors(api, call),
		answer: (call) => {
			const refusal = api.refusal?.(call) ?? late(api, call);
			if (refusal) return refusal;
			const wasThere = recordsIn(call.standIn.store).remove(placeOf(api, call));
			return wasThere ? done : refused('MATCHING_RESOURCE_NOT_FOUND');
		},
		sandbox: () => done,
		scenarios: { ...notFound, ...(hasWindow ? closed : {}), ...scenarios.all, ...scenarios.delete },
	};
}
