/** A UK letting business's annual submission: adjustments and allowances. */
import { type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, businessIdErrors, businessOf } from '../../mtd/call.ts';
import { partOf } from '../../mtd/json.ts';
import { notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, each, object, truth } from '../../mtd/shape.ts';
import { buildingAllowances, buildingErrors, sampleBuildings } from '../updates/buildings.ts';
import { wrongType } from './wrong-type.ts';

const adjustments = [
	'balancingCharge',
	'privateUseAdjustment',
	'businessPremisesRenovationAllowanceBalancingCharges',
];
const allowances = [
	'annualInvestmentAllowance',
	'businessPremisesRenovationAllowance',
	'otherCapitalAllowance',
	'costOfReplacingDomesticItems',
	'zeroEmissionsCarAllowance',
];

const shape = object({
	ukProperty: object({
		'adjustments?': object({
			...each(adjustments, amount()),
			nonResidentLandlord: truth,
			'rentARoom?': object({ jointlyLet: truth }),
		}),
		'allowances?': object({
			...each(allowances, amount()),
			'propertyIncomeAllowance?': amount(0, 1000),
			...buildingAllowances,
		}),
	}),
});

function rules({ body }: Call): readonly ApiError[] {
	const adjusted = partOf(body, 'ukProperty', 'adjustments');
	const allowed = partOf(body, 'ukProperty', 'allowances');
	const isSimple = allowed.propertyIncomeAllowance !== undefined;
	return [
		...(isSimple && Object.keys(allowed).length > 1
			? [{ code: 'RULE_BOTH_ALLOWANCES_SUPPLIED', paths: ['/ukProperty/allowances'] }]
			: []),
		...(isSimple && adjusted.privateUseAdjustment !== undefined
			? [{ code: 'RULE_PROPERTY_INCOME_ALLOWANCE' }]
			: []),
		...buildingErrors(allowed, '/ukProperty/allowances'),
	];
}

/** The names annual submissions of lettings are stored under, by business. */
export const PROPERTY_ANNUAL = 'uk-property annual';

const submittedOn = '2026-05-01T09:00:00.000Z';
const sampleAdjustments = {
	...sampled(adjustments),
	nonResidentLandlord: true,
	rentARoom: { jointlyLet: true },
};
const sampleWith = (given: object) =>
	answering({ submittedOn, ukProperty: { adjustments: sampleAdjustments, allowances: given } });
const full = sampleWith({ ...sampled(allowances), structuredBuildingAllowance: sampleBuildings });

const [get, put, remove] = recordRoutes({
	kind: PROPERTY_ANNUAL,
	path: '/individuals/business/property/uk/:nino/:businessId/annual/:taxYear',
	deletePath: '/individuals/business/property/:nino/:businessId/annual/:taxYear',
	id: 'businessId',
	first: '2022-23',
	shape: () => shape,
	rules,
	idErrors: businessIdErrors,
	refusal: (call) => {
		const business = businessOf(call);
		if (!business) return refused('MATCHING_RESOURCE_NOT_FOUND');
		return business.typeOfBusiness === 'uk-property' ? undefined : wrongType();
	},
	putAnswers: 200,
	hasSubmittedOn: true,
	sample: {},
	scenarios: {
		get: {
			UK_PROPERTY: full,
			UK_ALL_OTHER_ALLOWANCES: full,
			UK_PROPERTY_ALLOWANCE: sampleWith({ propertyIncomeAllowance: 1000 }),
			FOREIGN_PROPERTY: wrongType,
		},
		put: {
			...notFound,
			TYPE_OF_BUSINESS_INCORRECT: wrongType,
			PROPERTY_INCOME_ALLOWANCE: always('RULE_PROPERTY_INCOME_ALLOWANCE'),
		},
	},
});

/** The calls. HMRC's sandbox finds nothing without a scenario. */
export const propertyAnnual: readonly Route[] = [
	...(get ? [{ ...get, sandbox: always('MATCHING_RESOURCE_NOT_FOUND') }] : []),
	...(put ? [put] : []),
	...(remove ? [remove] : []),
];
