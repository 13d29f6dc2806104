/** For tests: a stand-in for MTD, a person to sign in as, and how to get a token. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createHmrcLocal, type HmrcLocalOptions } from '../src/app/create-hmrc-local.ts';

/** The application the stand-in knows in tests. */
const application = { clientId: 'client', clientSecret: 'client-secret' };

/** Where the application is redirected to in tests. */
export const redirectUri = 'http://localhost:3000/api/hmrc/callback';

/** A stand-in with that application. */
export const createForTest = (options: Partial<HmrcLocalOptions> = {}): FastifyInstance =>
	createHmrcLocal({ senderId: 'SENDER', password: 'secret', application, ...options });

/** The contents of a form ready to be sent. */
export type Fields = Readonly<Record<string, string>>;

/** The fields of the only form of a page, without its buttons. */
export const fieldsOf = (page: string): Fields =>
	Object.fromEntries(
		[...page.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => [
			name,
			/value="([^"]*)"/.exec(tag)?.[1] ?? '',
		]),
	);

/** Sends a form as a browser does. */
export const sendForm = (
	app: FastifyInstance,
	path: string,
	fields: Fields,
): Promise<LightMyRequestResponse> =>
	app.inject({
		method: 'POST',
		url: `/hmrc-local${path}`,
		payload: new URLSearchParams(fields).toString(),
		headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
	});

/** Opens the page where a user authorises the application. */
export const openAuthorise = (app: FastifyInstance, query: Fields = {}): Promise<LightMyRequestResponse> => {
	const asked = {
		response_type: 'code',
		client_id: application.clientId,
		scope: 'read:self-assessment write:self-assessment hello',
		state: 'state-1',
		redirect_uri: redirectUri,
		...query,
	};
	return app.inject({ url: `/hmrc-local/oauth/authorize?${new URLSearchParams(asked)}` });
};

/** Signs in and decides. Returns where the browser is sent. */
export async function decide(
	app: FastifyInstance,
	user: { readonly userId: string; readonly password: string },
	decision: 'grant' | 'deny',
	query: Fields = {},
): Promise<URL> {
	const signIn = fieldsOf((await openAuthorise(app, query)).payload);
	const permission = await sendForm(app, '/oauth/sign-in', { ...signIn, ...user });
	const decided = await sendForm(app, '/oauth/decision', { ...fieldsOf(permission.payload), decision });
	return new URL(String(decided.headers.location));
}

/** Asks for a token. */
export const askForToken = (app: FastifyInstance, fields: Fields): Promise<LightMyRequestResponse> =>
	sendForm(app, '/oauth/token', {
		client_id: application.clientId,
		client_secret: application.clientSecret,
		...fields,
	});

/** A verifier and its challenge. */
export function pkce() {
	const verifier = randomBytes(32).toString('base64url');
	return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
