/** The toast that says the profile wasn't saved. The top of the form says what to do. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Shows the toast, with the server's message if it sent one. */
export function showNotUpdated(failure: ApiFailure): void {
	const why = failure.kind === 'refused' ? describeFailure(failure).title : '';
	showToast({
		title: sayOnboarding('failed.title'),
		detail: why || sayOnboarding('failed.profile'),
		tone: 'bad',
	});
}
