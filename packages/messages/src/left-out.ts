/** What the figures of a return leave out. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about what is left out. */
export const sayLeftOut = defineMessages({
	title: 'These figures are not complete',
	text: 'They leave out what we cannot work out, so you cannot file this return here:',
	change: 'Change what you said',
});
