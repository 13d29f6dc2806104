/** The four steps that set an account up, the guide to registering with HMRC, and the page of your details. */
import { defineMessages } from './define-messages.ts';
import { codeWait, utrWait } from './utr-wait.ts';

/** Says a sentence of the set-up. */
export const sayOnboarding = defineMessages({
	title: 'Set up your account',
	'progress.label': 'Setting up your account',
	'step.personal': 'Personal Information',
	'step.address': 'Address',
	'step.taxYear': 'Tax Year Setup',
	'step.connection': 'Connection (Optional)',
	'personal.lead':
		'HMRC needs these on your return. They are kept encrypted, and no other user can see them.',
	'address.lead': 'Where HMRC would write to you.',
	back: 'Back',
	next: 'Next',
	completeSetup: 'Complete Setup',
	skipForNow: 'Skip for Now',
	saving: 'Saving…',
	creating: 'Creating your return…',

	why: 'Why we ask',
	'noUtr.label': 'I don’t have one yet',
	'noUtr.hint': 'You can do everything here except file.',

	'taxYear.lead': ({ taxYear, deadline }: { taxYear: string; deadline: string }) =>
		`We start your ${taxYear} return: it is the one due next, by ${deadline}. You can add other years later.`,
	'taxYear.notOver': ({ date }: { date: string }) =>
		`The year runs until ${date}, and you can send its return once HMRC’s form is available.`,
	'taxYear.late': ({ taxYear }: { taxYear: string }) =>
		`Do you still owe HMRC a return for ${taxYear}? You can start it next, on your dashboard.`,
	'taxYear.period': ({ from, to }: { from: string; to: string }) => `It covers ${from} to ${to}.`,
	'residence.label': 'Where did you live for most of that year?',
	'residence.hint': 'Scotland has its own rates of Income Tax. Wales sets part of its own.',
	'residence.uk': 'England or Northern Ireland',
	'residence.wales': 'Wales',
	'residence.scotland': 'Scotland',
	'residence.missing': 'Choose where you lived',

	'connection.lead': 'Filing your annual return needs no connection, so there is nothing to set up now.',
	'connection.more':
		'A connection to HMRC is only for Making Tax Digital, the quarterly updates of some self-employed people and landlords.',

	'toast.updated': 'Profile updated',
	'toast.created': 'Tax return created',
	'toast.welcome': 'Welcome to Halfpenny. Your account is ready.',
	'failed.title': 'Error',
	'failed.profile': 'Failed to update profile',

	required: ({ what }: { what: string }) => `Enter your ${what}`,
	'required.utr': 'Enter your UTR, or tick “I don’t have one yet”',
	'email.invalid': 'Enter an email address in the right form, like name@example.com',
	'date.invalid': 'Enter a date of birth that exists and is in the past, like 27 3 1985',

	'warning.change': ({ what }: { what: string }) => `Change your ${what}`,

	'details.title': 'Your details',
	'details.lead': 'These go on your return. Changing them here changes every return that is not filed yet.',
	'details.back': 'Back to your return',
	'details.backToCheck': 'Back to your answers',
	'details.save': 'Save details',

	'guide.title': 'How to get a UTR',
	'guide.lead': `A UTR is the Unique Taxpayer Reference of ten digits that HMRC sends you when you register for Self Assessment. Setting up takes 10 to 15 minutes. Then you wait for two letters: the code takes ${codeWait}, the UTR ${utrWait} once you have registered.`,
	'guide.1.title': 'Open HMRC’s registration page',
	'guide.1.text': 'Choose an Individual account. The page opens in a new tab.',
	'guide.1.link': 'Register for Self Assessment on GOV.UK (opens in a new tab)',
	'guide.2.title': 'Confirm your email address',
	'guide.2.text': 'HMRC sends a code, then gives you a user ID of 12 digits. Keep it.',
	'guide.3.title': 'Prove who you are',
	'guide.3.text': 'HMRC checks two sources, such as your passport and your payslips.',
	'guide.4.title': 'Activate your account',
	'guide.4.text': `A code comes by post: ${codeWait}, or 21 days if you live abroad.`,
	'guide.5.title': 'Register for Self Assessment',
	'guide.5.text': `Your UTR then comes by post: ${utrWait}, or 21 days if you live abroad. Enter it here under Your details.`,
	'guide.needed': 'What you will need',
	'guide.needed.must': 'Required: your National Insurance number, and a passport or driving licence',
	'guide.needed.may': 'Recommended: a P60 or payslips, bank statements, proof of address',
	'guide.deadlines': ({ taxYear }: { taxYear: string }) => `Dates for ${taxYear}`,
	'guide.deadline.notify': ({ date }: { date: string }) => `${date}: register with HMRC`,
	'guide.deadline.paper': ({ date }: { date: string }) => `${date}: return on paper`,
	'guide.deadline.paperPast': ({ date }: { date: string }) =>
		`${date}: return on paper. This has passed: send it online`,
	'guide.deadline.online': ({ date }: { date: string }) => `${date}: return online, and the tax is due`,
	'guide.deadline.past': ({ date }: { date: string }) =>
		`${date}: register with HMRC. This has passed: register as soon as you can, a late start can still mean no penalty if the tax is paid on time`,
});
