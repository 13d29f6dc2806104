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
	test: 'This is a test. Nothing is sent to HMRC.',
});
