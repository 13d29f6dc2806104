/** An administrator for tests: created with a set-up token, as the first one is, and signed in. */
import { randomBytes } from 'node:crypto';
import { makeSetUpToken } from '../features/admin/set-up-token.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** A signed-in administrator, where no code is needed. */
export interface TestAdministrator {
	readonly browser: TestBrowser;
	readonly username: string;
	readonly password: string;
}

/** Creates an administrator through the API, and signs them in. */
export async function signUpAdministrator(server: TestServer): Promise<TestAdministrator> {
	const browser = server.newBrowser();
	const username = `admin-${randomBytes(6).toString('hex')}`;
	const password = 'a phrase for administrators';
	const token = await makeSetUpToken(server.services);
	const email = `${username}@example.com`;
	const made = await browser.post('/api/admin/create-admin', { username, password, email, token });
	if (made.status !== 201) throw new Error(`creating an administrator answered ${made.status} ${made.text}`);
	await browser.post('/api/admin/login', { username, password });
	return { browser, username, password };
}

/** Creates an unused set-up token. */
export async function leaveSetUpToken({ services }: TestServer): Promise<void> {
	await makeSetUpToken(services);
}
