/** Individual Losses 7.0: all losses and claims of a business in a year together, from 2026-27. */
import { LOSSES_AND_CLAIMS } from '../../individuals/loss-kinds.ts';
import { type Api, type ApiError, type Call, refused } from '../../mtd/api.ts';
import { always, answering, businessIdErrors, businessOf, isYearRunning } from '../../mtd/call.ts';
import { partOf } from '../../mtd/json.ts';
import { notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, each, object, oneOf } from '../../mtd/shape.ts';

const carryBack = ['previousYearGeneralIncome', 'earlyYearLosses', 'terminalLosses'];
const carryForward = ['currentYearLosses', 'previousYearsLosses'];

const shape = object({
	'claims?': object({
		'carryBack?': object(each(carryBack, amount())),
		'carrySideways?': object({ 'currentYearGeneralIncome?': amount() }),
		'preferenceOrder?': object({
			'applyFirst?': oneOf(['carry-sideways', 'carry-back'], 'FORMAT_PREFERENCE_ORDER'),
		}),
		'carryForward?': object(each(carryForward, amount())),
	}),
	'losses?': object({ 'broughtForwardLosses?': amount() }),
});

function rules(call: Call): readonly ApiError[] {
	const claims = partOf(call.body, 'claims');
	const isBoth = claims.carryBack !== undefined && claims.carrySideways !== undefined;
	const isTerminal = partOf(claims, 'carryBack').terminalLosses !== undefined;
	const wrong = {
		RULE_MISSING_PREFERENCE_ORDER: isBoth && claims.preferenceOrder === undefined,
		RULE_PREFERENCE_ORDER_NOT_ALLOWED: !isBoth && claims.preferenceOrder !== undefined,
		RULE_CARRY_FORWARD_AND_TERMINAL_LOSS_NOT_ALLOWED: isTerminal && claims.carryForward !== undefined,
		RULE_TAX_YEAR_NOT_ENDED: isYearRunning(call),
	};
	return Object.entries(wrong).flatMap(([code, is]) => (is ? [{ code }] : []));
}

const sampleClaims = {
	carrySideways: { currentYearGeneralIncome: 1000.99 },
	carryForward: sampled(carryForward),
};

/** The API. */
export const lossesAndClaims: Api = {
	version: '7.0',
	routes: recordRoutes({
		kind: LOSSES_AND_CLAIMS,
		path: '/individuals/losses/:nino/businesses/:businessId/loss-claims/:taxYear',
		id: 'businessId',
		first: '2026-27',
		shape: () => shape,
		rules,
		idErrors: businessIdErrors,
		refusal: (call) => (businessOf(call) ? undefined : refused('MATCHING_RESOURCE_NOT_FOUND')),
		putRefusal: (call) =>
			partOf(call.body, 'claims').carryBack !== undefined &&
			businessOf(call)?.typeOfBusiness !== 'self-employment'
				? refused('RULE_CARRY_BACK_CLAIM')
				: undefined,
		putAnswers: 204,
		hasSubmittedOn: true,
		sample: { claims: sampleClaims, losses: { broughtForwardLosses: 1000.99 } },
		scenarios: {
			get: {
				TERMINAL_LOSS_CLAIM: answering({
					submittedOn: '2027-05-01T09:00:00.000Z',
					claims: { carryBack: { terminalLosses: 1000.99 } },
				}),
			},
			put: { ...notFound, CARRY_BACK_CLAIM: always('RULE_CARRY_BACK_CLAIM') },
		},
	}),
};
