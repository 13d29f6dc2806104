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
	'personal.lead': 'HMRC needs these on your return. We keep them encrypted, and no other user can see them.',
	'address.lead': 'Where HMRC would write to you.',
	back: 'Back',
	next: 'Next',
	completeSetup: 'Complete Setup',
	skipForNow: 'Skip for Now',
	saving: 'Saving…',
	creating: 'Creating your return…',

	'paper.label': 'Upload a P60 and we’ll fill this in',
	'paper.hint': 'A PDF, JPEG or PNG of up to 10 MB. We keep it for your return. Or type your details below.',
	'paper.choose': 'Choose a P60',
	'paper.uploading': 'Uploading…',
	'paper.reading': 'We’re reading it. You can carry on.',
	'paper.page': ({ page, pages }: { page: number; pages: number }) =>
		`Reading page ${page} of ${pages}. You can carry on.`,
	'paper.found':
		'We’ve read it. Check the fields below. Its figures will wait in your return until you’ve checked them.',
	'paper.read':
		'We’ve read it. There was nothing to fill in here. Its figures will wait in your return until you’ve checked them.',
	'paper.remove': 'Remove',
	'paper.filled': ({ file }: { file: string }) => `Filled in from ${file}. Check it against the document.`,
	'paper.says': ({ file, value }: { file: string; value: string }) => `${file} says ${value}.`,
	'paper.failed': ({ message, remediation }: { message: string; remediation: string }) =>
		`${message}. ${remediation}`,
	'year.label': 'Which tax year do you want to start with?',
	'year.next': ({ taxYear }: { taxYear: string }) => `${taxYear}, which is due next`,
	'year.paper': ({ taxYear, file }: { taxYear: string; file: string }) => `${taxYear}, the year of ${file}`,

	why: 'Why we ask',
	'noUtr.label': 'I don’t have one yet',
	'noUtr.hint': 'You can do everything here except file.',

	'taxYear.lead': ({ taxYear, deadline }: { taxYear: string; deadline: string }) =>
		`We’ll start your ${taxYear} return, which is due next, by ${deadline}. You can add other years later.`,
	'taxYear.leadOther': ({ taxYear, deadline }: { taxYear: string; deadline: string }) =>
		`We’ll start your ${taxYear} return. HMRC’s deadline for it is ${deadline}.`,
	'taxYear.leadPast': ({ taxYear, deadline }: { taxYear: string; deadline: string }) =>
		`We’ll start your ${taxYear} return. HMRC’s deadline for it was ${deadline}.`,
	'taxYear.notOver': ({ date }: { date: string }) =>
		`The year runs until ${date}, and you can send the return once HMRC’s form is available.`,
	'taxYear.late': ({ taxYear }: { taxYear: string }) =>
		`Do you still need to send HMRC a return for ${taxYear}? You can start it next, on your dashboard.`,
	'taxYear.period': ({ from, to }: { from: string; to: string }) => `It covers ${from} to ${to}.`,
	'residence.label': 'Where did you live for most of that year?',
	'residence.hint': 'Scotland has its own rates of Income Tax. Wales sets part of its own.',
	'residence.uk': 'England or Northern Ireland',
	'residence.wales': 'Wales',
	'residence.scotland': 'Scotland',
	'residence.missing': 'Choose where you lived',

	'connection.lead':
		'You don’t need a connection to file your annual return, so there’s nothing to set up now.',
	'connection.more':
		'A connection to HMRC is only for Making Tax Digital, the quarterly updates of some self-employed people and landlords.',

	'toast.updated': 'Profile updated',
	'toast.created': 'Tax return created',
	'toast.welcome': 'Welcome to Halfpenny. Your account is ready.',
	'failed.title': 'Error',
	'failed.profile': 'Failed to update profile',

	required: ({ what }: { what: string }) => `Enter your ${what}`,
	'required.utr': 'Enter your UTR, or tick “I don’t have one yet”',
	'email.invalid': 'Enter an email address in the correct format, like name@example.com',
	'date.invalid': 'Enter a real date of birth in the past, like 27 3 1985',

	'warning.change': ({ what }: { what: string }) => `Change your ${what}`,

	'details.title': 'Your details',
	'details.lead': 'These go on your return. Changing them here changes every return you haven’t filed yet.',
	'details.back': 'Back to your return',
	'details.backToCheck': 'Back to your answers',
	'details.save': 'Save details',

	'guide.title': 'How to get a UTR',
	'guide.lead': `A UTR is the ten-digit Unique Taxpayer Reference that HMRC sends you when you register for Self Assessment. Setting up takes 10 to 15 minutes. Then you wait for two letters: the code takes ${codeWait}, the UTR ${utrWait} once you have registered.`,
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
	'guide.deadline.paper': ({ date }: { date: string }) => `${date}: paper return`,
	'guide.deadline.paperPast': ({ date }: { date: string }) =>
		`${date}: paper return. This has passed: send it online`,
	'guide.deadline.online': ({ date }: { date: string }) => `${date}: online return, and the tax is due`,
	'guide.deadline.past': ({ date }: { date: string }) =>
		`${date}: register with HMRC. This has passed: register as soon as you can. There is often no penalty if you pay the tax on time`,
});
