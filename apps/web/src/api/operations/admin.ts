/** Administrators: signing in and creating others, tests of HMRC, what needs attention. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { type Answer, defineOperation, type Input } from '../operation.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const getAdmin = defineOperation<'getAdmin'>('GET', '/api/admin/user');
const adminLogin = defineOperation<'adminLogin'>('POST', '/api/admin/login');
const adminLogout = defineOperation<'adminLogout'>('POST', '/api/admin/logout');
const createAdmin = defineOperation<'createAdmin'>('POST', '/api/admin/create-admin');
const changeAdminPassword = defineOperation<'changeAdminPassword'>('POST', '/api/admin/password');
const adminTestHello = defineOperation<'adminTestHello'>('POST', '/api/admin/hmrc/test-hello');
const adminTestAuth = defineOperation<'adminTestAuth'>('POST', '/api/admin/hmrc/test-auth');
const adminTestFraudHeaders = defineOperation<'adminTestFraudHeaders'>(
	'POST',
	'/api/admin/hmrc/test-fraud-headers',
);
const adminTestLogs = defineOperation<'adminTestLogs'>('GET', '/api/admin/hmrc/test-logs');
const adminOperations = defineOperation<'adminOperations'>('GET', '/api/admin/operations');
const decideBinding = defineOperation<'decideBinding'>('POST', '/api/admin/bindings/:id');

const tests = { hello: adminTestHello, auth: adminTestAuth, 'fraud-headers': adminTestFraudHeaders };

/** A test of HMRC that an administrator can run. */
export type AdminTest = keyof typeof tests;
/** Its result. */
export type AdminTested = Answer<'adminTestHello'>;
/** A test in the log. */
export type AdminTestLog = Answer<'adminTestLogs'>[number];
/** What needs attention, with counts. */
export type AdminOperations = Answer<'adminOperations'>;

/** Which administrator is signed in. */
export function useAdmin() {
	return useQuery(reading(keys.admin('user'), getAdmin, {}));
}

type LogInBody = Input<'adminLogin'>['body'];

/** Signs in, or asks for a code. `before` is what was given before the code; the answer says what was sent. */
export function useAdminLogin(onError: () => void, before?: Omit<LogInBody, 'code'>) {
	return useMutation({
		mutationFn: async (typed: Readonly<Record<string, string>>) => {
			const sent: LogInBody = { username: '', password: '', ...before, ...typed };
			return { ...(await adminLogin({ body: sent })), sent };
		},
		onError,
	});
}

/** Signs out, and clears the cache. */
export function useAdminLogout() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => adminLogout({}),
		onSuccess: () => queryClient.resetQueries({ queryKey: keys.admin() }),
	});
}

/** Changes the signed-in administrator's password from the form's values. */
export function useChangeAdminPassword() {
	return useMutation({
		mutationFn: ({ password = '', newPassword = '' }: Record<string, string>) =>
			changeAdminPassword({ body: { password, newPassword } }),
	});
}

/** Creates an administrator from the form's values. */
export function useCreateAdmin(onError: () => void) {
	return useMutation({
		mutationFn: ({ newUsername = '', newPassword = '', email = '', token }: Record<string, string>) => {
			const named = { username: newUsername.trim(), password: newPassword, email: email.trim() };
			return createAdmin({ body: { ...named, ...(token && { token: token.trim() }) } });
		},
		onError,
	});
}

/** Runs a test, then reloads the log. */
export function useAdminTest() {
	return useChangeOf(keys.admin('logs'), (test: AdminTest) => tests[test]({}));
}

/** The latest tests. */
export function useAdminTestLogs() {
	return useQuery(reading(keys.admin('logs'), adminTestLogs, {}));
}

/** What needs attention; read again whenever shown. */
export function useAdminOperations() {
	return useQuery({
		...reading(keys.admin('operations'), adminOperations, {}),
		staleTime: 0,
		refetchOnMount: 'always',
	});
}

/** Decides on a request to file for a UTR. */
export function useDecideBinding() {
	return useChangeOf(keys.admin('operations'), decideBinding);
}
