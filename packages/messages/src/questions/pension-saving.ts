/** Paying into pensions, and charges on large savings. */
import { ofSection, type QuestionCatalogue } from './words.ts';

const carriedOn =
	'Allowance you did not use in the three years before carries forward to this year and lowers the charge.';
const noneSaved = 'Enter 0 if nothing was saved that year';
const noScheme = 'Enter 0 if you were not in a pension scheme that year';

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
				reliefAtSource:
					'The provider adds £20 to every £80 I pay: personal pensions, and many workplace ones',
				retirementAnnuity: 'A retirement annuity from before July 1988',
				employersScheme: 'My employer’s scheme, paid after tax was taken off my pay',
				overseas: 'A scheme abroad',
			},
			missing: 'Choose how tax relief works for it',
		},
		amount: {
			label: 'What was paid in the year',
			hint: 'If the provider adds to it, enter what you paid with that added: £100 for every £80 you paid, so £1,000 for £800. Not what your employer paid',
			why: 'If you pay a higher rate of tax, you get more relief. It widens your basic rate band or lowers your income.',
		},
		oneOff: {
			label: 'Was it a single payment you will not repeat?',
			why: 'So that HMRC does not count on it in your tax code.',
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
			hint: 'Or what a scheme promised beyond what you paid yourself. Enter 0 if nothing',
			why: 'With a very high income the annual allowance is less. What employers pay counts as income for that test.',
		},
		beforeTax: {
			label: 'Of that, what you paid from your pay before tax',
			hint: 'Enter 0 if nothing',
			why: 'It counts as income when we test if your annual allowance is less.',
		},
		salarySacrifice: {
			label: 'Pay you gave up for pension',
			hint: 'Salary sacrifice agreed after 8 July 2015. Enter 0 if nothing',
			why: 'It counts as income when we test if your annual allowance is less.',
		},
		moneyPurchaseAfterAccess: {
			label: 'Of that, what went into pension pots after you first drew from one flexibly',
			hint: 'Leave it blank if you never did. Taking a tax-free lump sum alone is not flexible',
			why: 'From then on, only £10,000 a year into pension pots is free of the charge.',
		},
		threeYearsBeforeSaved: { label: 'Three years before: what was saved', hint: noneSaved, why: carriedOn },
		threeYearsBeforeAllowance: {
			label: 'Three years before: your annual allowance',
			hint: noScheme,
			why: carriedOn,
		},
		twoYearsBeforeSaved: { label: 'Two years before: what was saved', hint: noneSaved, why: carriedOn },
		twoYearsBeforeAllowance: {
			label: 'Two years before: your annual allowance',
			hint: noScheme,
			why: carriedOn,
		},
		yearBeforeSaved: { label: 'The year before: what was saved', hint: noneSaved, why: carriedOn },
		yearBeforeAllowance: { label: 'The year before: your annual allowance', hint: noScheme, why: carriedOn },
		hadOtherCharge: {
			label: 'Did you have another pension charge?',
			hint: 'A transfer abroad, a payment the rules do not allow, or a refund from abroad. Most people say no',
		},
		annualAllowanceTaxPaid: { label: 'Tax on the excess that the scheme pays for you' },
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
