/** Uploading paper, and checking what was read from it. */
import { defineMessages } from './define-messages.ts';
import { labelled } from './labelled.ts';

/** Says a sentence of the documents' screens. */
export const sayDocuments = defineMessages({
	title: 'Documents',
	lead: 'Upload your P60 as a PDF or a photo. We read it, you check it, and it becomes a job on your return.',
	'drop.label': 'Your P60',
	'drop.hint': 'A PDF, JPEG or PNG of up to 10 MB. The PDF that your employer sent is read best.',
	'drop.choose': 'Choose a file',
	uploading: 'Processing your document...',
	'invalidType.title': 'Invalid file type',
	'invalidType.detail': 'Please upload a JPEG, PNG, or PDF file.',
	'tooLarge.title': 'File too large',
	'tooLarge.detail': 'Please upload a file smaller than 10MB.',
	'uploaded.title': 'Document uploaded successfully',
	'uploaded.detail': ({ file }: { file: string }) =>
		`${file} has been read. Check the figures to add them to your tax return.`,

	'known.title': 'You’ve already uploaded this',

	'list.title': 'Your documents',
	'list.empty': 'Nothing here yet.',
	none: 'I have no documents to upload',
	'none.said': 'You said: I have no documents to upload.',
	'none.undo': 'This is not right',
	'status.waiting': 'Waiting to be read',
	'status.waitsBehindOthers': 'Waiting: you’ve had a lot read lately, so other people’s documents go first',
	'status.reading': 'Being read now',
	'status.read': 'Read',
	'status.review': 'Check what we found',
	'status.approved': 'On your return',
	'status.declined': 'Left out',
	'status.failed': 'Could not be read',
	'review.short': 'Check it',
	look: 'Look at it',
	'entry.link': 'Open the entry',
	delete: 'Delete',
	'delete.title': 'Delete this document?',
	'delete.text': ({ file }: { file: string }) =>
		`${file} will be deleted permanently. Answers that came from it stay on your return.`,
	'delete.yes': 'Yes, delete it',
	'delete.busy': 'Deleting…',
	'delete.no': 'No, keep it',
	deleted: 'Document deleted',
	'type.by': 'Type it in instead',

	'review.title': 'Check what we found',
	'review.lead': 'Compare each value with the page. Nothing goes on your return until you say it’s right.',
	'review.notices': 'Before you go on',
	'review.page': ({ page, pages, file }: { page: number; pages: number; file: string }) =>
		`Page ${page} of ${pages} of ${file}`,
	'review.found': ({ label, value }: { label: string; value: string }) => labelled(label, value),
	'review.notFound': 'We couldn’t find this on the page. Leave it blank if you don’t know.',
	'review.doubt': 'We’re not sure about this one. Check it carefully.',
	'review.fromPage': 'Found on the page',
	'review.changed': 'Changed by you',
	'review.approve': 'Add to my return',
	'review.approving': 'Adding…',
	'review.decline': 'Leave it out',
	'review.approved': 'Added to your tax return',
	'review.declined': 'Left out. Your return has not changed.',
	'review.closed': 'You’ve already dealt with this.',
	'review.nothing.title': 'Nothing to check here',
	'review.nothing.text': 'We didn’t find any figures we’re sure of. You can type them in.',
	'review.pageFailed':
		'The picture of the page could not be loaded. You can still check the values against your own copy.',
	back: 'Back to documents',
	'back.return': 'Back to your return',
	locked: 'HMRC has this return, so no documents can be added now.',
});
