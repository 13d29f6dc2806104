/** The pages of the account: password and sessions, filing, your data. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the account's pages. */
export const sayAccount = defineMessages({
	'nav.label': 'Your account',
	'nav.details': 'Your details',
	'nav.security': 'Password and sign-ins',
	'nav.filing': 'Filing',
	'nav.data': 'Your data',
	'nav.history': 'History',
	back: 'Back to your return',

	'security.title': 'Password and sign-ins',
	'password.title': 'Change your password',
	'password.current': 'Your current password',
	'password.new': 'New password',
	'password.again': 'Confirm new password',
	'password.lead': 'You’ll stay signed in here and be signed out everywhere else.',
	'password.save': 'Change password',
	'password.busy': 'Changing…',
	'password.done': 'Password changed',
	'password.done.detail': 'You’ve been signed out everywhere else.',
	'password.currentMissing': 'Enter your current password',
	'password.newMissing': 'Enter a new password',
	'password.tooShort': ({ least }: { least: number }) =>
		`Password must be at least ${least} characters long for security`,
	'password.againDiffers': 'Both new passwords must be the same',

	'proof.title': 'Enter your password again',
	'proof.text': 'You signed in a while ago, so we need to check it’s still you.',
	'proof.no': 'Cancel',

	'email.heading': 'Email address',
	'email.title': 'Change your email address',
	'email.lead': 'We’ll email the new address. Your address changes once you open the link in that email.',
	'email.now': ({ email }: { email: string }) => `Your email address is ${email}.`,
	'email.pending': ({ email }: { email: string }) => `Waiting for you to confirm ${email}`,
	'email.pending.text':
		'We’ve sent an email there. Open its link within 24 hours. Until then nothing changes.',
	'email.new': 'New email address',
	'email.save': 'Send the email',
	'email.missing': 'Enter the new email address',
	'email.sent': 'Check your email',
	'email.sent.detail': 'We’ve emailed the new address. Open the link in that email.',
	'email.confirm.title': 'Confirm your email address',
	'email.confirm.lead': 'Once you confirm it, you can sign in with it and we’ll send our emails there.',
	'email.confirm.button': 'Confirm',
	'email.confirm.busy': 'Confirming…',
	'email.confirm.noLink': 'Open this page from the link in our email.',
	'email.confirmed': 'Your email address is confirmed',
	'email.confirmed.go': 'Continue',

	'sessions.title': 'Where you’re signed in',
	'sessions.lead': 'If you don’t recognise one of these, sign out everywhere and change your password.',
	'sessions.unknownDevice': 'Unknown browser',
	'sessions.here': 'This browser',
	'sessions.begun': ({ when }: { when: string }) => `Signed in ${when}`,
	'sessions.endOne': 'Sign out',
	'sessions.end': 'Sign out everywhere',
	'sessions.busy': 'Signing out…',

	'filing.title': 'Filing',
	'agent.title': 'Who files for you',
	'agent.none': 'You don’t have an agent. You file for yourself.',
	'agent.given': ({ agent, when }: { agent: string; when: string }) =>
		`On ${when} you agreed that ${agent} can send your returns to HMRC as your agent.`,
	'agent.notGiven': ({ agent }: { agent: string }) =>
		`${agent} can send your returns to HMRC as your agent once you agree. We’ll ask you before your first return is sent.`,
	'agent.revoke': 'Withdraw my agreement',
	'agent.revoke.title': 'Withdraw your agreement?',
	'agent.revoke.yes': 'Yes, withdraw it',
	'agent.revoke.no': 'No, keep it',
	'agent.revoking': 'Withdrawing…',
	'agent.revoke.text':
		'HMRC keeps what was already sent. We won’t send anything more unless you agree again.',
	'agent.revoked': 'You’ve withdrawn your agreement',
	'history.title': 'What was sent to HMRC',
	'history.none': 'Nothing has been sent yet.',
	'history.return': ({ taxYear }: { taxYear: string }) => `${taxYear} return`,
	'history.partnership': ({ taxYear }: { taxYear: string }) => `${taxYear} partnership return`,
	'history.attempt': ({ number }: { number: number }) => `Attempt ${number}`,
	'history.amendment': ({ amendment, number }: { amendment: number; number: number }) =>
		`Amendment ${amendment}, attempt ${number}`,
	'history.sent': ({ when }: { when: string }) => `Started ${when}`,

	'data.title': 'Your data',
	'export.title': 'Take your data with you',

	'delete.title': 'Delete your account',
	'delete.lead':
		'Your account closes straight away, and is erased 30 days later. Until then you can sign in and restore it. Export your data first if you might need it.',
	'delete.gone':
		'Erased: your details and how you sign in, your documents, what you typed or said to the assistant, your connection to HMRC, and every return HMRC doesn’t have.',
	'delete.goneReturn': ({ taxYear }: { taxYear: string }) => `Your ${taxYear} return (HMRC doesn’t have it)`,
	'delete.goneReturn.partnership': ({ taxYear }: { taxYear: string }) =>
		`Your partnership’s ${taxYear} return (HMRC doesn’t have it)`,
	'delete.kept':
		'Kept for 6 years after filing, in case the law requires it: the returns HMRC has, with their answers, documents, quarters and receipts. Nobody can sign in to see them, and then they are deleted too.',
	'delete.keptReturn': ({ taxYear, date }: { taxYear: string; date: string }) =>
		`Your ${taxYear} return, until ${date}`,
	'delete.keptReturn.partnership': ({ taxYear, date }: { taxYear: string; date: string }) =>
		`Your partnership’s ${taxYear} return, until ${date}`,
	'delete.log':
		'The log of what was done stays as well. It has no figures, and names you by a number that then leads to nobody.',
	'delete.underWay.title': 'One of your returns is on its way to HMRC',
	'delete.underWay.text':
		'Wait for HMRC’s answer so you don’t lose your receipt. Then delete your account here.',
	'delete.start': 'Delete my account',
	'delete.startNow': 'Erase it now instead',
	'delete.ask': 'Delete your account?',
	'delete.askNow': 'Erase your account now?',
	'delete.what':
		'You’ll be signed out everywhere and disconnected from HMRC. If you restore the account, we’ll ask for your agreement again.',
	'delete.whatNow': 'Nothing can be brought back, not even by us.',
	'delete.password': 'Your password',
	'delete.understood': 'I understand my account closes now and is erased in 30 days',
	'delete.understoodNow': 'I understand this can’t be undone',
	'delete.understoodMissing': 'Tick the box to show that you understand',
	'delete.yes': 'Delete my account',
	'delete.yesNow': 'Erase my account now',
	'delete.busy': 'Deleting…',
	'delete.no': 'Keep my account',
	'delete.noNow': 'Go back',
	'delete.done': 'Your account is closed',
	'delete.done.until': ({ date }: { date: string }) =>
		`It will be erased on ${date}. To keep it, sign in before then.`,
	'delete.doneNow': 'Your account is erased',
	'delete.doneNow.kept': 'The returns HMRC has are kept for 6 years after filing, then deleted.',

	'restore.title': 'Your account is closed',
	'restore.lead': ({ date }: { date: string }) =>
		`It will be erased on ${date}. If you restore it, your returns, answers and documents are as you left them.`,
	'restore.agreements':
		'We’ll ask again before anyone files for you. If you were connected to HMRC, you’ll need to reconnect.',
	'restore.yes': 'Restore my account',
	'restore.busy': 'Restoring…',
	'restore.done': 'Your account is open again',
	'restore.now': 'Erase it now',
	'restore.logOut': 'Log out',
});
