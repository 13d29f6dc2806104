/** Pensions Income 2.0: pensions from abroad, and contributions to pensions abroad. */
import { PENSIONS_INCOME } from '../../individuals/income-kinds.ts';
import type { Api } from '../../mtd/api.ts';
import { recordRoutes, unfulfillable } from '../../mtd/record-routes.ts';
import { amount, list, object, ownWords } from '../../mtd/shape.ts';
import { country } from './countries.ts';
import { foreignIncome, sampleForeignIncome } from './foreign.ts';

const contributions = list(
	object({
		'customerReference?': ownWords('FORMAT_CUSTOMER_REF'),
		exemptEmployersPensionContribs: amount(),
		'migrantMemReliefQopsRefNo?': ownWords('FORMAT_QOPS_REF'),
		'dblTaxationRelief?': amount(),
		'dblTaxationCountryCode?': country,
		'dblTaxationArticle?': ownWords('FORMAT_DOUBLE_TAXATION_ARTICLE'),
		'dblTaxationTreaty?': ownWords('FORMAT_DOUBLE_TAXATION_TREATY'),
		'sf74reference?': ownWords('FORMAT_SF74_REF'),
	}),
);

/** The API. */
export const pensionsIncome: Api = {
	version: '2.0',
	routes: recordRoutes({
		kind: PENSIONS_INCOME,
		path: '/individuals/pensions-income/:nino/:taxYear',
		first: '2019-20',
		shape: () =>
			object({ 'foreignPensions?': foreignIncome, 'overseasPensionContributions?': contributions }),
		putAnswers: 200,
		hasSubmittedOn: true,
		sample: {
			foreignPensions: sampleForeignIncome,
			overseasPensionContributions: [
				{
					customerReference: 'PENSION1',
					exemptEmployersPensionContribs: 200.23,
					dblTaxationRelief: 10.99,
					dblTaxationCountryCode: 'FRA',
				},
			],
		},
		scenarios: { all: unfulfillable },
	}),
};
