/** What the pages need to know of the service, kept with the other answers. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { orThrow } from '../operation.ts';
import { readService } from '../service.ts';

/** The environment, the tax years and today. */
export function useService() {
	return useQuery({ queryKey: keys.service, queryFn: () => orThrow(readService()) });
}
