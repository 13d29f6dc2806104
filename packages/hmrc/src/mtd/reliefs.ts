/** HMRC's Reliefs 3.0: payments into pensions, and gifts to charity. Amounts in pence. */
import { z } from 'zod';
import { personRecord } from './person-records.ts';
import { amounts } from './wire.ts';

/** Payments into pensions that are relieved through the return. */
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

/** Gift Aid, and gifts of land and shares, for 2025-26 on. */
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
