/** When nobody knows what HMRC has: why, what we do, where a person may look, and what they say of it. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about a submission whose outcome is unknown. */
export const sayUnknown = defineMessages({
	title: 'Finding out what HMRC has',
	'why.lineBroke': 'The connection broke while we were sending.',
	'why.interrupted': 'We were interrupted while we were sending.',
	'why.restored': 'This service was restored from a backup made before your return was sent.',
	'why.hmrcTrouble': 'HMRC told us that its own systems failed.',
	'why.hmrcForgot': 'HMRC told us it doesn’t have this submission.',
	'why.uselessAnswer': 'HMRC’s answer didn’t tell us.',
	'why.receiptMismatch': 'HMRC sent a receipt for something other than what we sent.',
	'next.asking':
		'Your return may or may not have arrived. We’re asking HMRC, and won’t send it again until we know.',
	'next.stopped':
		'Your return may or may not have arrived. We’ve asked HMRC as often as we can, and will never send it twice.',
	'next.operator':
		'The person who runs this service has been told and will find out what HMRC has. We won’t send your return again.',
	'next.seen':
		'You checked and told us it arrived. We have no receipt for it yet, and will never send it again.',
	'means.asking': 'We’re asking HMRC whether it arrived, and will never send it twice.',
	'means.stopped': 'We’ve stopped asking HMRC automatically. It will never be sent twice.',

	'what.title': 'What to do now',
	'operator.text': 'You don’t need to do anything. We’ll show what happens here.',
	'wait.asking':
		'We’re still checking HMRC’s list. Once it shows nothing, you can tell us the return isn’t there.',
	'wait.stopped': 'We’ve stopped checking HMRC’s list, so you can’t tell us yet that the return isn’t there.',

	'wait.nowhere.asking':
		'We’re still checking HMRC’s list. Once it shows nothing, you can set this test aside.',
	'wait.nowhere.stopped': 'We’ve stopped checking HMRC’s list, so you can’t set this test aside yet.',

	'look.account': 'Sign in to your HMRC online account, open Self Assessment, then the returns you’ve filed.',
	'look.standIn':
		'This is a test, so there is nothing to see at HMRC. Open the stand-in’s page of filed returns and enter your UTR.',
	'look.nowhere': 'This was a test. HMRC has no page where you can look up tests, and nothing was filed.',
	'look.year': ({ taxYear }: { taxYear: string }) =>
		`Look for a return for ${taxYear} that came in after this time:`,
	'open.account': 'Sign in to HMRC (opens in a new tab)',
	'open.standIn': 'Open the stand-in’s page (opens in a new tab)',
	behind: 'HMRC’s page can be a few days behind. If you’re not sure, wait and look again.',

	question: 'What did you find?',
	found: 'The return is there',
	'found.hint': 'We’ll never send it again. There’s no receipt for it here.',
	missing: 'The return is not there',
	'missing.hint': 'You can then check your answers and submit it again.',
	'missing.later': ({ when }: { when: string }) =>
		`You can tell us this from ${when}. Until then it may still be on its way.`,
	'looked.account': 'I have looked at HMRC’s own pages',
	'looked.standIn': 'I have looked at the stand-in’s page',
	'lookedMissing.account': 'Look at HMRC’s own pages first, then tick this',
	'lookedMissing.standIn': 'Look at the stand-in’s page first, then tick this',
	answerMissing: 'Choose what you found',
	send: 'Tell us what you found',
	sending: 'Saving your answer…',
	setAside: 'Set this test aside',
	'setAside.hint': 'You can then check your answers and submit the return again.',
	'setAside.later': ({ when }: { when: string }) =>
		`You can set this test aside from ${when}. Until then it may still be on its way.`,
	'done.missing': 'You can submit your return again',
	'done.found': 'Saved: HMRC has your return',
	'done.found.test': 'Saved: the stand-in has your return',
	'seen.account': 'You saw this return on HMRC’s own pages',
	'seen.standIn': 'You saw this return on the stand-in’s page',
	'seen.nowhere': 'You told us that this test arrived',
	'seen.text': ({ when }: { when: string }) =>
		`You told us so on ${when}. We have no receipt for it, and will never send it again.`,
});
