/** What each section of a person's return is called that comes after income: reliefs, loans, paying, notes. */
import { listWords, type SectionCatalogue, singleWords } from './words.ts';

const ofReliefs: SectionCatalogue = {
	pensionPayment: listWords({
		title: 'Payments into pensions',
		lead: 'What you paid into each pension yourself.',
		one: 'pension',
		a: 'a pension',
		none: 'I did not pay into a pension this year',
		saidNone: 'No payments',
	}),
	pensionCharges: singleWords({
		title: 'Charges on pension savings',
		lead: 'Only if your scheme or HMRC told you about one.',
		why: 'You pay tax through the return on savings above the limits.',
	}),
	investmentScheme: listWords({
		title: 'EIS, SEIS and VCT shares',
		lead: 'Money you put into small companies under a scheme that gives tax relief.',
		one: 'investment',
		a: 'an investment',
		none: 'I put no money into these schemes',
		saidNone: 'None',
	}),
	otherReliefs: singleWords({
		title: 'Other payments that lower tax',
		lead: 'Leave blank anything you did not pay.',
		why: 'Each has rules and a box of its own.',
	}),
	studentLoans: singleWords({
		title: 'Student loans',
		lead: 'Say yes to each plan you are paying back. Your payslip or your loan account shows which.',
		none: 'I am not paying back a student loan',
		saidNone: 'No student loan',
		why: 'Repayments depend on your plan and your income. What your employer took already comes off.',
	}),
};

const ofClosing: SectionCatalogue = {
	payments: singleWords({
		title: 'Paying your tax',
		lead: 'What you have paid already, and how you want to pay the rest.',
	}),
	repayment: singleWords({
		title: 'Where a refund goes',
		lead: 'If HMRC owes you money.',
		none: 'I do not want to give an account',
		saidNone: 'No account given',
		why: 'HMRC pays a refund into this account. Check the numbers: money sent to the wrong one is hard to get back.',
	}),
	taxCodes: singleWords({
		title: 'Tax codes and earlier years',
		lead: 'From your notices of coding. Leave blank anything you do not have.',
		why: 'So that nothing is collected twice.',
	}),
	newAddress: singleWords({
		title: 'A new address',
		lead: 'Tells HMRC where you live now.',
		why: 'HMRC writes to the address it has.',
	}),
	otherInformation: singleWords({
		title: 'Notes to HMRC',
		lead: 'Figures that are not final, and anything else HMRC should know.',
		why: 'A clear note can save a letter later.',
	}),
	taxAdviser: singleWords({
		title: 'Your tax adviser',
		lead: 'Who helps you with this return.',
		why: 'HMRC may ask them if something is not clear.',
	}),
	signatory: singleWords({
		title: 'Signing for someone else',
		lead: 'Only if the return is not your own.',
		why: 'HMRC needs to know who is signing, and on what authority.',
	}),
};

/** These sections, by id. */
export const sectionsAfterIncome: SectionCatalogue = { ...ofReliefs, ...ofClosing };
