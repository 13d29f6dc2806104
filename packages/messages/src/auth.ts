/** Signing up and in. */
import { defineMessages } from './define-messages.ts';
import { labelled } from './labelled.ts';

/** Says a sentence of the sign-in page. */
export const sayAuth = defineMessages({
	loginTitle: 'Log in',
	loginHeading: 'Your account',
	signupTitle: 'Create your account',
	loginDescription: 'Log in to your Self Assessment return and pick up where you left off.',
	signupDescription:
		'Create a Halfpenny account: a username, an email address and a password. Nothing goes to HMRC until you say so.',
	tabs: 'Log in or sign up',
	loginTab: 'Login',
	signupTab: 'Sign Up',
	goOn: 'Log in to see the page you asked for.',
	signedOut: 'You’ve been logged out',
	'signedOut.kept': 'What you typed is still here. Log in to pick up where you left off.',

	username: 'Username',
	usernameHint: 'At least 3 characters. It doesn’t have to be your name.',
	email: 'Email address',
	emailHint: 'For messages about your account only.',
	password: 'Password',
	passwordHint: ({ least }: { least: number }) =>
		`At least ${least} characters. Three random words are easy to remember and hard to guess.`,
	confirmPassword: 'Confirm password',
	showPassword: 'Show password',

	stay: 'Keep me signed in on this device',
	forgotten: 'Forgotten your password? Ask the person who runs this service for a new one.',
	forgottenLink: 'Forgotten your password?',
	taken: 'Is that account yours?',
	takenLogIn: 'Log in instead',

	loginButton: 'Log in',
	loginBusy: 'Logging in...',
	signupButton: 'Create account',
	signupBusy: 'Creating account...',

	loginSucceeded: 'Login successful',
	signupSucceeded: 'Account created',
	loginFailed: 'Login failed',
	signupFailed: 'Signup failed',
	failedBecause: ({ what, why }: Record<'what' | 'why', string>) => labelled(what, why),

	usernameMissing: 'Enter your username',
	usernameTooShort: 'Enter a username of at least 3 characters',
	emailMissing: 'Enter your email address',
	emailWrong: 'Enter an email address in the correct format, like name@example.com',
	passwordMissing: 'Enter your password',
	passwordTooShort: 'Password too short',
	passwordTooShortDetail: ({ least }: { least: number }) =>
		`Password must be at least ${least} characters long for security`,
	confirmMissing: 'Enter the password again',
	passwordsDiffer: 'Passwords do not match',
	passwordsDifferDetail: 'Please make sure both password fields are identical',

	'code.title': 'Enter your code',
	'code.lead': 'Your account has two-step sign-in. Open your authenticator app to see the code.',
	'code.label': 'Code from your app',
	'code.hint': 'Six digits. The app shows a new code every 30 seconds.',
	'code.missing': 'Enter the code your app shows',
	'code.toRecovery': 'Use a recovery code instead',
	'recovery.title': 'Enter a recovery code',
	'recovery.lead':
		'You got ten when you turned on two-step sign-in. Each works once. If you have none left, ask the person who runs this service.',
	'recovery.label': 'Recovery code',
	'recovery.hint': 'Twelve letters and digits, like 7K3D-9QWA-X2M4.',
	'recovery.missing': 'Enter a recovery code',
	'recovery.toCode': 'Use a code from your app instead',
	'code.button': 'Log in',
	'code.back': 'Back to your password',

	'forgotten.title': 'Forgotten your password?',
	'forgotten.lead': 'Enter the email address of your account. We’ll send it a link to choose a new password.',
	'forgotten.button': 'Send the link',
	'forgotten.busy': 'Sending…',
	'forgotten.back': 'Back to log in',
	'forgotten.sent': 'Check your email',
	'forgotten.sent.text':
		'If that address has an account, a link is on its way. It works once, for 30 minutes. Nothing there after a few minutes? Look in your spam folder, or check that it’s the address you signed up with.',
	'reset.title': 'Choose a new password',
	'reset.lead': 'You’ll be signed out everywhere. Then log in with the new password.',
	'reset.button': 'Save new password',
	'reset.busy': 'Saving…',
	'reset.failed': 'Your password was not changed',
	'reset.noLink': 'Open this page from the link in our email.',
	'reset.again': 'Ask for a new link',
	'reset.done': 'Your password is changed',
	'reset.done.text': 'You’re signed out everywhere. Log in with your new password.',

	signupLead: 'It takes a minute. Nothing goes to HMRC until you say so.',
});
