/** The helper for form 64-8: what it asks, the sheet that comes out, and what to do with it. */
import { defineMessages } from './define-messages.ts';
import { agentFormWait } from './utr-wait.ts';

/** Says a sentence of the helper. */
export const sayAgentForm = defineMessages({
	title: 'Form 64-8 helper',
	description:
		'Fill in what HMRC’s form 64-8 asks for, so that an agent can deal with HMRC for you. Print it on one page and copy it onto HMRC’s form.',
	lead: 'Form 64-8 lets an agent deal with HMRC for you. Fill this in, print it, and copy it onto HMRC’s own form.',
	'limits.title': 'Before you begin',
	'limits.copy': 'HMRC accepts only its own form. This page gives you every answer in order, ready to copy.',
	'limits.making': 'Form 64-8 does not cover Making Tax Digital. For that, you authorise your agent online.',
	'limits.private': 'What you type stays on this page. It is not sent anywhere and not kept.',
	hmrcForm: 'Open HMRC’s form 64-8',
	noScript: 'To fill this in here, switch JavaScript on. You can also fill in HMRC’s form by hand.',

	'you.title': 'About you',
	fullName: 'Full name',
	businessName: 'Business name',
	address: 'Address',
	postcode: 'Postcode',
	phoneNumber: 'Phone number',
	nationalInsurance: 'National Insurance number',
	'nationalInsurance.hint': 'It is on your payslip and P60. For example, QQ 12 34 56 C.',
	utr: 'Unique Taxpayer Reference (UTR)',
	'utr.hint': 'Ten digits, on letters from HMRC.',
	noUtrYet: 'I have no UTR yet',
	sendStatementsToAgent: 'Send my statements of account to the agent as well',
	generate: 'Generate Form Preview',
	needed: 'To continue, fill in your full name, address, postcode and National Insurance number.',

	'agent.title': 'The agent',
	'agent.none':
		'No agent is set up here. Write the name, address and agent code of your own agent on the sheet.',
	'agent.name': 'Name of agent',
	'agent.address': 'Agent’s address',
	'agent.postcode': 'Agent’s postcode',
	'agent.phone': 'Agent’s phone number',
	'agent.code': 'Agent code (Self Assessment)',

	'sheet.title': 'Authorising your agent: answers for form 64-8',
	'sheet.note': 'To copy onto HMRC’s form 64-8. HMRC does not accept this sheet.',
	'sheet.you': 'Your details',
	'sheet.matters': 'What the agent may deal with',
	'sheet.individual': 'Individual tax affairs (Self Assessment)',
	'sheet.statements': 'Statements of account to the agent',
	'sheet.notCovered': 'Not covered: Making Tax Digital for Income Tax.',
	'sheet.signature': 'Signature',
	'sheet.date': 'Date',
	'sheet.utrLater': 'Not issued yet',

	'next.title': 'Next Steps',
	'next.print': 'Print this sheet, or keep it on screen.',
	'next.copy': 'Open HMRC’s form 64-8 and copy each answer into it.',
	'next.sign': 'Sign and date HMRC’s form yourself. Nobody may sign it for you.',
	'next.post': 'Post it to the address on HMRC’s form.',
	'next.wait': `HMRC confirms it in about ${agentFormWait}. Until then the agent cannot act for you.`,
	edit: 'Edit Details',
	print: 'Print Form',
	backToSignIn: 'Back to sign-in',
});
