/** Charges 3.0, pension savings: too much saved, unauthorised payments, and transfers abroad. */
import { PENSION_CHARGES } from '../../individuals/income-kinds.ts';
import type { ApiError, Call, Route } from '../../mtd/api.ts';
import { partOf } from '../../mtd/json.ts';
import { recordRoutes } from '../../mtd/record-routes.ts';
import { amount, list, object, type Shape, text, truth } from '../../mtd/shape.ts';
import { country } from './countries.ts';

const schemes = list(text(/^\d{8}R[a-zA-Z]$/, 'FORMAT_PENSION_SCHEME_TAX_REFERENCE'));

const provider = object({
	providerName: text(/^(?=.*\S).{1,105}$/, 'FORMAT_PROVIDER_NAME'),
	providerAddress: text(/^(?=.*\S).{1,250}$/, 'FORMAT_PROVIDERS_ADDRESS'),
	providerCountryCode: country,
	'qualifyingRecognisedOverseasPensionScheme?': list(text(/^Q[0-9]{6}$/, 'FORMAT_QOPS_REF')),
	'pensionSchemeTaxReference?': schemes,
});

const payment = object({ amount: amount(), foreignTaxPaid: amount() });
const aboveAllowance = object({ amount: amount(), taxPaid: amount() });

const fields: Readonly<Record<string, Shape>> = {
	'pensionSchemeOverseasTransfers?': object({
		overseasSchemeProvider: list(provider),
		transferCharge: amount(),
		transferChargeTaxPaid: amount(),
	}),
	'pensionSchemeUnauthorisedPayments?': object({
		pensionSchemeTaxReference: schemes,
		'surcharge?': payment,
		'noSurcharge?': payment,
	}),
	'pensionContributions?': object({
		pensionSchemeTaxReference: schemes,
		inExcessOfTheAnnualAllowance: amount(),
		annualAllowanceTaxPaid: amount(),
		isAnnualAllowanceReduced: truth,
		'taperedAnnualAllowance?': truth,
		'moneyPurchasedAllowance?': truth,
	}),
	'overseasPensionContributions?': object({
		overseasSchemeProvider: list(provider),
		shortServiceRefund: amount(),
		shortServiceRefundTaxPaid: amount(),
	}),
};

/** The lifetime allowance ended in April 2024. */
const lifetime: Readonly<Record<string, Shape>> = {
	'pensionSavingsTaxCharges?': object({
		pensionSchemeTaxReference: schemes,
		'lumpSumBenefitTakenInExcessOfLifetimeAllowance?': aboveAllowance,
		'benefitInExcessOfLifetimeAllowance?': aboveAllowance,
	}),
};

/** If the allowance was reduced, the reason is required. */
function reducedBySomething({ body }: Call): readonly ApiError[] {
	const { isAnnualAllowanceReduced, taperedAnnualAllowance, moneyPurchasedAllowance } = partOf(
		body,
		'pensionContributions',
	);
	const isSaid = taperedAnnualAllowance === true || moneyPurchasedAllowance === true;
	return isAnnualAllowanceReduced === true && !isSaid ? [{ code: 'RULE_IS_ANNUAL_ALLOWANCE_REDUCED' }] : [];
}

/** The calls. */
export const pensionCharges: readonly Route[] = recordRoutes({
	kind: PENSION_CHARGES,
	path: '/individuals/charges/pensions/:nino/:taxYear',
	first: '2021-22',
	shape: (taxYear) => object(taxYear < '2024-25' ? { ...fields, ...lifetime } : fields),
	rules: reducedBySomething,
	putAnswers: 204,
	hasSubmittedOn: true,
	sample: {
		pensionContributions: {
			pensionSchemeTaxReference: ['00123456RA'],
			inExcessOfTheAnnualAllowance: 100.99,
			annualAllowanceTaxPaid: 10.99,
			isAnnualAllowanceReduced: true,
			taperedAnnualAllowance: true,
			moneyPurchasedAllowance: false,
		},
	},
});
