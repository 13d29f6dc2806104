/** Tests HMRC's sandbox: its made-up user, the checklist and the fraud-prevention headers. Not available in live. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading } from '../use-operation.ts';

const hmrcTestUser = defineOperation<'hmrcTestUser'>('GET', '/api/hmrc/test-user');
const runChecklistTests = defineOperation<'runChecklistTests'>('POST', '/api/hmrc/run-checklist-tests');
const fraudHeaders = defineOperation<'fraudHeaders'>('GET', '/api/hmrc/fraud-headers');
const validateFraudHeaders = defineOperation<'validateFraudHeaders'>(
	'POST',
	'/api/hmrc/fraud-headers/validate',
);

/** Who to sign in as at HMRC. */
export function useHmrcTestUser() {
	return useQuery(reading(keys.mtd('test-user'), hmrcTestUser, {}));
}

/** Makes one call of each kind that changes nothing. */
export function useChecklistTests() {
	return useMutation({ mutationFn: () => runChecklistTests({ body: {} }) });
}

/** The headers that a call to HMRC would carry now. Always reloaded, since they change with the window. */
export function useFraudHeaders() {
	return useQuery({
		...reading(keys.mtd('fraud-headers'), fraudHeaders, {}),
		staleTime: 0,
		refetchOnMount: 'always',
	});
}

/** Asks HMRC to check those headers. */
export function useValidateFraudHeaders() {
	return useMutation({ mutationFn: () => validateFraudHeaders({}) });
}
