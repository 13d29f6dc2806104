/** HMRC's Reliefs 3.0: pension payments, gifts to charity, and investments, and other reliefs. Amounts in pence. */
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

const claim = {
	uniqueInvestmentRef: z.string(),
	dateOfInvestment: z.string(),
	amountInvested: amount.optional(),
	/** What relief is claimed on, before the scheme's rate. */
	reliefClaimed: amount,
};

/** Investments that get relief, company by company, in their shape from 2025-26. */
export const investmentReliefs = personRecord(
	'reliefs',
	['investment'],
	z.object({
		vctSubscription: z
			.array(z.object({ ...claim, name: z.string(), uniqueInvestmentRef: z.string().optional() }))
			.optional(),
		eisSubscription: z
			.array(z.object({ ...claim, name: z.string(), knowledgeIntensive: z.boolean() }))
			.optional(),
		seedEnterpriseInvestment: z.array(z.object({ ...claim, companyName: z.string() })).optional(),
		communityInvestment: z
			.array(z.object({ ...claim, name: z.string().optional(), dateOfInvestment: z.string().optional() }))
			.optional(),
	}),
);
