/** Signing up, in and out. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineOperation, type Input } from '../operation.ts';
import { useLeaving } from '../use-operation.ts';

const signup = defineOperation<'signup'>('POST', '/api/signup');
const login = defineOperation<'login'>('POST', '/api/login');
const logInWithCode = defineOperation<'logInWithCode'>('POST', '/api/login/code');
const logout = defineOperation<'logout'>('POST', '/api/logout');

/** Makes an account and signs in. */
export function useSignup() {
	return useLeaving((body: Input<'signup'>['body']) => signup({ body }));
}

/** Signs in. */
export function useLogin() {
	return useEntering((body: Input<'login'>['body']) => login({ body }));
}

/** The second step of signing in. */
export function useLogInWithCode() {
	return useEntering((body: Input<'logInWithCode'>['body']) => logInWithCode({ body }));
}

/** Signs out. */
export function useLogout() {
	return useLeaving(() => logout({}));
}

/** Forgets everything the previous user read. What was typed stays, for a user who was signed out while typing. */
function useEntering<Body, Answer>(enter: (body: Body) => Promise<Answer>) {
	const queryClient = useQueryClient();
	return useMutation({ mutationFn: (body: Body) => enter(body), onSuccess: () => queryClient.clear() });
}
