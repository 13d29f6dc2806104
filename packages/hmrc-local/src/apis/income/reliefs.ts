/** Reliefs 3.0: pension payments, giving, investments, and all others except foreign ones. */
import { CHARITABLE_GIVING, OTHER_RELIEFS, PENSION_RELIEFS } from '../../individuals/income-kinds.ts';
import type { Api } from '../../mtd/api.ts';
import { always } from '../../mtd/call.ts';
import { notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, day, each, list, object, ownWords, text } from '../../mtd/shape.ts';
import { investments } from './investments.ts';

const payments = [
	'regularPensionContributions',
	'oneOffPensionContributionsPaid',
	'retirementAnnuityPayments',
	'paymentToEmployersSchemeNoTaxRelief',
	'overseasPensionSchemeContributions',
];

const pensions = recordRoutes({
	kind: PENSION_RELIEFS,
	path: '/individuals/reliefs/pensions/:nino/:taxYear',
	first: '2020-21',
	shape: () => object({ pensionReliefs: object(each(payments, amount())) }),
	putAnswers: 204,
	hasSubmittedOn: true,
	sample: { pensionReliefs: sampled(payments) },
});

const giftAid = [
	'totalAmount',
	'oneOffAmount',
	'amountTreatedAsPreviousTaxYear',
	'amountTreatedAsSpecifiedTaxYear',
];
const gifts = ['landAndBuildings', 'sharesOrSecurities'];

/** In its shape from 2025-26. */
const giving = recordRoutes({
	kind: CHARITABLE_GIVING,
	path: '/individuals/reliefs/charitable-giving/:nino/:taxYear',
	first: '2017-18',
	shape: () =>
		object({ 'giftAidPayments?': object(each(giftAid, amount())), 'gifts?': object(each(gifts, amount())) }),
	putAnswers: 204,
	hasSubmittedOn: false,
	sample: { giftAidPayments: sampled(giftAid), gifts: sampled(gifts) },
	scenarios: { put: notFound },
});

const reference = { 'customerReference?': ownWords('FORMAT_CUSTOMER_REFERENCE') };
const called = (code: string) => text(/^.{1,105}$/, code);
const claimed = object({ ...reference, reliefClaimed: amount() });

const other = recordRoutes({
	kind: OTHER_RELIEFS,
	path: '/individuals/reliefs/other/:nino/:taxYear',
	first: '2020-21',
	shape: () =>
		object({
			'nonDeductibleLoanInterest?': claimed,
			'payrollGiving?': claimed,
			'annualPaymentsMade?': claimed,
			'qualifyingDistributionRedemptionOfSharesAndSecurities?': object({ ...reference, amount: amount() }),
			'maintenancePayments?': list(
				object({
					...reference,
					'exSpouseName?': called('FORMAT_NAME_EX_SPOUSE'),
					'exSpouseDateOfBirth?': day('FORMAT_DATE'),
					amount: amount(),
				}),
			),
			'postCessationTradeReliefAndCertainOtherLosses?': list(
				object({
					...reference,
					'businessName?': called('FORMAT_NAME_BUSINESS'),
					'dateBusinessCeased?': day('FORMAT_DATE'),
					'natureOfTrade?': ownWords('FORMAT_NATURE_OF_TRADE'),
					'incomeSource?': called('FORMAT_INCOME_SOURCE'),
					amount: amount(),
				}),
			),
			'qualifyingLoanInterestPayments?': list(
				object({ ...reference, 'lenderName?': called('FORMAT_LENDER_NAME'), reliefClaimed: amount() }),
			),
		}),
	putAnswers: 204,
	hasSubmittedOn: true,
	sample: {
		payrollGiving: { customerReference: 'Example', reliefClaimed: 1000.99 },
		qualifyingLoanInterestPayments: [{ lenderName: 'Example Bank', reliefClaimed: 1000.99 }],
	},
	scenarios: { put: { SUBMISSION_FAILED: always('RULE_SUBMISSION_FAILED') } },
});

/** The API. */
export const reliefs: Api = { version: '3.0', routes: [...pensions, ...giving, ...investments, ...other] };
