/** Two-step sign-in: whether it is on, setting it up, recovery codes, turning it off. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input } from '../operation.ts';
import { reading } from '../use-operation.ts';

const getTwoStep = defineOperation<'getTwoStep'>('GET', '/api/account/two-step');
const beginTwoStep = defineOperation<'beginTwoStep'>('POST', '/api/account/two-step/key');
const confirmTwoStep = defineOperation<'confirmTwoStep'>('POST', '/api/account/two-step');
const turnOffTwoStep = defineOperation<'turnOffTwoStep'>('POST', '/api/account/two-step/off');
const renewCodes = defineOperation<'renewRecoveryCodes'>('POST', '/api/account/two-step/recovery-codes');

/** Whether it is on. */
export function useTwoStep() {
	return useQuery({
		...reading(keys.twoStep, getTwoStep, {}),
		// Another tab changes it, and so does signing in elsewhere with a recovery code.
		staleTime: 0,
	});
}

/** Asks for the key to enter in the authenticator app. */
export function useBeginTwoStep() {
	return useMutation({
		mutationFn: (body: Input<'beginTwoStep'>['body']) => beginTwoStep({ body }),
	});
}

/** Turns it on. Ends other sessions. */
export function useConfirmTwoStep() {
	return useMutation({
		mutationFn: (body: Input<'confirmTwoStep'>['body']) => confirmTwoStep({ body }),
		onSuccess: useForget(),
	});
}

/** Turns it off. */
export function useTurnOffTwoStep() {
	return useMutation({
		mutationFn: (body: Input<'turnOffTwoStep'>['body']) => turnOffTwoStep({ body }),
		onSuccess: useForget(),
	});
}

/** Makes new recovery codes. */
export function useRenewCodes() {
	return useMutation({
		mutationFn: (body: Input<'renewRecoveryCodes'>['body']) => renewCodes({ body }),
		onSuccess: useForget(),
	});
}

function useForget() {
	const queryClient = useQueryClient();
	return () => {
		queryClient.removeQueries({ queryKey: keys.twoStep });
		queryClient.removeQueries({ queryKey: keys.sessions });
	};
}
