/** HMRC's Charges 3.0: on pension savings, and Child Benefit and Winter Fuel Payments to pay back. Amounts in pence. */
import { z } from 'zod';
import { personRecord } from './person-records.ts';
import { amount, amounts } from './wire.ts';

/** Child Benefit received, for the charge on higher incomes; from 2025-26. `dateCeased` as `2026-01-31`. */
export const childBenefitCharge = personRecord(
	'charges',
	['high-income-child-benefit'],
	z.object({
		amountOfChildBenefitReceived: amount,
		numberOfChildren: z.number().int(),
		dateCeased: z.string().optional(),
	}),
);

/** A Winter Fuel Payment as the person states it; from 2026-27. HMRC has its own figure. */
export const winterFuelPayment = personRecord(
	'charges',
	['winter-fuel-payment'],
	z.object({ winterFuelPayment: amount }),
	{ query: { source: 'user' } },
);

const schemes = z.array(z.string());
const unauthorised = z.object({ amount, foreignTaxPaid: amount }).optional();
/** Its details are not in a return's answers; other software may have sent them. */
const abroad = z.array(z.looseObject({})).optional();

/** Charges on pension savings, from 2024-25. A scheme's reference is eight digits, `R` and a letter. */
export const pensionCharges = personRecord(
	'charges',
	['pensions'],
	z.object({
		pensionContributions: z
			.object({
				pensionSchemeTaxReference: schemes,
				inExcessOfTheAnnualAllowance: amount,
				annualAllowanceTaxPaid: amount,
				isAnnualAllowanceReduced: z.boolean(),
				taperedAnnualAllowance: z.boolean().optional(),
				moneyPurchasedAllowance: z.boolean().optional(),
			})
			.optional(),
		pensionSchemeUnauthorisedPayments: z
			.object({ pensionSchemeTaxReference: schemes, surcharge: unauthorised, noSurcharge: unauthorised })
			.optional(),
		pensionSchemeOverseasTransfers: z
			.object({ overseasSchemeProvider: abroad, ...amounts('transferCharge', 'transferChargeTaxPaid') })
			.optional(),
		overseasPensionContributions: z
			.object({
				overseasSchemeProvider: abroad,
				...amounts('shortServiceRefund', 'shortServiceRefundTaxPaid'),
			})
			.optional(),
	}),
);
