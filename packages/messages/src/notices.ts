/** Letters about the account itself. They hold no figures and no name: email is read by others on its way. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a letter. */
export const sayNotice = defineMessages({
	here: 'this service',
	'password.subject': 'Your Halfpenny password was changed',
	'password.text': ({ where }: { where: string }) =>
		`The password of your account at ${where} was changed just now. Every other sign-in was ended.`,
	'email.subject': 'Your Halfpenny email address was changed',
	'email.text': ({ where }: { where: string }) =>
		`Your account at ${where} now has a different email address. This is the last message we’ll send to this one.`,
	'twoStepOn.subject': 'Two-step sign-in was turned on for your Halfpenny account',
	'twoStepOn.text': ({ where }: { where: string }) =>
		`Signing in to your account at ${where} now needs a code from an app as well as the password. Every other sign-in was ended.`,
	'twoStepOff.subject': 'Two-step sign-in was turned off for your Halfpenny account',
	'twoStepOff.text': ({ where }: { where: string }) =>
		`From now on your password is enough to sign in to your account at ${where}.`,
	'recoveryCode.subject': 'A recovery code was used for your Halfpenny account',
	'recoveryCode.text': ({ where }: { where: string }) =>
		`One of your recovery codes was used at ${where} just now. It does not work again.`,
	'wrongCodes.subject': 'Wrong codes were tried on your Halfpenny account',
	'wrongCodes.text': ({ where }: { where: string }) =>
		`Somebody gave the right password for your account at ${where}, but five wrong codes. No code is taken for 15 minutes. If it was you, wait and try again. If not, change your password.`,
	notYou: 'If that was not you, tell whoever runs the service at once.',
});
