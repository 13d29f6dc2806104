/** Work in the background that was given up, as a person sees it. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about it. */
export const sayFailedWork = defineMessages({
	title: 'Something we were doing for you has stopped',
	one: ({ what, when }: { what: string; when: string }) => `${what}, stopped ${when}`,
	retry: 'Try again',
	'retry.what': ({ what }: { what: string }) => `: ${what}`,
	retrying: 'Starting…',
	started: 'Started again',
	submission: 'See the submission',
});
