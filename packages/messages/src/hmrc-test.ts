/** The HMRC sandbox testing page: what its checklist does, and why a fraud-prevention header is left out. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of what the server finds out for that page. */
export const sayHmrcTest = defineMessages({
	'check.world': 'HMRC can be reached',
	'check.application': 'HMRC knows this service',
	'check.user': 'HMRC knows you’ve authorised this service',
	'check.businesses': 'Your businesses can be listed',
	'check.status': 'HMRC says whether you have to use Making Tax Digital',
	'check.obligations': 'Your quarterly obligations can be read',
	'check.declaration': 'Your final declaration’s deadline can be read',
	'check.calculations': 'Your calculations can be listed',
	'check.balance': 'Your account balance can be read',
	'check.headers': 'HMRC accepts our fraud-prevention headers',
	'result.answered': 'HMRC answered.',
	'result.nothing': 'HMRC answered that there is nothing yet.',
	'result.refused': ({ codes }: { codes: string }) => `HMRC refused: ${codes}.`,
	'result.headers.VALID_HEADERS': 'All headers are valid.',
	'result.headers.POTENTIALLY_INVALID_HEADERS': ({ headers }: { headers: string }) =>
		`HMRC is not sure about ${headers}. Below you can see what is sent, and why a header is left out.`,
	'result.headers.INVALID_HEADERS': ({ headers }: { headers: string }) =>
		`HMRC says these are missing or wrong: ${headers}. Below you can see what is sent, and why a header is left out.`,

	'leftOut.browser': 'Your browser doesn’t tell us, or the page didn’t ask.',
	'leftOut.device': 'This browser hasn’t connected to HMRC yet. It gets its number when it does.',
	'leftOut.secondStep': 'You didn’t use two-step sign-in when you signed in.',
	'leftOut.clientAddress':
		'You’re not reaching this service over the internet, or a proxy hides your address.',
	'leftOut.clientPort':
		'A proxy hides the port your browser uses, or you’re not reaching this service over the internet.',
	'leftOut.vendorAddress': 'The person who runs this service hasn’t set its public address.',
	'leftOut.forwarded': 'It needs both public addresses, yours and this service’s.',
	'leftOut.licence': 'Halfpenny is free software: there are no licence keys.',
});
