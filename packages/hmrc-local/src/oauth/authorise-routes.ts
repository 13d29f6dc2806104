/** A user authorises an application: `GET /oauth/authorize`, then two forms, then back to the application. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandIn } from '../app/plugin.ts';
import type { Collection } from '../storage/state-store.ts';
import { badRequestPage, permissionPage, signInPage } from './authorise-pages.ts';
import { type AuthoriseRequest, type BadRequest, readAuthoriseRequest } from './authorise-request.ts';

/** A request while the user looks at it. */
type Pending = {
	readonly request: AuthoriseRequest;
	readonly endsAt: string;
	/** Once the user has signed in. */
	readonly userId?: string;
};

const PENDING_SECONDS = 1800;
const gone: BadRequest = {
	error: 'invalid_request',
	description: 'This page is too old, or was used before.',
};

/** Adds the page and its forms. */
export function authoriseRoutes(scope: FastifyInstance, standIn: StandIn): void {
	const { base, store, application, people } = standIn;
	const pending: Collection<Pending> = store.collection('signIns');
	const find = (id: string): Pending | undefined => {
		const known = pending.get(id);
		return known && known.endsAt > standIn.now().toISOString() ? known : undefined;
	};

	scope.get<{ Querystring: Record<string, unknown> }>(`${base}/oauth/authorize`, async ({ query }, reply) => {
		const request = readAuthoriseRequest(query, application);
		if ('error' in request) return html(reply.code(400), badRequestPage(base, request));
		const id = randomBytes(16).toString('base64url');
		const endsAt = new Date(standIn.now().getTime() + PENDING_SECONDS * 1000).toISOString();
		pending.set(id, { request, endsAt });
		return html(reply, signInPage(base, id));
	});

	scope.post(`${base}/oauth/sign-in`, async ({ body }, reply) => {
		const fields = new URLSearchParams(String(body));
		const id = fields.get('request') ?? '';
		const known = find(id);
		if (!known) return html(reply.code(400), badRequestPage(base, gone));
		const userId = fields.get('userId') ?? '';
		const user = people.signedIn(userId, fields.get('password') ?? '');
		if (!user) return html(reply.code(401), signInPage(base, id, userId));
		pending.set(id, { ...known, userId: user.userId });
		return html(reply, permissionPage(base, id, user.userFullName, known.request.scope));
	});

	scope.post(`${base}/oauth/decision`, async ({ body }, reply) => {
		const fields = new URLSearchParams(String(body));
		const id = fields.get('request') ?? '';
		const known = find(id);
		if (known?.userId === undefined) return html(reply.code(400), badRequestPage(base, gone));
		pending.delete(id);
		const granted = fields.get('decision') === 'grant';
		return reply.redirect(
			backTo(known.request, granted ? grant(standIn, known.userId, known.request) : denied),
		);
	});
}

const html = (reply: FastifyReply, page: string) =>
	reply
		.type('text/html; charset=utf-8')
		.header('cache-control', 'no-store')
		.header('x-frame-options', 'DENY')
		.header('referrer-policy', 'no-referrer')
		.send(page);

const denied = {
	error: 'access_denied',
	error_description: 'The user did not give permission.',
	error_code: 'USER_DENIED_AUTHORIZATION',
};

const grant = ({ grants }: StandIn, userId: string, request: AuthoriseRequest) => ({
	code: grants.newCode(userId, request).code,
});

/** The application's own URL, with the answer and its state. */
function backTo({ redirectUri, state }: AuthoriseRequest, answer: Readonly<Record<string, string>>): string {
	const address = new URL(redirectUri);
	for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
	if (state !== null) address.searchParams.set('state', state);
	return address.href;
}
