/** Reliefs 3.0, of pension payments and giving. */
import { CHARITABLE_GIVING, PENSION_RELIEFS } from '../../individuals/income-kinds.ts';
import type { Api } from '../../mtd/api.ts';
import { notFound, recordRoutes } from '../../mtd/record-routes.ts';
import { sampled } from '../../mtd/sample.ts';
import { amount, each, object } from '../../mtd/shape.ts';

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

/** In the shape that it has from 2025-26. */
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

/** The API. */
export const reliefs: Api = { version: '3.0', routes: [...pensions, ...giving] };
