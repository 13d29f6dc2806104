/** A trade's annual submission: adjustments, allowances, and whether Class 4 is due. */
import { type ApiError, type Call, type Route, refused } from '../../mtd/api.ts';
import { always, answering, businessIdErrors, businessOf, done, param } from '../../mtd/call.ts';
import { partOf } from '../../mtd/json.ts';
import { notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, each, object, oneOf, signedAmount, truth } from '../../mtd/shape.ts';
import { buildingAllowances, buildingErrors, sampleBuildings } from '../updates/buildings.ts';

const adjustments = [
	'includedNonTaxableProfits',
	'accountingAdjustment',
	'outstandingBusinessIncome',
	'balancingChargeBpra',
	'balancingChargeOther',
	'goodsAndServicesOwnUse',
	'transitionProfitAmount',
	'transitionProfitAccelerationAmount',
];
const signedAdjustments = ['basisAdjustment', 'averagingAdjustment'];

const allowances = [
	'annualInvestmentAllowance',
	'capitalAllowanceMainPool',
	'capitalAllowanceSpecialRatePool',
	'businessPremisesRenovationAllowance',
	'enhancedCapitalAllowance',
	'allowanceOnSales',
	'capitalAllowanceSingleAssetPool',
	'zeroEmissionsCarAllowance',
];

const reasons = ['non-resident', 'trustee', 'diver', 'ITTOIA-2005', 'over-state-pension-age', 'under-16'];

/** From 2026-27 with two more amounts, and without overlap relief. */
function shape(taxYear: string) {
	const isNew = taxYear >= '2026-27';
	return object({
		'adjustments?': object({
			...each([...adjustments, isNew ? 'adjustmentToProfitsForClass4' : 'overlapReliefUsed'], amount()),
			...each(signedAdjustments, signedAmount),
		}),
		'allowances?': object({
			...each([...allowances, ...(isNew ? ['firstYearAllowanceOnPlantAndMachinery'] : [])], amount()),
			'tradingIncomeAllowance?': amount(0, 1000),
			...buildingAllowances,
		}),
		'nonFinancials?': object({
			// HMRC made it optional in August 2026.
			'businessDetailsChangedRecently?': truth,
			'class4NicsExemptionReason?': oneOf(reasons, 'FORMAT_CLASS_4_EXEMPTION_REASON'),
		}),
	});
}

function rules(call: Call): readonly ApiError[] {
	const adjusted = partOf(call.body, 'adjustments');
	const allowed = partOf(call.body, 'allowances');
	const wrong = {
		RULE_BOTH_ALLOWANCES_SUPPLIED:
			allowed.tradingIncomeAllowance !== undefined && Object.keys(allowed).length > 1,
		RULE_WRONG_TPA_AMOUNT_SUBMITTED:
			adjusted.transitionProfitAccelerationAmount !== undefined &&
			adjusted.transitionProfitAmount === undefined,
		RULE_OVERLAP_RELIEF_USED_NOT_ALLOWED:
			adjusted.overlapReliefUsed !== undefined && param(call, 'taxYear') >= '2025-26',
	};
	return [
		...Object.entries(wrong).flatMap(([code, is]) => (is ? [{ code }] : [])),
		...buildingErrors(allowed, '/allowances'),
	];
}

const nonFinancials = {
	businessDetailsChangedRecently: true,
	class4NicsExemptionReason: 'non-resident',
};
const sample = {
	adjustments: sampled([...adjustments, ...signedAdjustments]),
	allowances: { ...sampled(allowances), structuredBuildingAllowance: sampleBuildings },
	nonFinancials,
};

/** The names annual submissions of trades are stored under, by business. */
export const SELF_EMPLOYMENT_ANNUAL = 'self-employment annual';

/** The calls. */
export const selfEmploymentAnnual: readonly Route[] = recordRoutes({
	kind: SELF_EMPLOYMENT_ANNUAL,
	path: '/individuals/business/self-employment/:nino/:businessId/annual/:taxYear',
	id: 'businessId',
	first: '2017-18',
	shape,
	rules,
	idErrors: businessIdErrors,
	refusal: (call) =>
		businessOf(call)?.typeOfBusiness === 'self-employment'
			? undefined
			: refused('MATCHING_RESOURCE_NOT_FOUND'),
	putAnswers: 204,
	hasSubmittedOn: false,
	sample,
	scenarios: {
		get: {
			TRADING_ALLOWANCE: answering({
				adjustments: sample.adjustments,
				allowances: { tradingIncomeAllowance: 1000 },
				nonFinancials,
			}),
		},
		put: {
			...notFound,
			ALLOWANCE_NOT_SUPPORTED: always('RULE_ALLOWANCE_NOT_SUPPORTED'),
			WRONG_TPA_AMOUNT_SUBMITTED: always('RULE_WRONG_TPA_AMOUNT_SUBMITTED'),
		},
		delete: { DELETE: () => done },
	},
});
