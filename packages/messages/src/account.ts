/** The pages of the account: password and sessions, filing, your data. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the account's pages. */
export const sayAccount = defineMessages({
	'nav.label': 'Your account',
	'nav.details': 'Your details',
	'nav.security': 'Password and sign-ins',
	'nav.filing': 'Filing',
	'nav.data': 'Your data',
	back: 'Back to your return',

	'security.title': 'Password and sign-ins',
	'password.title': 'Change your password',
	'password.current': 'Your password now',
	'password.new': 'New password',
	'password.again': 'New password again',
	'password.lead': 'You stay signed in here. Everywhere else you are signed out.',
	'password.save': 'Change password',
	'password.busy': 'Changing…',
	'password.done': 'Password changed',
	'password.done.detail': 'You are signed out everywhere else.',
	'password.currentMissing': 'Enter the password that you use now',
	'password.newMissing': 'Enter a new password',
	'password.tooShort': ({ least }: { least: number }) =>
		`Password must be at least ${least} characters long for security`,
	'password.againDiffers': 'Enter the same new password twice',

	'sessions.title': 'Where you are signed in',
	'sessions.lead': 'If you do not know one of these, sign out everywhere and change your password.',
	'sessions.unknownDevice': 'A browser that did not say what it is',
	'sessions.here': 'This one',
	'sessions.begun': ({ when }: { when: string }) => `Signed in ${when}`,
	'sessions.end': 'Sign out everywhere',
	'sessions.busy': 'Signing out…',

	'filing.title': 'Filing',
	'agent.title': 'Who files for you',
	'agent.none': 'Nobody acts as your agent. You file for yourself.',
	'agent.given': ({ agent, when }: { agent: string; when: string }) =>
		`You agreed on ${when} that ${agent} sends your returns to HMRC as your agent.`,
	'agent.notGiven': ({ agent }: { agent: string }) =>
		`${agent} can send your returns to HMRC as your agent once you agree. You are asked before your first return goes.`,
	'agent.revoke': 'Take this back',
	'agent.revoke.title': 'Take your agreement back?',
	'agent.revoke.yes': 'Yes, take it back',
	'agent.revoke.no': 'No, keep it',
	'agent.revoking': 'Taking it back…',
	'agent.revoke.text': 'What was sent before stays with HMRC. Nothing more is sent until you agree again.',
	'agent.revoked': 'You have taken your agreement back',
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
	'delete.lead': 'It happens at once and cannot be undone. Export your data first if you may need it.',
	'delete.gone':
		'Deleted at once: your details, your password, your documents, and every return that is not filed.',
	'delete.goneReturn': ({ taxYear }: { taxYear: string }) => `Your ${taxYear} return, which is not filed`,
	'delete.kept':
		'Kept for 6 years after filing, because the law may ask for it: returns that HMRC has, their documents and receipts. Nobody can sign in to them, and then they are deleted too.',
	'delete.keptReturn': ({ taxYear, date }: { taxYear: string; date: string }) =>
		`Your ${taxYear} return, until ${date}`,
	'delete.underWay.title': 'A return of yours is on its way to HMRC',
	'delete.underWay.text':
		'Wait for HMRC’s answer, so that your receipt is not lost. Then delete your account here.',
	'delete.start': 'Delete my account',
	'delete.ask': 'Delete your account for good?',
	'delete.password': 'Your password',
	'delete.understood': 'I understand that this cannot be undone',
	'delete.understoodMissing': 'Tick that you understand',
	'delete.yes': 'Delete my account for good',
	'delete.busy': 'Deleting…',
	'delete.no': 'Keep my account',
	'delete.done': 'Your account is deleted',
	'delete.done.kept': 'Filed returns are kept as long as the law asks.',
});
