/**
 * What the pages need to know of the service, asked once. Public pages read it from here, so that they need neither
 * the store of answers nor the words of failures.
 */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Service } from './shapes.ts';

/** The service on the server, which has no one to ask. */
export const ServiceContext = createContext<Service | undefined>(undefined);

let asked: Promise<Service | undefined> | undefined;
let known: Service | undefined;

/** Takes the service's details from the document that the server drew. */
export function takeService(said: Service): void {
	known = said;
	asked = Promise.resolve(said);
}

/** Asks once; undefined when it cannot be told, and then the next call asks again. */
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

/** The service once it is known; undefined until then, and when it cannot be reached. */
export function useKnownService(): Service | undefined {
	const [service, setService] = useState(useContext(ServiceContext) ?? known);
	useEffect(() => {
		void readService().then(setService);
	}, []);
	return service;
}
