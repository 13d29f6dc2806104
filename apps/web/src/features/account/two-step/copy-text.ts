/** Putting a text where it can be pasted from. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { showToast } from '../../../ui/toast-store.ts';

/** Copies a text and says whether that worked: browsers allow it over https and on one's own machine only. */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		showToast({ title: sayTwoStep('copied') });
	} catch {
		showToast({ title: sayTwoStep('copied.not'), detail: sayTwoStep('copied.not.detail'), tone: 'bad' });
	}
}
