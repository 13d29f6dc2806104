/** Lists calculations, and returns one once it is ready. */
import { inPounds } from '../../assessment/amounts.ts';
import { type Calculation, calculationsIn } from '../../individuals/calculations.ts';
import { type ApiAnswer, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, instantOf, param, reading } from '../../mtd/call.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';
import { cannedCalculation, cannedCalculations, cannedList } from './canned.ts';
import { base, pathErrors, typeErrors } from './path.ts';

/** The person's calculations of the year that are ready, newest first. */
const readyOnes = (call: Call): readonly Calculation[] =>
	calculationsIn(call.standIn.store)
		.of(param(call, 'nino'), param(call, 'taxYear'))
		.filter(({ readyAt }) => readyAt <= instantOf(call))
		.reverse();

const declaredAs = { 'intent-to-finalise': 'final-declaration', 'intent-to-amend': 'confirm-amendment' };

/** The list uses a different word for a declared calculation. */
const listedType = ({ type, declaredAt }: Calculation): string =>
	declaredAt === null || type === 'in-year' ? type : declaredAs[type];

const types = ['in-year', 'intent-to-finalise', 'final-declaration', 'intent-to-amend', 'confirm-amendment'];

function list(call: Call): ApiAnswer {
	const { calculationType } = call.query;
	const calculations = readyOnes(call)
		.filter((one) => calculationType === undefined || listedType(one) === calculationType)
		.map((one) => ({
			calculationId: one.calculationId,
			calculationTimestamp: one.readyAt,
			calculationType: listedType(one),
			calculationTrigger: 'attended',
			calculationOutcome: one.due ? 'PROCESSED' : 'ERROR',
			...(one.due ? { liabilityAmount: inPounds(BigInt(one.due.year)) } : {}),
			fromDate: firstDayOf(one.taxYear),
			toDate: lastDayOf(one.taxYear),
		}));
	return calculations.length > 0
		? { status: 200, body: { calculations } }
		: refused('MATCHING_RESOURCE_NOT_FOUND');
}

function retrieve(call: Call): ApiAnswer {
	const calculation = readyOnes(call).find(
		({ calculationId }) => calculationId === param(call, 'calculationId'),
	);
	if (!calculation) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const { inputs, figures, errors } = calculation;
	return {
		status: 200,
		body: {
			metadata: metadataOf(calculation),
			inputs,
			...(figures ? { calculation: figures } : {}),
			...(errors.length > 0 ? { messages: { errors } } : {}),
		},
	};
}

function metadataOf(calculation: Calculation): object {
	const { calculationId, taxYear, type, requestedAt, readyAt, declaredAt } = calculation;
	const isAmendment = type === 'intent-to-amend';
	const declaredType = isAmendment ? 'confirm-amendment' : 'declare-finalisation';
	const stamp = isAmendment ? 'confirmationTimestamp' : 'finalisationTimestamp';
	return {
		calculationId,
		taxYear,
		requestedBy: 'customer',
		requestedTimestamp: requestedAt,
		calculationReason: 'customer-request',
		calculationTimestamp: readyAt,
		calculationType: declaredAt === null ? type : declaredType,
		...(declaredAt === null ? {} : { [stamp]: declaredAt }),
		periodFrom: firstDayOf(taxYear),
		periodTo: lastDayOf(taxYear),
	};
}

const listRoute: Route = {
	...reading,
	stateful: false,
	method: 'GET',
	path: base,
	formats: (call) => [
		...pathErrors(call),
		...(call.query.calculationType === undefined ? [] : typeErrors(call, call.query.calculationType, types)),
	],
	answer: list,
	sandbox: cannedList,
	scenarios: { NOT_FOUND: always('MATCHING_RESOURCE_NOT_FOUND'), DYNAMIC: cannedList },
};

const retrieveRoute: Route = {
	...reading,
	stateful: false,
	method: 'GET',
	path: `${base}/:calculationId`,
	formats: pathErrors,
	answer: retrieve,
	sandbox: cannedCalculation,
	scenarios: cannedCalculations,
};

/** The calls. */
export const readRoutes: readonly Route[] = [listRoute, retrieveRoute];
