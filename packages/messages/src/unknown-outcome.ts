/** When nobody knows what HMRC has: why, what we do, where a person may look, and what they say of it. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about a submission of unknown fate. */
export const sayUnknown = defineMessages({
	title: 'Finding out what HMRC has',
	'why.lineBroke': 'The line broke while we were sending.',
	'why.interrupted': 'We were interrupted while we were sending.',
	'why.hmrcTrouble': 'HMRC told us that its own systems failed.',
	'why.hmrcForgot': 'HMRC told us that it holds no such submission.',
	'why.uselessAnswer': 'HMRC gave no answer that we can use.',
	'why.receiptMismatch': 'HMRC sent a receipt for something other than what we sent.',
	'next.asking':
		'Your return may or may not have arrived. We ask HMRC, and do not send it again until we know.',
	'next.stopped':
		'Your return may or may not have arrived. We asked HMRC until we had to give up, and never send it twice.',
	'next.operator':
		'Whoever hosts this service is told, and finds out what HMRC has. Your return is not sent again.',
	'next.seen':
		'You looked and told us that it arrived. We have no receipt for it yet, and never send it again.',
	'means.asking': 'We ask HMRC whether it arrived, and never send it twice.',
	'means.stopped': 'We no longer ask HMRC by ourselves. It is never sent twice.',

	'what.title': 'What to do now',
	'operator.text': 'There is nothing for you to do. This page shows what comes of it.',
	'wait.asking':
		'We still look in the list of what HMRC holds. Once it has shown nothing you can say that the return is not there.',
	'wait.stopped':
		'We no longer look in the list of what HMRC holds, so you cannot say yet that the return is not there.',

	'wait.nowhere.asking':
		'We still look in the list of what HMRC holds. Once it has shown nothing you can set this test aside.',
	'wait.nowhere.stopped':
		'We no longer look in the list of what HMRC holds, so you cannot set this test aside yet.',

	'look.account':
		'Sign in to your account on HMRC’s own pages, open Self Assessment, then the returns that you filed.',
	'look.standIn':
		'This is a test, so there is nothing to see at HMRC. Open the stand-in’s page of filed returns and enter your UTR.',
	'look.nowhere': 'This was a test. HMRC keeps no page where tests can be looked at, and nothing was filed.',
	'look.year': ({ taxYear }: { taxYear: string }) =>
		`Look for a return for ${taxYear} that came in after this time:`,
	'open.account': 'Sign in to HMRC (opens in a new tab)',
	'open.standIn': 'Open the stand-in’s page (opens in a new tab)',
	behind: 'HMRC’s page can be some days behind. If you are not sure, wait and look once more.',

	question: 'What did you find?',
	found: 'The return is there',
	'found.hint': 'We then never send it again. There is no receipt for it here.',
	missing: 'The return is not there',
	'missing.hint': 'Then you can check your answers and submit it anew.',
	'missing.later': ({ when }: { when: string }) =>
		`You can say this from ${when}: until then it may still be on its way.`,
	'looked.account': 'I have looked at HMRC’s own pages',
	'looked.standIn': 'I have looked at the stand-in’s page',
	'lookedMissing.account': 'Look at HMRC’s own pages first, then tick this',
	'lookedMissing.standIn': 'Look at the stand-in’s page first, then tick this',
	answerMissing: 'Choose what you found',
	send: 'Tell us what you found',
	sending: 'Keeping your answer…',
	setAside: 'Set this test aside',
	'setAside.hint': 'Then you can check your answers and submit the return anew.',
	'setAside.later': ({ when }: { when: string }) =>
		`You can set this test aside from ${when}: until then it may still be on its way.`,
	'done.missing': 'You can submit your return anew',
	'done.found': 'Kept: HMRC has your return',
	'done.found.test': 'Kept: the stand-in has your return',
	'seen.account': 'You saw this return on HMRC’s own pages',
	'seen.standIn': 'You saw this return on the stand-in’s page',
	'seen.nowhere': 'You told us that this test arrived',
	'seen.text': ({ when }: { when: string }) =>
		`You told us so on ${when}. We have no receipt for it, and never send it again.`,
});
