/** Agreeing that the person who runs this service acts as one's agent with HMRC: what a person reads before they say yes. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about acting as agent. */
export const sayConsent = defineMessages({
	title: ({ agent }: { agent: string }) => `Let ${agent} act as your agent with HMRC`,
	what: ({ agent }: { agent: string }) =>
		`${agent} sends your Self Assessment returns to HMRC for you, once you have checked and confirmed each one.`,
	responsible: 'You’re still responsible for what your returns say and for paying your tax on time.',
	revoke: 'You can withdraw at any time. HMRC keeps what was already sent.',
	noPassword: 'We never ask for your Government Gateway password.',
	'test.local': 'This is a test. Returns go to a stand-in on this machine. Nothing is sent to HMRC.',
	'test.sandbox': 'This is a test. Returns go to HMRC’s test service. Nothing is filed.',
	'test.test-in-live':
		'This is a test. Returns go to HMRC, which checks each one and throws it away. Nothing is filed.',

	'page.lead': 'Read this, then choose. Nothing is sent yet.',
	'page.asked': ({ when }: { when: string }) => `Asked on ${when}`,
	'page.yes': 'I agree',
	'page.no': 'I do not agree',
	'page.busy': 'Saving your answer…',
	'page.given': ({ agent, when }: { agent: string; when: string }) =>
		`On ${when} you agreed that ${agent} can act as your agent.`,
	'page.refused': ({ when }: { when: string }) =>
		`On ${when} you chose not to agree. We won’t send anything for you.`,
	'page.revoked': ({ when }: { when: string }) => `You withdrew your agreement on ${when}.`,
	'page.closed': 'This page has expired. Start again from your return.',
	'page.closeWindow': 'You can close this window and carry on.',
	'page.close': 'Close this window',
	'page.return': 'Back to your return',
	'page.takeBack': 'Withdraw it under Filing in your account',

	'authorised.title': 'Authorization Complete',
	'failed.title': 'Authorization Failed',
	'failed.connect': 'Failed to connect to HMRC',
	'failed.refused': 'You didn’t agree, so we can’t send anything for you.',
	'failed.closed': 'The window was closed before you answered.',
	'failed.tooOld': 'The page was open for too long.',
	'step.title': 'Government Gateway authorisation',
	'step.have': 'I Have an Account',
	'step.need': 'Need an Account?',
	'step.what': ({ agent }: { agent: string }) =>
		`You don’t need a password for this: ${agent} sends your return to HMRC as your agent, using its own account. You agree once, on one of our pages.`,
	'step.noPassword': 'We never ask for your Government Gateway password.',
	'step.test.local': 'TEST: nothing is sent to HMRC.',
	'step.test.sandbox': 'TEST: returns go to HMRC’s test service, and nothing is filed.',
	'step.test.test-in-live': 'TEST: HMRC checks each return and discards it. Nothing is filed.',
	'step.start': 'Authorise',
	'step.starting': 'Opening…',
	'step.waiting': 'Waiting for your answer in the other window…',
	'step.blocked': 'Your browser blocked the window. Open the page here instead.',
	'step.open': 'Open the page',
	'step.since': ({ agent, when }: { agent: string; when: string }) => `${agent}, since ${when}.`,
	'step.takeBack': 'Withdraw',
});
