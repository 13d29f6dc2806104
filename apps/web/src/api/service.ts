/**
 * What the pages need to know about the service, fetched once. Public pages read it here, so that they need neither the
 * query cache nor the failure messages.
 */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Service } from './shapes.ts';

/** The service, set by the server when it renders: it can't ask itself. */
export const ServiceContext = createContext<Service | undefined>(undefined);

let asked: Promise<Service | undefined> | undefined;
let known: Service | undefined;

/** Takes the service's details from the document the server rendered. */
export function takeService(said: Service): void {
	known = said;
	asked = Promise.resolve(said);
}

/** Fetches once. Undefined if it fails, and then the next call tries again. */
export async function readService(): Promise<Service | undefined> {
	asked ??= ask();
	known = await asked;
	if (known === undefined) asked = undefined;
	return known;
}

async function ask(): Promise<Service | undefined> {
	try {
		const response = await fetch('/api/service', { headers: { accept: 'application/json' } });
		return response.ok ? await response.json() : undefined;
	} catch {
		return undefined;
	}
}

/** Returns the service; undefined until it is known, or if it can't be reached. */
export function useKnownService(): Service | undefined {
	const [service, setService] = useState(useContext(ServiceContext) ?? known);
	useEffect(() => {
		void readService().then(setService);
	}, []);
	return service;
}
