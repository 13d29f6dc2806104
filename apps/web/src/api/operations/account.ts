/** The account itself: its password, its sessions, and closing it. */
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input } from '../operation.ts';
import { proven } from '../proven.ts';
import { reading, useChangeOf, useLeaving } from '../use-operation.ts';

const changePassword = defineOperation<'changePassword'>('POST', '/api/account/password');
const giveProof = defineOperation<'giveProof'>('POST', '/api/account/proof');
const listSessions = defineOperation<'listSessions'>('GET', '/api/account/sessions');
const listHistory = defineOperation<'listHistory'>('GET', '/api/account/history');
const endSession = defineOperation<'endSession'>('POST', '/api/account/sessions/end');
const endSessions = defineOperation<'endSessions'>('DELETE', '/api/account/sessions');
const getEmailChange = defineOperation<'getEmailChange'>('GET', '/api/account/email');
const changeEmail = defineOperation<'changeEmail'>('POST', '/api/account/email');
const previewDeletion = defineOperation<'previewDeletion'>('GET', '/api/account/deletion');
const getClosedAccount = defineOperation<'getClosedAccount'>('GET', '/api/account/restoration');
const restoreAccount = defineOperation<'restoreAccount'>('POST', '/api/account/restoration');
const deleteAccount = defineOperation<'deleteAccount'>('POST', '/api/account/deletion');

/** Changes the password; signs out everywhere else. */
export function useChangePassword() {
	return useChangeOf(keys.sessions, (body: Input<'changePassword'>['body']) => changePassword({ body }));
}

/** Confirms the password, with a code if two-step sign-in is on. */
export function useGiveProof() {
	return useMutation({
		mutationFn: ({ password = '', code }: Record<string, string>) =>
			giveProof({ body: { password, ...(code !== undefined && { code }) } }),
	});
}

/** The new address that is not confirmed yet. */
export function useEmailChange() {
	// The email may be confirmed in another browser.
	return useQuery({ ...reading(keys.emailChange, getEmailChange, {}), staleTime: 0 });
}

type NewEmail = Readonly<Record<'email' | 'password', string>>;

/** Asks for another email address and emails it a link. */
export function useChangeEmail() {
	return useChangeOf(keys.emailChange, (body: NewEmail) => changeEmail({ body }));
}

/** The same, if two-step sign-in is on. */
export function useChangeEmailWithCode() {
	return useChangeOf(keys.emailChange, (body: NewEmail & { readonly code: string }) => changeEmail({ body }));
}

/** The sessions, the latest first. */
export function useSessions() {
	return useQuery(reading(keys.sessions, listSessions, {}));
}

/** What was done in the account, latest first, page by page. */
export function useHistoryOfAccount() {
	return useInfiniteQuery({
		queryKey: keys.history,
		queryFn: ({ pageParam, signal }) =>
			listHistory(pageParam === null ? {} : { query: { before: pageParam } }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		// Every page of the app adds to it.
		staleTime: 0,
	});
}

/** Signs out in one other place. */
export function useEndSession() {
	return useChangeOf(keys.sessions, (id: string) => proven(() => endSession({ body: { id } })));
}

/** Signs out everywhere, here too. */
export function useEndSessions() {
	return useLeaving(() => proven(() => endSessions({})));
}

/** What deleting the account would keep and delete. */
export function useDeletionPreview() {
	// Filing elsewhere changes it.
	return useQuery({ ...reading(keys.deletion, previewDeletion, {}), staleTime: 0 });
}

/** When a closed account will be erased. */
export function useClosedAccount() {
	// It may be restored or erased in another window.
	return useQuery({ ...reading(keys.closedAccount, getClosedAccount, {}), staleTime: 0 });
}

/** Reopens a closed account; calls refused because it was closed are made again. */
export function useRestoreAccount() {
	return useLeaving(() => restoreAccount({}));
}

/** Closes the account, or erases it now. */
export function useDeleteAccount() {
	return useLeaving((body: Input<'deleteAccount'>['body']) => deleteAccount({ body }));
}
