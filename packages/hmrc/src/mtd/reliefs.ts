/** HMRC's Reliefs 3.0: pension payments, gifts to charity, and other reliefs except investments. Amounts in pence. */
import { z } from 'zod';
import { personRecord } from './person-records.ts';
import { amount, amounts } from './wire.ts';

/** Payments into pensions that get relief through the return. */
export const pensionReliefs = personRecord(
	'reliefs',
	['pensions'],
	z.object({
		pensionReliefs: z.object(
			amounts(
				'regularPensionContributions',
				'oneOffPensionContributionsPaid',
				'retirementAnnuityPayments',
				'paymentToEmployersSchemeNoTaxRelief',
				'overseasPensionSchemeContributions',
			),
		),
	}),
);

/** Gift Aid, and gifts of land and shares, from 2025-26. */
export const charitableGiving = personRecord(
	'reliefs',
	['charitable-giving'],
	z.object({
		giftAidPayments: z
			.object(
				amounts(
					'totalAmount',
					'oneOffAmount',
					'amountTreatedAsPreviousTaxYear',
					'amountTreatedAsSpecifiedTaxYear',
				),
			)
			.optional(),
		gifts: z.object(amounts('landAndBuildings', 'sharesOrSecurities')).optional(),
	}),
);

const claimed = z.object({ reliefClaimed: amount }).optional();
const paid = z.array(z.object({ amount })).optional();

/** Reliefs other than investments, pensions and gifts. HMRC's own references to each are left out. */
export const otherReliefs = personRecord(
	'reliefs',
	['other'],
	z.object({
		nonDeductibleLoanInterest: claimed,
		payrollGiving: claimed,
		annualPaymentsMade: claimed,
		qualifyingDistributionRedemptionOfSharesAndSecurities: z.object({ amount }).optional(),
		qualifyingLoanInterestPayments: z.array(z.object({ reliefClaimed: amount })).optional(),
		maintenancePayments: paid,
		postCessationTradeReliefAndCertainOtherLosses: paid,
	}),
);
