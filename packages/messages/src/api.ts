/** What a person reads when a call to the server fails on the way, and what each status means in general. */
import { defineMessages } from './define-messages.ts';

/** Failures that the server has no answer for. */
export const sayApi = defineMessages({
	'offline.title': 'We couldn’t reach the server',
	'offline.detail': 'Check your internet connection, then try again. Nothing you typed has been lost.',
	'offline.here': 'You’re offline',
	'offline.waiting':
		'We’ve kept what you typed in this window and will send it when you’re back online. Keep the window open.',
	'timeOut.title': 'The server took too long to answer',
	'timeOut.detail': 'The request timed out. Please try again.',
	'notJson.title': ({ type }: { type: string }) => `Server returned ${type} instead of JSON`,
	'notJson.broken': 'something broken',
	'notJson.detail': 'This is a fault on our side. Please try again in a few minutes.',
	'status.title': ({ status }: { status: number }) => `The server answered with error ${status}`,
	later: 'Please try again later.',
	tryAgain: 'Try again',
	'notThere.title': 'There’s nothing for you at this address',
	'notThere.detail': 'It may have been deleted, or the address may be wrong.',
	toReturns: 'Go to your returns',
});

const statusTexts: Readonly<Record<number, string>> = {
	400: 'Please check your input and try again.',
	401: 'Please log in to continue.',
	403: 'You don’t have permission to perform this action.',
	404: 'The requested resource was not found.',
	409: 'This resource already exists.',
	500: 'An unexpected error occurred. Please try again later.',
	502: 'The service is temporarily unavailable. Please try again in a few minutes.',
	503: 'The service is temporarily unavailable. Please try again in a few minutes.',
	504: 'The request timed out. Please try again.',
};

/** What to do about an HTTP status when the server gave no words. */
export function statusText(status: number): string {
	return statusTexts[status] ?? sayApi('later');
}
