/** What the paper trail of a figure says. */
import { defineMessages } from './define-messages.ts';

/** Says it. */
export const sayTrail = defineMessages({
	trailLabel: 'Where this figure comes from',
	'trail.document': 'Document',
	'trail.figure': 'Figure',
	'trail.box': 'Box',
	'trail.receipt': 'Receipt',
	trailWaiting: 'Not yet',
});
