/** Copies text to the clipboard. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { showToast } from '../../../ui/toast-store.ts';

/** Copies a text. Returns whether it worked: browsers allow it only over https and on localhost. */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		showToast({ title: sayTwoStep('copied') });
	} catch {
		showToast({ title: sayTwoStep('copied.not'), detail: sayTwoStep('copied.not.detail'), tone: 'bad' });
	}
}
