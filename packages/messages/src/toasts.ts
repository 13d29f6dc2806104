/** What a toast says when something was not done. The page says it too, with the reason. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a toast. */
export const sayToast = defineMessages({
	'upload.failed': 'Upload failed',
	'upload.failed.detail': 'There was an error uploading your document. Please try again.',
});
