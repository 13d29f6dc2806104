/** A sign-in that failed says so in a toast too, with the server's reason. */
import { expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure.ts';
import { failedToast } from './use-sign-in-form.ts';

it('has the specified title and the reason', () => {
	const failure: ApiFailure = {
		...{ kind: 'refused', code: 'VALIDATION_FAILED', statusCode: 401 },
		...{ message: 'Wrong username or password', remediation: '', details: {} },
	};
	const toast = { title: 'Login failed', detail: 'Wrong username or password', tone: 'bad' };
	expect(failedToast(failure, 'Login failed')).toEqual(toast);
});
