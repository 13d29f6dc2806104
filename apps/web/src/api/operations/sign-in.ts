/** Signing up, in and out. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineOperation, type Input } from '../operation.ts';
import { useLeaving } from '../use-operation.ts';

const signup = defineOperation<'signup'>('POST', '/api/signup');
const login = defineOperation<'login'>('POST', '/api/login');
const logInWithCode = defineOperation<'logInWithCode'>('POST', '/api/login/code');
const confirmEmail = defineOperation<'confirmEmail'>('POST', '/api/login/email');
const askForNewPassword = defineOperation<'askForNewPassword'>('POST', '/api/login/forgotten');
const setNewPassword = defineOperation<'setNewPassword'>('POST', '/api/login/password');
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

/** Answers the letter to a new email address. */
export function useConfirmEmail() {
	return useEntering((body: Input<'confirmEmail'>['body']) => confirmEmail({ body }));
}

/** Asks for a letter with a link to a new password. */
export function useAskForNewPassword() {
	return useMutation({
		mutationFn: (body: Input<'askForNewPassword'>['body']) => askForNewPassword({ body }),
	});
}

/** Sets the password that was chosen with the link; everywhere one is signed out. */
export function useSetNewPassword() {
	return useEntering((body: Input<'setNewPassword'>['body']) => setNewPassword({ body }));
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
