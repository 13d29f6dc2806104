/** Emails about the account itself. They hold no figures and no name: others can read email on its way. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of an email. */
export const sayNotice = defineMessages({
	here: 'this service',
	'accountClosed.subject': 'Your Halfpenny account is closed',
	'accountClosed.text': ({ where, day }: { where: string; day: string }) =>
		`Your account at ${where} was closed just now, and will be erased on ${day}. To keep it, sign in before then and restore it.`,
	'password.subject': 'Your Halfpenny password was changed',
	'password.text': ({ where }: { where: string }) =>
		`The password for your account at ${where} was changed just now. You’ve been signed out everywhere else.`,
	'passwordLink.subject': 'Choose a new password for Halfpenny',
	'passwordLink.text': ({ where, link }: { where: string; link: string }) =>
		`Someone asked for a new password for your account at ${where}. To choose one, open this link within 30 minutes:\n\n${link}\n\nIf that was not you, ignore this email: your password stays as it is.`,
	'email.subject': 'Your Halfpenny email address was changed',
	'email.text': ({ where }: { where: string }) =>
		`Your account at ${where} now has a different email address. This is the last message we’ll send to this one.`,
	'twoStepOn.subject': 'Two-step sign-in was turned on for your Halfpenny account',
	'twoStepOn.text': ({ where }: { where: string }) =>
		`Signing in to your account at ${where} now needs a code from an app as well as the password. You’ve been signed out everywhere else.`,
	'twoStepOff.subject': 'Two-step sign-in was turned off for your Halfpenny account',
	'twoStepOff.text': ({ where }: { where: string }) =>
		`From now on your password is enough to sign in to your account at ${where}.`,
	'passkeyAdded.subject': 'A passkey was added to your Halfpenny account',
	'passkeyAdded.text': ({ where }: { where: string }) =>
		`A passkey was added to your account at ${where} just now. It lets you log in without your password.`,
	'passkeyRemoved.subject': 'A passkey was removed from your Halfpenny account',
	'passkeyRemoved.text': ({ where }: { where: string }) =>
		`A passkey was removed from your account at ${where} just now. It no longer logs you in.`,
	'recoveryCode.subject': 'A recovery code was used for your Halfpenny account',
	'recoveryCode.text': ({ where }: { where: string }) =>
		`One of your recovery codes was used at ${where} just now. It won’t work again.`,
	'wrongCodes.subject': 'Wrong codes were tried on your Halfpenny account',
	'wrongCodes.text': ({ where }: { where: string }) =>
		`Someone entered the right password for your account at ${where}, then five wrong codes. No codes will be accepted for 15 minutes. If it was you, wait and try again. If not, change your password.`,
	'usedCode.subject': 'A code was entered twice on your Halfpenny account',
	'usedCode.text': ({ where }: { where: string }) =>
		`Someone entered a code from your app at ${where} that had been used already. It was refused. If it was you, wait for the app’s next code. If not, someone may have seen you type it, and they know your password: change it.`,
	'manyTries.subject': 'Wrong passwords were tried on your Halfpenny account',
	'manyTries.text': ({ where }: { where: string }) =>
		`Someone tried twenty wrong passwords for your account at ${where}. They did not get in. Each new attempt now has to wait longer, except in a browser you have signed in with before. If you use the same password anywhere else, change it.`,
	'bindingApproved.subject': 'You can now file your tax return with Halfpenny',
	'bindingApproved.text': ({ where }: { where: string }) =>
		`You asked to file a tax return at ${where}, and it was approved. Sign in, check your answers and submit your return.`,
	'bindingDeclined.subject': 'Your tax return can’t be filed with this service',
	'bindingDeclined.text': ({ where }: { where: string }) =>
		`You asked to file a tax return at ${where}, and it was declined. Your answers are still there, and you can download them. To ask why, contact the person who runs the service. You can always file with HMRC directly.`,
	'bindingMoved.subject': 'Your Halfpenny account no longer files for a tax reference',
	'bindingMoved.text': ({ where }: { where: string }) =>
		`The person who runs ${where} has moved a Unique Taxpayer Reference from your account to another one. Your account can’t file for it any more.`,
	'emailAsked.subject': 'Someone asked to change the email address of your Halfpenny account',
	'emailAsked.text': ({ where }: { where: string }) =>
		`Someone using your password asked to change the email address of your account at ${where}. Nothing changes until the new address is confirmed. If that was not you, change your password now: that stops the change. If you can’t sign in, tell the person who runs the service straight away.`,
	'emailConfirm.subject': 'Confirm your email address for Halfpenny',
	'emailConfirm.text': ({ where, link }: { where: string; link: string }) =>
		`An account at ${where} wants to use this email address. To confirm, open this link within 24 hours:\n\n${link}\n\nIf that was not you, ignore this email and the address won’t be used.`,
	'emailTaken.subject': 'This email address already has a Halfpenny account',
	'emailTaken.text': ({ where }: { where: string }) =>
		`Someone tried to use this email address for another account at ${where}. The address already has an account, so nothing was changed. If that was you, sign in with this address, or delete one of the two accounts. If not, you don’t need to do anything.`,
	'prices.subject': 'Halfpenny’s prices will change',
	'prices.text': ({ where, day }: { where: string; day: string }) =>
		`From ${day}, the prices at ${where} will be different. You can read them on the pricing page. Nothing changes until then, and nothing starts automatically. You can download your data, or delete your account, at any time.`,
	'terms.subject': 'Halfpenny’s terms will change',
	'terms.text': ({ where, day }: { where: string; day: string }) =>
		`From ${day}, the terms at ${where} will be different. You can read them on the terms page. If you don’t agree, you can download your data and delete your account before then.`,
	'privacy.subject': 'Halfpenny’s privacy policy will change',
	'privacy.text': ({ where, day }: { where: string; day: string }) =>
		`From ${day}, the privacy policy at ${where} will be different. You can read it on the privacy page. If you don’t agree, you can download your data and delete your account before then.`,
	'ending.subject': 'This Halfpenny service will close',
	'ending.text': ({ where, day }: { where: string; day: string }) =>
		`The service at ${where} will close on ${day}. Before then, sign in and download your data and HMRC’s receipts. Keep your own copies of your papers. If you still have something to file, file it here before then, or with HMRC directly.`,
	notYou: 'If that was not you, tell the person who runs the service straight away.',
});
