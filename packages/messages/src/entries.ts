/** Adding, changing and removing entries, and choosing between two versions. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the entries' screens. */
export const sayEntries = defineMessages({
	'back.return': 'Back to your return',
	'back.list': ({ title }: { title: string }) => `Back to ${title.toLowerCase()}`,
	'back.entry': ({ name }: { name: string }) => `Back to ${name}`,
	'list.missing': ({ count }: { count: number }) =>
		count === 1 ? 'One answer is missing' : `${count} answers are missing`,
	'list.total': 'Total',
	'list.change': ({ name }: { name: string }) => `Change ${name}`,
	'list.remove': ({ name }: { name: string }) => `Remove ${name}`,
	'list.changeShort': 'Change',
	'list.removeShort': 'Remove',
	'list.noAmount': 'Amount not entered yet',
	'list.none.undo': 'This is not right',
	'list.done': 'Done',
	'list.partnershipCode':
		'Does your partnership use this service? Then it can give you a code for your share.',
	'list.partnershipCode.enter': 'Enter the code',
	'list.locked': 'HMRC has this return, so its answers cannot change now.',

	'form.save': 'Save',
	'form.continue': 'Save and continue',
	'form.unsure': 'I’m not sure yet',
	'form.percent': '%',
	'form.unsureShort': 'Not sure',
	'form.saving': 'Saving…',
	'form.cancel': 'Cancel',
	'form.why': 'Why we ask',
	'form.blank': 'You can leave out what you do not know yet. A blank is not taken as zero.',
	'toast.added': 'Saved',
	'toast.changed': 'Change saved',
	'toast.removed': 'Removed',

	'offline.title': 'You are offline',
	'offline.text':
		'What you typed is kept in this window and is sent as soon as you are back online. Keep the window open.',
	'overview.lead': 'Check each part. You can change anything until HMRC has the return.',
	'overview.blank': ({ count }: { count: number }) =>
		count === 1 ? 'One answer left blank' : `${count} answers left blank`,
	'overview.open': 'Open',
	'overview.openPage': ({ page }: { page: string }) => `Open ${page}`,
	'live.title': 'Your tax so far',
	'live.means': 'From all your answers, with this page as you type it.',
	'live.same': 'This page changes nothing about it so far.',
	'live.more': ({ amount }: { amount: string }) => `${amount} more tax than before this page.`,
	'live.less': ({ amount }: { amount: string }) => `${amount} less tax than before this page.`,
	'about.title': 'What happened this year?',
	'about.lead':
		'Say yes to what you had between 6 April and 5 April, and we ask about that and nothing else. You can change your mind at any time.',
	'about.save': 'Save and see my list',

	'provenance.typed': 'You typed this',
	'provenance.document': ({ page }: { page: number }) => `Read from your document, page ${page}`,
	'provenance.document.open': 'Look at the page',
	'provenance.partnership': 'From your partnership’s return, approved by you',
	'provenance.assistant': 'Suggested by the assistant, approved by you',
	'provenance.hmrc': 'From HMRC',
	'provenance.lastYear': 'From last year’s return',
	'provenance.when': ({ when }: { when: string }) => `confirmed ${when}`,

	'conflict.title': 'This was changed somewhere else',
	'conflict.lead': 'Perhaps in another window. Nothing is lost: compare both and choose.',
	'conflict.question': 'Answer',
	'conflict.yours': 'What you typed',
	'conflict.current': 'What is saved now',
	'conflict.keepYours': 'Save what I typed',
	'conflict.keepCurrent': 'Keep what is saved',
	'conflict.differs': 'different',

	'remove.title': ({ name }: { name: string }) => `Remove ${name}?`,
	'remove.lead':
		'Its answers leave your return and your tax is worked out again. A document it came from stays.',
	'remove.yes': 'Yes, remove it',
	'remove.removing': 'Removing…',
	'remove.no': 'No, keep it',

	'gone.title': 'This entry is no longer there',
	'gone.text': 'It was removed, perhaps in another window.',
	'gone.back': 'Back to the list',
	'locked.title': 'This cannot change now',
	'trail.receipt': 'Accepted by HMRC',
	untitled: 'Unnamed',
});
