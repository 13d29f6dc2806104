/** Where HMRC sends people back to. Not a call of the web app: a browser arrives here and is redirected. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { CALLBACK_PATH } from './addresses.ts';
import { comeBack } from './connect.ts';

/**
 * Registers the callback. Whatever the outcome, the browser is redirected to a page without the code in its URL, which
 * asks the server. The callback does not reveal whose attempt it was.
 */
export function registerCallback(app: FastifyInstance, services: Services): void {
	app.get(CALLBACK_PATH, async ({ url, signedIn }, reply) => {
		const back = new URL(url, 'http://localhost').searchParams;
		if (signedIn) {
			const { userId, tokenHash: sessionHash } = signedIn;
			await comeBack(services, { userId, sessionHash }, back);
		}
		return leadOn(reply, back.get('state'));
	});
}

const STATE = /^[\w-]{1,100}$/;

function leadOn(reply: FastifyReply, state: string | null): FastifyReply {
	const query = state !== null && STATE.test(state) ? `?state=${state}` : '';
	return reply.redirect(`/mtd/connected${query}`, 303);
}
