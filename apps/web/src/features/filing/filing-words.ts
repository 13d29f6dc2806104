/** The toasts of filing: each way to file has its own words, and a failure says why. */
import { sayFiling } from '@halfpenny/messages/filing';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import type { ToastWords } from '../../ui/toast-store.ts';

/** Which panel sends the return: the dashboard's, the form's, or the form's after a rejection. */
export type FilingRoute = 'panel' | 'form' | 'retry';

/** Returns the panel that led here, from the address's query. */
export function routeOf(search: string): 'panel' | 'form' {
	return new URLSearchParams(search).get('from') === 'form' ? 'form' : 'panel';
}

/** The server's answer when a return is on its way. */
interface Sent {
	readonly success: boolean;
	readonly message: string;
	readonly submissionId: string;
}

/** The return is on its way, or the server has something to say about it. */
export function sentWords(route: FilingRoute, { success, message, submissionId }: Sent): ToastWords {
	if (!success) return { title: sayFiling('declaration.issues'), detail: message, tone: 'bad' };
	switch (route) {
		case 'panel':
			return {
				title: sayFiling('declaration.waiting'),
				detail: sayFiling('declaration.successful.detail', { id: submissionId }),
			};
		case 'form':
			return { title: sayFiling('declaration.sent'), detail: message };
		case 'retry':
			return { title: sayFiling('declaration.retrying'), detail: message };
	}
}

/** HMRC has accepted it. Nothing before that is a success. */
export function acceptedWords(submissionId: string): ToastWords {
	return {
		title: sayFiling('declaration.successful'),
		detail: sayFiling('declaration.successful.detail', { id: submissionId }),
	};
}

/** The server refused to send the return. For a lost answer use {@link neverArrivedWords}, once that is known. */
export function notSentWords(route: FilingRoute, failure: ApiFailure): ToastWords {
	const retry = route === 'retry';
	const issues = route === 'form' && failure.kind === 'refused' && Object.keys(failure.details).length > 0;
	return {
		title: issues ? sayFiling('declaration.issues') : failedTitle(route),
		detail:
			describeFailure(failure).title ||
			sayFiling(retry ? 'declaration.retryFailed.detail' : 'declaration.failed.detail'),
		tone: 'bad',
	};
}

/** The answer was lost, and the log shows that nothing was sent. */
export function neverArrivedWords(route: FilingRoute): ToastWords {
	return { title: failedTitle(route), detail: sayFiling('declaration.lost.none'), tone: 'bad' };
}

/** The answer was lost, and the log shows the submission. */
export function foundWords(): ToastWords {
	return {
		title: sayFiling('declaration.lost.found'),
		detail: sayFiling('declaration.lost.found.detail'),
	};
}

function failedTitle(route: FilingRoute): string {
	return sayFiling(route === 'retry' ? 'declaration.retryFailed' : 'declaration.failed');
}

/** The XML exists. */
export function generatedWords(): ToastWords {
	return { title: sayFiling('form.generated') };
}

/** There is no XML. */
export function notGeneratedWords(failure: ApiFailure): ToastWords {
	return {
		title: sayFiling('form.generationFailed'),
		detail: describeFailure(failure).title || sayFiling('form.generationFailed.detail'),
		tone: 'bad',
	};
}
