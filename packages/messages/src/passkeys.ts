/** Passkeys: adding, naming and removing them, and logging in with one. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of passkeys. */
export const sayPasskeys = defineMessages({
	title: 'Passkeys',
	what: 'Log in with your fingerprint, your face or your screen lock instead of your password and a code.',
	why: 'A fake copy of our login page can’t steal a passkey.',
	list: 'Your passkeys',
	added: ({ when }: { when: string }) => `Added ${when}`,
	used: ({ when }: { when: string }) => `Last used ${when}`,
	'used.never': 'Not used yet',

	name: 'Name',
	'name.new': 'Name of the new passkey',
	'name.hint': 'So you can recognise it, like “My phone”.',
	'name.missing': 'Enter a name for the passkey',
	add: 'Add a passkey',
	'add.busy': 'Waiting for your device…',
	'add.done': 'Passkey added',

	rename: 'Rename',
	'rename.save': 'Save name',
	'rename.busy': 'Saving…',
	'rename.cancel': 'Cancel',
	remove: 'Remove',
	'remove.busy': 'Removing…',
	'remove.done': 'Passkey removed',

	instead: 'Use a passkey instead',

	cancelled: 'Your device didn’t finish',
	'cancelled.detail': 'You may have cancelled it, or it took too long. Try again.',
	known: 'This device already has a passkey for your account',
	'known.detail': 'You can log in with that one.',
	unavailable: 'You can’t use passkeys here',
	'unavailable.detail':
		'Either this browser is too old, or you’re not at the usual web address of this service.',
	none: 'Your account has no passkeys',
	'none.detail': 'Enter the code from your app instead.',
});
