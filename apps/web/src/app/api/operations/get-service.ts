/** Reads what the pages need to know of the service. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const getService = defineOperation<'getService'>('GET', '/api/service');

/** The environment, the tax years and today. */
export function useService() {
	return useQuery({ queryKey: keys.service, queryFn: ({ signal }) => orThrow(getService({}, signal)) });
}
