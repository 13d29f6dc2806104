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
		excessBy: {
			label: 'Did you save more into pensions than your annual allowance?',
			hint: 'It is £60,000 for most people, employer’s part included, and less with a very high income',
			choices: {
				none: 'No',
				savings: 'I think so: I will give my savings, work it out for me',
				figure: 'Yes: I know by how much',
			},
		},
		excessOfAnnualAllowance: {
			label: 'Savings above your annual allowance',
			hint: 'After unused allowance of the three years before',
		},
		saved: {
			label: 'All pension savings of the year',
			hint: 'In all schemes, with your employer’s part and tax relief. The schemes’ pension savings statements show it as “pension input amount”',
		},
		byEmployers: {
			label: 'Of that, what employers paid',
			hint: 'Or what a scheme promised beyond what you paid yourself',
		},
		beforeTax: { label: 'Of that, what you paid from your pay before tax' },
		salarySacrifice: {
			label: 'Pay you gave up for pension',
			hint: 'Salary sacrifice agreed after 8 July 2015',
		},
		threeYearsBeforeSaved: { label: 'Three years before: what was saved' },
		threeYearsBeforeAllowance: { label: 'Three years before: your annual allowance' },
		twoYearsBeforeSaved: { label: 'Two years before: what was saved' },
		twoYearsBeforeAllowance: { label: 'Two years before: your annual allowance' },
		yearBeforeSaved: { label: 'The year before: what was saved' },
		yearBeforeAllowance: { label: 'The year before: your annual allowance' },
		hadOtherCharge: {
			label: 'Did you have another pension charge?',
			hint: 'A transfer abroad, a payment the rules do not allow, or a refund from abroad. Most people say no',
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
