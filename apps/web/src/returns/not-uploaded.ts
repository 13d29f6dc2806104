/** What the toast says of an upload that came to nothing. */
import { sayToast } from '@halfpenny/messages/toasts';
import { type ApiFailure, describeFailure, type FailureWords } from '../api/failure.ts';

/** The reason, as the page gives it, where the file is refused for one; else that it may work another time. */
export function notUploaded(failure: ApiFailure): FailureWords {
	return failure.kind === 'refused' && failure.statusCode < 500
		? describeFailure(failure)
		: { title: sayToast('upload.failed'), detail: sayToast('upload.failed.detail') };
}
