/** Two-step sign-in: setting it up, recovery codes, turning it off. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of two-step sign-in. */
export const sayTwoStep = defineMessages({
	title: 'Two-step sign-in',
	what: 'After your password, you also enter a code from an app on your phone.',
	why: 'Someone who finds out your password still can’t see your tax.',
	off: 'It is off.',
	on: ({ when }: { when: string }) => `It has been on since ${when}.`,
	codesLeft: ({ left }: { left: number }) =>
		left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`,
	'codesLeft.few': 'Get new recovery codes before you need one.',
	setUp: 'Set up two-step sign-in',
	renew: 'Get new recovery codes',
	turnOff: 'Turn off two-step sign-in',
	back: 'Password and sign-ins',

	password: 'Your password',
	'password.missing': 'Enter your password',
	goOn: 'Continue',
	busy: 'Checking…',

	'begin.lead':
		'You need an app that shows sign-in codes, such as a password manager or an authenticator app. First confirm that it’s you.',
	'key.title': 'Add Halfpenny to your app',
	'key.scan': 'Scan this picture with your app.',
	'key.picture': 'QR code of your key',
	'key.here': 'Is the app on this phone?',
	'key.open': 'Open it in your app',
	'key.type': 'Or type this key into the app:',
	'key.copy': 'Copy the key',
	'key.code': 'Code that the app shows',
	'key.codeHint': 'Six digits. The app shows a new code every 30 seconds.',
	'key.confirm': 'Turn on',
	'key.elsewhere': 'You’ll stay signed in here and be signed out everywhere else.',
	'code.missing': 'Enter the code your app shows',

	'codes.title': 'Save your recovery codes',
	'codes.on': 'Two-step sign-in is on',
	'codes.lead':
		'Each of these codes lets you in once if you do not have your phone. They are shown only once, so save them now, away from your phone.',
	'codes.list': 'Your recovery codes',
	'codes.copy': 'Copy',
	'codes.download': 'Download as text',
	'codes.print': 'Print',
	'codes.done': 'I have saved them',
	'codes.file': 'halfpenny-recovery-codes.txt',
	'codes.inFile': 'Recovery codes for Halfpenny. Each works once, after your password.',
	copied: 'Copied',
	'copied.not': 'We could not copy it',
	'copied.not.detail': 'Select the text and copy it yourself.',

	'renew.lead': 'You get ten new codes. Your old ones stop working.',
	'renew.do': 'Make new codes',
	'off.lead': 'After that, your password is enough to sign in.',
	'off.do': 'Turn off',
	'off.done': 'Two-step sign-in is off',
	either: 'Code from your app, or a recovery code',
	'either.missing': 'Enter a code from your app, or a recovery code',
});
