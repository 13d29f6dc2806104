/** What comes last: tax paid, a refund, adjustments, who helps, and anything else. */
import { ofSection, type QuestionCatalogue } from './words.ts';

/** Someone's address, as questions. */
function addressOf(whose: string): QuestionCatalogue {
	return {
		[`${whose}Line1`]: { label: 'Address line 1' },
		[`${whose}Line2`]: { label: 'Address line 2', hint: 'Leave it blank if you do not need it' },
		[`${whose}Line3`]: { label: 'Town or city' },
		[`${whose}Line4`]: { label: 'County', hint: 'Leave it blank if you do not need it' },
		[`${whose}Postcode`]: { label: 'Postcode' },
	};
}

/** The questions, by section and id. */
export const closing: QuestionCatalogue = {
	...ofSection('payments', {
		paymentsOnAccountMade: {
			label: 'Payments on account you made for this tax year',
			hint: 'In January and July, towards this bill. Leave it blank if you made none',
			why: 'We take them off what is left to pay. HMRC knows about them, so they do not go on the form.',
		},
		reducesPayments: {
			label: 'Do you want to lower the payments on account for next year?',
			hint: 'Only if you expect to owe less next year. If you lower them too far, HMRC charges interest',
		},
		reducedPaymentOnAccount: {
			label: 'What each of the two payments should be',
			hint: 'Enter 0 if you expect to owe nothing',
			why: 'HMRC asks for two payments of half this year’s bill, unless you ask to pay less.',
		},
		taxOwedNotCodedOut: {
			label: 'Do you want to pay what you owe yourself, rather than through your tax code?',
			hintOfYear: ({ codingOutLimit, codingOutBy }) =>
				`Less than ${codingOutLimit} can come out of your pay or pension over a later year if you file by ${codingOutBy}`,
			why: 'HMRC collects small amounts through pay or pension unless you say no.',
		},
		nonPayeIncomeNotCodedOut: {
			label: 'Should HMRC leave savings and other income out of your tax code for the current year?',
			why: 'HMRC may include that income in your code unless you say no.',
		},
	}),
	...ofSection('repayment', {
		byCheque: {
			label: 'Do you want a cheque because you have no bank account?',
			hint: 'A bank account is quicker',
		},
		bankName: { label: 'Bank or building society' },
		accountName: { label: 'Name on the account' },
		sortCode: { label: 'Sort code', hint: '6 digits, like 12-34-56' },
		accountNumber: { label: 'Account number', hint: '6 to 8 digits' },
		buildingSocietyReference: {
			label: 'Building society reference',
			hint: 'Or roll number. Leave it blank if you have none',
		},
		isPaidToOther: {
			label: 'Is it someone else’s account?',
			hint: 'Someone you want to receive the refund for you',
		},
		isTaxAdviser: { label: 'Is that person your tax adviser?' },
		...addressOf('nominee'),
	}),
	...ofSection('taxCodes', {
		underpaymentOfEarlierYears: {
			label: 'Tax from earlier years collected through this year’s code',
			hint: 'On your notice of coding or P2: “underpaid tax”',
		},
		underpaymentInLaterCode: {
			label: 'This year’s tax to be collected through a later code',
			hint: 'On a later notice of coding or a P800 from HMRC',
		},
		outstandingDebt: { label: 'Other debt to HMRC collected through this year’s code' },
		alreadyRefunded: {
			label: 'This year’s tax that HMRC or the Jobcentre has paid back to you',
		},
		increaseForEarlierYears: { label: 'Tax to add because an earlier year changed' },
		decreaseForEarlierYears: { label: 'Tax to take off because an earlier year changed' },
	}),
	...ofSection('newAddress', {
		addressChangedOn: {
			label: 'When did you move there?',
			hint: 'The address itself is the one in your details',
		},
		telephone: { label: 'Your phone number, for HMRC', hint: 'Leave it blank if you do not want to give it' },
	}),
	...ofSection('otherInformation', {
		provisionalFigures: {
			label: 'Are some figures not final?',
			hint: 'Say yes if you had to estimate and will send the right ones later. Then say below which ones, why, and by when',
		},
		otherInformation: {
			label: 'Anything else HMRC should know',
			hint: 'Leave it blank if there is nothing',
		},
	}),
	...ofSection('taxAdviser', {
		name: { label: 'Your tax adviser’s name' },
		telephone: { label: 'Their phone number' },
		reference: { label: 'Their reference for you', hint: 'Leave it blank if there is none' },
		...addressOf('adviser'),
	}),
	...ofSection('signatory', {
		capacity: { label: 'In what role are you signing?', hint: 'Such as attorney, executor or appointee' },
		signsFor: { label: 'Who are you signing for?' },
		name: { label: 'Your name' },
		...addressOf('signatory'),
	}),
};
