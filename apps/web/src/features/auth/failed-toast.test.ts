/** The toast for a failed sign-in. */
import { expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure.ts';
import { failedToast } from './use-sign-in-form.ts';

it('has the specified title and the server’s reason', () => {
	const failure: ApiFailure = {
		...{ kind: 'refused', code: 'VALIDATION_FAILED', statusCode: 401 },
		...{ message: 'Wrong username or password', remediation: '', details: {} },
	};
	const toast = { title: 'Login failed', detail: 'Wrong username or password', tone: 'bad' };
	expect(failedToast(failure, 'Login failed')).toEqual(toast);
});
