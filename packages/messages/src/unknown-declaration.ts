/** When nobody knows whether HMRC has a final declaration: what `unknown-outcome` says of a return, said of it. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about a final declaration whose outcome is unknown. */
export const sayUnknownDeclaration = defineMessages({
	'next.asking':
		'Your final declaration may or may not have arrived. We’re asking HMRC, and won’t send it again until we know.',
	'next.stopped':
		'Your final declaration may or may not have arrived. We’ve asked HMRC as often as we can, and will never send it twice.',
	'next.operator':
		'The person who runs this service has been told and will find out what HMRC has. We won’t send your final declaration again.',
	'next.seen':
		'You checked and told us it arrived. HMRC hasn’t confirmed it to us yet. We will never send it again.',
	'wait.asking':
		'We’re still checking HMRC’s list of calculations. Once it doesn’t show your declaration, you can tell us it isn’t there.',
	'wait.stopped':
		'We’ve stopped checking HMRC’s list of calculations, so you can’t tell us yet that your declaration isn’t there.',
	'wait.nowhere.asking':
		'We’re still checking HMRC’s list of calculations. Once it doesn’t show this test, you can set it aside.',
	'wait.nowhere.stopped':
		'We’ve stopped checking HMRC’s list of calculations, so you can’t set this test aside yet.',

	'look.account':
		'Sign in to your HMRC online account, open Making Tax Digital for Income Tax, then the tax year.',
	'look.standIn':
		'This is a test, so there is nothing to see at HMRC. Open the stand-in’s page of final declarations and enter your National Insurance number.',
	'look.nowhere': 'This was a test. HMRC has no page where you can look up tests, and nothing was declared.',
	'look.year': ({ taxYear }: { taxYear: string }) =>
		`Look for a final declaration for ${taxYear} that came in after this time:`,

	found: 'The declaration is there',
	'found.hint': 'We’ll never send it again.',
	missing: 'The declaration is not there',
	'missing.hint': 'You can then declare the year again.',
	'setAside.hint': 'You can then declare the year again.',
	'done.missing': 'You can declare the year again',
	'done.found': 'Saved: HMRC has your final declaration',
	'done.found.test': 'Saved: the stand-in has your final declaration',
	'seen.account': 'You saw this declaration on HMRC’s own pages',
	'seen.standIn': 'You saw this declaration on the stand-in’s page',
	'seen.nowhere': 'You told us that this test arrived',
	'seen.text': ({ when }: { when: string }) =>
		`You told us so on ${when}. HMRC hasn’t confirmed it to us yet. We will never send it again.`,
});
