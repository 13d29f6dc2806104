/** Reads what the pages need to know about the service. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { readService } from '../service.ts';

const getService = defineOperation<'getService'>('GET', '/api/service');

/** The environment, the tax years and today's date. Usually known already; otherwise the error says why not. */
export function useService() {
	return useQuery({
		queryKey: keys.service,
		queryFn: async ({ signal }) => (await readService()) ?? getService({}, signal),
	});
}
