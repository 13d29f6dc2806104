/** What a place to drop a file says. */
import { defineMessages } from './define-messages.ts';

/** Says it. */
export const sayFileDrop = defineMessages({
	chooseFile: 'Choose a file',
	dropFile: 'or drop it here',
	dropNow: 'Drop it here',
});
