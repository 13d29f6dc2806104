/** Starts the services that scenes run on, each when it is first needed, and stops them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort, type Product, startProduct } from '../src/product.ts';
import type { Stage } from './scene.ts';

/** No wait before a person may say what HMRC has, so that this question can be checked too. */
const own = { HMRC_RELEASE_WAIT_SECONDS: '0' };

/** An agent who files for people, with every operator setting filled in. */
const agency = {
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1234567',
	HMRC_AGENT_NAME: 'Ink & Copper of Wolverhampton',
	HMRC_AGENT_ADDRESS: '1 High Street | Leeds',
	HMRC_AGENT_POSTCODE: 'LS1 4DL',
	HMRC_AGENT_CODE: 'A1234B',
	HMRC_AGENT_PHONE: '0113 496 0000',
	OPERATOR_NAME: 'Ink & Copper Tax Ltd of Wolverhampton',
	SUPPORT_PHONE: '0113 496 0000',
	SUPPORT_EMAIL: 'a.rather.long.address.for.support@ink-and-copper.example',
	SUPPORT_REPLY_WITHIN: 'two working days',
	SUPPORT_HOURS: 'Monday to Friday: 9am to 6pm; Saturday: 10am to 4pm; Sunday: closed',
	SUPPORT_HOURS_JANUARY: 'Monday to Friday: 7am to 10pm; Saturday and Sunday: 9am to 6pm',
	BUSINESS_EMAIL: 'business@ink-and-copper.example',
	OFFICE_ADDRESS: '1 High Street, Leeds, LS1 4DL',
	REVIEWS_URL: 'https://reviews.example/ink-and-copper',
	REVIEWS_RATING: '4.6',
};

const root = join(import.meta.dirname, '../..');

/** Returns a stage. `leave` stops everything it started. */
export function openStage(browser: Browser): Stage & { readonly leave: () => Promise<void> } {
	const products: Promise<Product>[] = [];
	const servers: Promise<Vite>[] = [];
	const start = (environment: Record<string, string>) =>
		onlyOnce(() => {
			const product = startProduct(environment);
			products.push(product);
			return product;
		});
	const started = start(own);
	const ofAgency = start(agency);
	const product = async () => (await started()).address;
	return {
		browser,
		product,
		printed: async () => (await started()).output(),
		agency: async () => (await ofAgency()).address,
		development: onlyOnce(async () => {
			const vite = startVite(await product());
			servers.push(vite);
			return (await vite).address;
		}),
		leave: async () => {
			for (const { child } of await Promise.all(servers)) child.kill();
			await Promise.all(products.map(async (one) => (await one).stop()));
		},
	};
}

/** Returns a function that calls `make` once and always returns the same answer. */
function onlyOnce<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
	let made: Promise<Answer> | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

interface Vite {
	readonly child: ChildProcess;
	readonly address: string;
}

/** Starts the development server in front of a running product. Throws if it doesn't answer within two minutes. */
async function startVite(product: string): Promise<Vite> {
	const port = await freePort();
	const child = spawn(
		process.execPath,
		[join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
		{
			cwd: join(root, 'apps/web'),
			env: { ...process.env, PORT: new URL(product).port, NODE_ENV: 'development' },
			stdio: 'ignore',
		},
	);
	const address = `http://localhost:${port}`;
	for (let looks = 0; looks < 240 && child.exitCode === null; looks += 1) {
		if ((await fetch(`${address}/favicon.svg`).catch(() => undefined))?.ok) return { child, address };
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	if (child.exitCode === null) child.kill();
	await once(child, 'exit').catch(() => undefined);
	throw new Error('the development server did not start');
}
