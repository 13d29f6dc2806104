/** The toast for a profile that couldn't be saved. */
import { expect, it } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import { showNotUpdated } from './not-updated.ts';

it('shows the server’s message, or the specified words if there is none', () => {
	const refused = { kind: 'refused', code: 'VALIDATION_FAILED', statusCode: 400 } as const;
	showNotUpdated({ ...refused, message: 'Enter a real date', remediation: '', details: {} });
	expect(currentToast()).toMatchObject({ title: 'Error', detail: 'Enter a real date' });
	showNotUpdated({ kind: 'timeOut' });
	expect(currentToast()).toMatchObject({ detail: 'Failed to update profile' });
});
