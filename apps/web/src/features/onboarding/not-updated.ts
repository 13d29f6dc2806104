/** That the profile was not changed, as a toast; what to do about it stands at the top of the form. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { type ApiFailure, describeFailure } from '../../api/failure.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Shows it, with the server's message where it gave one. */
export function showNotUpdated(failure: ApiFailure): void {
	const why = failure.kind === 'refused' ? describeFailure(failure).title : '';
	showToast({
		title: sayOnboarding('failed.title'),
		detail: why || sayOnboarding('failed.profile'),
		tone: 'bad',
	});
}
