/** Agreeing that whoever runs this service acts as one's agent with HMRC: what a person reads before they say yes. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about acting as agent. */
export const sayConsent = defineMessages({
	title: ({ agent }: { agent: string }) => `Let ${agent} act as your agent with HMRC`,
	what: ({ agent }: { agent: string }) =>
		`${agent} sends your Self Assessment returns to HMRC for you, once you have checked and confirmed each one.`,
	responsible: 'You stay responsible for what your returns say and for paying your tax on time.',
	revoke: 'You can take this back at any time. What was sent before stays with HMRC.',
	noPassword: 'We never ask for your Government Gateway password.',
	'test.local': 'This is a test. Returns go to a stand-in on this machine. Nothing is sent to HMRC.',
	'test.sandbox': 'This is a test. Returns go to HMRC’s test service. Nothing is filed.',
	'test.test-in-live':
		'This is a test. Returns go to HMRC, which checks each one and throws it away. Nothing is filed.',

	'page.lead': 'Read this, then answer. Nothing is sent now.',
	'page.asked': ({ when }: { when: string }) => `Asked on ${when}`,
	'page.yes': 'I agree',
	'page.no': 'I do not agree',
	'page.busy': 'Keeping your answer…',
	'page.given': ({ agent, when }: { agent: string; when: string }) =>
		`You agreed on ${when} that ${agent} acts as your agent.`,
	'page.refused': ({ when }: { when: string }) => `You did not agree, on ${when}. Nothing is sent for you.`,
	'page.revoked': ({ when }: { when: string }) => `You took your agreement back on ${when}.`,
	'page.closed': 'This question is too old. Ask again from your return.',
	'page.closeWindow': 'You can close this window and go on where you were.',
	'page.close': 'Close this window',
	'page.return': 'Back to your return',
	'page.takeBack': 'Take it back under Filing in your account',

	'authorised.title': 'Authorization Complete',
	'failed.title': 'Authorization Failed',
	'failed.connect': 'Failed to connect to HMRC',
	'failed.refused': 'You did not agree, so nothing can be sent for you.',
	'failed.closed': 'The window was closed before you answered.',
	'failed.tooOld': 'The question was open for too long.',
	'step.title': 'Government Gateway authorisation',
	'step.have': 'I Have an Account',
	'step.need': 'Need an Account?',
	'step.what': ({ agent }: { agent: string }) =>
		`You need no password for this: ${agent} sends your return to HMRC as your agent, with an account of its own. You agree once, on a page of ours.`,
	'step.noPassword': 'We never ask for your Government Gateway password.',
	'step.test.local': 'TEST: nothing is sent to HMRC.',
	'step.test.sandbox': 'TEST: returns go to HMRC’s test service, and nothing is filed.',
	'step.test.test-in-live': 'TEST: HMRC checks each return and throws it away. Nothing is filed.',
	'step.start': 'Authorise',
	'step.starting': 'Opening…',
	'step.waiting': 'Waiting for your answer in the other window…',
	'step.blocked': 'Your browser opened no window. Open the page here instead.',
	'step.open': 'Open the page',
	'step.since': ({ agent, when }: { agent: string; when: string }) => `${agent}, since ${when}.`,
	'step.takeBack': 'Take it back',
});
