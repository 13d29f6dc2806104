/**
 * One product for all journeys that need none of their own, since starting it takes longer than a short journey. It
 * starts when a journey first asks for it, and ends after the last journey.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './product.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** Where a journey asks for the address of the shared product. */
		readonly sharedProduct: string;
	}
}

/** Many journeys sign up from one address within a minute. */
const limits = { SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000' };

/** What Vitest calls before the first journey; gives what it calls after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	let product: Promise<Product> | undefined;
	const asked = createServer(async (_, answer) => {
		product ??= startProduct(limits);
		await product.then(
			({ address }) => answer.end(address),
			(problem) => answer.writeHead(500).end(String(problem)),
		);
	}).listen(0, '127.0.0.1');
	await once(asked, 'listening');
	project.provide('sharedProduct', `http://127.0.0.1:${(asked.address() as AddressInfo).port}`);
	return async () => {
		asked.close();
		await (await product?.catch(() => undefined))?.stop();
	};
}

/** The product that journeys share. Other people sign up there at the same time, and file for themselves. Throws if it does not start. */
export async function sharedProduct(): Promise<Pick<Product, 'address'>> {
	const answer = await fetch(inject('sharedProduct'));
	const address = await answer.text();
	if (!answer.ok) throw new Error(address);
	return { address };
}
