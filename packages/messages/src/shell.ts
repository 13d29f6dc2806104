/** What every page says: the name, the header and footer, the states and the parts of the design system. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the shell. */
export const say = defineMessages({
	productName: 'Halfpenny',
	description:
		'Prepare, understand and file your UK Self Assessment tax return, on your own machine. Every figure explained, exact to the penny.',
	noScript:
		'Halfpenny works out your tax in your own browser, so it needs JavaScript. Please switch it on and reload the page.',
	titleOf: ({ page }: { page: string }) => `${page} – Halfpenny`,
	titleOfError: ({ page }: { page: string }) => `Error: ${page} – Halfpenny`,
	skipToContent: 'Skip to the main content',
	home: 'Halfpenny, home',
	mainNavigation: 'Main',
	myReturn: 'My tax return',

	testLabel: 'TEST',
	'test.local': 'Nothing here reaches HMRC. Returns go to a stand-in on this machine.',
	'test.sandbox': 'Nothing here is filed. Returns go to HMRC’s test service.',
	'test.test-in-live': 'Nothing here is filed. HMRC checks each return and discards it.',

	problemHeading: 'There is a problem',
	errorPrefix: 'Error:',
	optional: '(optional)',
	pound: '£',
	inPounds: 'in pounds',
	yes: 'Yes',
	no: 'No',
	change: 'Change',
	notProvided: 'Not provided',
	back: 'Back',
	close: 'Close',
	loading: 'Loading',
	pleaseWait: 'Please wait',
	day: 'Day',
	month: 'Month',
	year: 'Year',
	stepOf: ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`,
	percent: ({ percent }: { percent: number }) => `${percent}%`,
	selectPlaceholder: 'Choose one',

	youOwe: 'You owe',
	owesYou: 'HMRC owes you',
	nothingToPay: 'Nothing to pay',

	offlineWaiting: 'You’re offline. This page will open when you’re back online.',
	errorTitle: 'Something went wrong on this page',
	errorWhat: 'Nothing you saved is lost. Reload the page and carry on where you left off.',
	errorReload: 'Reload the page',
	loadFailed: 'We couldn’t load this',
	tryAgain: 'Try again',
});
