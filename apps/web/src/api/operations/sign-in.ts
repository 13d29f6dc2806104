/** Sign up, sign in and sign out. */
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

/** Creates an account and signs in. */
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

/** Confirms a new email address from the link in the email. */
export function useConfirmEmail() {
	return useEntering((body: Input<'confirmEmail'>['body']) => confirmEmail({ body }));
}

/** Asks for an email with a link to choose a new password. */
export function useAskForNewPassword() {
	return useMutation({
		mutationFn: (body: Input<'askForNewPassword'>['body']) => askForNewPassword({ body }),
	});
}

/** Sets the password chosen with the link. Signs out everywhere. */
export function useSetNewPassword() {
	return useEntering((body: Input<'setNewPassword'>['body']) => setNewPassword({ body }));
}

/** Signs out. */
export function useLogout() {
	return useLeaving(() => logout({}));
}

/** Clears what the previous user read. Drafts stay, for a user who was signed out while typing. */
function useEntering<Body, Answer>(enter: (body: Body) => Promise<Answer>) {
	const queryClient = useQueryClient();
	return useMutation({ mutationFn: (body: Body) => enter(body), onSuccess: () => queryClient.clear() });
}
