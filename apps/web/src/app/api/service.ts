/** What the pages need to know of the service, asked once. Public pages read it from here, without the store of answers. */
import { useEffect, useState } from 'react';
import { type Answer, defineOperation } from './operation.ts';
import type { ApiResult } from './request.ts';

/** The environment, the tax years and today. */
export type Service = Answer<'getService'>;

const getService = defineOperation<'getService'>('GET', '/api/service');
let asked: Promise<ApiResult<Service>> | undefined;
let known: Service | undefined;

/** Asks once; after a failure the next call asks again. */
export async function readService(): Promise<ApiResult<Service>> {
	asked ??= getService({});
	const result = await asked;
	if (result.ok) known = result.value;
	else asked = undefined;
	return result;
}

/** The service once it is known; undefined until then, and when it cannot be reached. */
export function useKnownService(): Service | undefined {
	const [service, setService] = useState(known);
	useEffect(() => {
		void readService().then((result) => result.ok && setService(result.value));
	}, []);
	return service;
}
