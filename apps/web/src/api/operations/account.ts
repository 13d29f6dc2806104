/** The account: its password, where it is signed in, and its end. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input } from '../operation.ts';
import { reading, useChangeOf, useLeaving } from '../use-operation.ts';

const changePassword = defineOperation<'changePassword'>('POST', '/api/account/password');
const listSessions = defineOperation<'listSessions'>('GET', '/api/account/sessions');
const endSessions = defineOperation<'endSessions'>('DELETE', '/api/account/sessions');
const previewDeletion = defineOperation<'previewDeletion'>('GET', '/api/account/deletion');
const deleteAccount = defineOperation<'deleteAccount'>('POST', '/api/account/deletion');

/** Changes the password; everywhere else one is signed out. */
export function useChangePassword() {
	return useChangeOf(keys.sessions, (body: Input<'changePassword'>['body']) => changePassword({ body }));
}

/** The sessions, the latest first. */
export function useSessions() {
	return useQuery(reading(keys.sessions, listSessions, {}));
}

/** Signs out everywhere, here too. */
export function useEndSessions() {
	return useLeaving(() => endSessions({}));
}

/** What deleting the account would keep and delete. */
export function useDeletionPreview() {
	// Filing elsewhere changes it.
	return useQuery({ ...reading(keys.deletion, previewDeletion, {}), staleTime: 0 });
}

/** Deletes the account. */
export function useDeleteAccount() {
	return useLeaving((body: Input<'deleteAccount'>['body']) => deleteAccount({ body }));
}
