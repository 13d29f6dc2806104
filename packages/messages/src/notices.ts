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
		`Your account at ${where} has another email address from now on. This is the last letter to this one.`,
	notYou: 'If that was not you, tell whoever runs the service at once.',
});
