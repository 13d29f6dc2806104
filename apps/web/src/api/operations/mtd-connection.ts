/** The connection to HMRC for Making Tax Digital: status, connect, disconnect. Every call names its kind. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading } from '../use-operation.ts';

const hmrcAuth = defineOperation<'hmrcAuth'>('GET', '/api/hmrc/auth');
const hmrcAuthStatus = defineOperation<'hmrcAuthStatus'>('GET', '/api/hmrc/auth-status');
const revokeHmrcAuth = defineOperation<'revokeHmrcAuth'>('DELETE', '/api/hmrc/auth');

const filingType = 'mtd-itsa';

/** Whether the connection works, and until when. Reloaded whenever it is shown. */
export function useMtdConnection() {
	return useQuery({
		...reading(keys.mtdConnection, hmrcAuthStatus, { query: { filingType } }),
		refetchOnMount: 'always',
	});
}

/** Starts connecting. Returns HMRC's page and the attempt's id. */
export function useBeginConnecting() {
	return useMutation({ mutationFn: (taxYear: string) => hmrcAuth({ query: { taxYear, filingType } }) });
}

/** An attempt's outcome. `every`: how often to check, in milliseconds. Without an attempt nothing is asked. */
export function useConnectingAttempt(state: string | undefined, every?: number) {
	return useQuery({
		...reading([...keys.mtdConnection, 'attempt', state], hmrcAuthStatus, {
			query: { filingType, ...(state === undefined ? {} : { state }) },
		}),
		enabled: state !== undefined,
		...(every === undefined ? {} : { refetchInterval: every, refetchIntervalInBackground: true }),
	});
}

/** Disconnects, which deletes our tokens. */
export function useDisconnect() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => revokeHmrcAuth({ query: { filingType } }),
		onSuccess: () => {
			queryClient.removeQueries({ queryKey: keys.mtd() });
			return queryClient.invalidateQueries({ queryKey: keys.mtdConnection });
		},
	});
}
