/** `POST /oauth/token`, with its deliberate faults, logging every request. */
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../app/plugin.ts';
import { tokenAnswer } from './token-answer.ts';

const secrets: ReadonlySet<string> = new Set(['client_secret', 'code', 'code_verifier', 'refresh_token']);

/** What the log keeps of a form: everything except secrets. */
const withoutSecrets = (form: URLSearchParams) =>
	Object.fromEntries([...form].filter(([name]) => !secrets.has(name)));

/** Adds the call. A refresh token in use says so, as at HMRC, until the answer has left. */
export function tokenRoute(scope: FastifyInstance, standIn: StandIn): void {
	const { base, underFaults, requests, people } = standIn;
	const busy = new Set<string>();
	scope.post(`${base}/oauth/token`, async (request, reply) => {
		const form = new URLSearchParams(String(request.body));
		const refresh = form.get('refresh_token') ?? '';
		const inProgress = refresh !== '' && busy.has(refresh);
		if (!inProgress) busy.add(refresh);
		const answer = () => {
			const given = inProgress ? alreadyInProgress : tokenAnswer(form, standIn);
			requests.add({
				at: standIn.now().toISOString(),
				method: 'POST',
				path: '/oauth/token',
				body: withoutSecrets(form),
				status: given.status,
				scenario: null,
				nino: (given.userId === null ? undefined : people.byUserId(given.userId)?.nino) ?? null,
				grantType: form.get('grant_type'),
			});
			return json(given.status, given.body);
		};
		try {
			return await underFaults(request, reply, 'token', answer);
		} finally {
			if (!inProgress) busy.delete(refresh);
		}
	});
}

const alreadyInProgress = {
	status: 400,
	body: { error: 'invalid_request', error_description: 'A refresh is already in progress.' },
	userId: null,
};

const json = (status: number, body: unknown) => ({
	status,
	contentType: 'application/json; charset=utf-8',
	bytes: new TextEncoder().encode(JSON.stringify(body)),
	headers: { 'cache-control': 'no-store', pragma: 'no-cache' },
});
