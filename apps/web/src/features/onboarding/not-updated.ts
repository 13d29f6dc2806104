/** That the profile was not changed, as a toast; what to do about it stands at the top of the form. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { showToast } from '../../ui/toast-store.ts';

/** Shows it. */
export function showNotUpdated(): void {
	showToast({ title: sayOnboarding('failed.title'), detail: sayOnboarding('failed.profile'), tone: 'bad' });
}
