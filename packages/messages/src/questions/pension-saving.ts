/** Paying into pensions, and charges on large savings. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** The questions, by section and id. */
export const pensionSaving: QuestionCatalogue = {
	...ofSection('pensionPayment', {
		scheme: {
			label: 'Which pension?',
			hint: 'The provider or the employer’s scheme',
			missing: 'Enter which pension it is',
		},
		kind: {
			label: 'How does tax relief work for it?',
			hint: 'If your employer takes it from your pay before tax, leave it out: you have the relief already',
			choices: {
				reliefAtSource: 'The provider adds 20% to what I pay: personal pensions, and many workplace ones',
				retirementAnnuity: 'A retirement annuity from before July 1988',
				employersScheme: 'My employer’s scheme, paid after tax was taken off my pay',
				overseas: 'A scheme abroad',
			},
			missing: 'Choose how tax relief works for it',
		},
		amount: {
			label: 'What was paid in the year',
			hint: 'If the provider adds 20%, enter what you paid with that added: £100 for every £80 you paid. Not what your employer paid',
			why: 'If you pay a higher rate of tax, there is more relief for you. It widens your basic rate band or lowers your income.',
		},
		oneOff: {
			label: 'Was it a single payment you will not repeat?',
			why: 'Then HMRC does not count on it in your tax code.',
		},
	}),
	...ofSection('pensionCharges', {
		excessOfAnnualAllowance: {
			label: 'Savings above your annual allowance',
			hint: 'After unused allowance of the last three years. Your scheme’s pension savings statement helps',
		},
		annualAllowanceTaxPaid: { label: 'Tax on that which the scheme pays for you' },
		schemeReference: {
			label: 'The scheme’s tax reference',
			hint: '8 digits and two letters, on the statement',
		},
		overseasTransfer: { label: 'A transfer abroad that is charged' },
		overseasTransferTaxPaid: { label: 'Tax on the transfer that the scheme paid' },
		unauthorisedPayment: { label: 'Payments that the rules do not allow, without surcharge' },
		unauthorisedPaymentWithSurcharge: { label: 'Payments that the rules do not allow, with surcharge' },
		unauthorisedPaymentForeignTax: { label: 'Foreign tax on such payments' },
		shortServiceRefund: { label: 'A refund from a scheme abroad after short service' },
		shortServiceRefundForeignTax: { label: 'Foreign tax on that refund' },
	}),
};
