/** The toast for a failed upload. */
import { sayToast } from '@halfpenny/messages/toasts';
import { type ApiFailure, describeFailure, type FailureWords } from '../api/failure.ts';

/** Returns the page's reason if the file was rejected; otherwise that it may work later. */
export function notUploaded(failure: ApiFailure): FailureWords {
	return failure.kind === 'refused' && failure.statusCode < 500
		? describeFailure(failure)
		: { title: sayToast('upload.failed'), detail: sayToast('upload.failed.detail') };
}
