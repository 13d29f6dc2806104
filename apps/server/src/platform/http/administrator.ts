/** Which administrator is calling, by a separate cookie that other sites cannot send along. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { findAdministrator, type SignedInAdministrator } from '../sessions/administrator-sessions.ts';
import { commonOptions, hostName } from './cookie-shape.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The signed-in administrator, in calls that only they may make. */
		administrator: SignedInAdministrator | undefined;
	}
}

/** The cookie. Not readable by scripts. */
const ADMINISTRATOR_COOKIE = 'administrator';

/** The administrator who is calling, if one is. */
export async function administratorIn(
	request: FastifyRequest,
	services: Services,
): Promise<SignedInAdministrator | undefined> {
	const token = request.cookies[hostName(request, services, ADMINISTRATOR_COOKIE)];
	return token ? findAdministrator(services, token) : undefined;
}

/** Signs the browser in as an administrator until it closes. */
export function giveAdministratorSession(reply: FastifyReply, services: Services, token: string): void {
	reply.setCookie(hostName(reply.request, services, ADMINISTRATOR_COOKIE), token, optionsOf(reply, services));
}

/** Signs the browser out as an administrator. */
export function takeAdministratorSession(reply: FastifyReply, services: Services): void {
	reply.clearCookie(hostName(reply.request, services, ADMINISTRATOR_COOKIE), optionsOf(reply, services));
}

function optionsOf({ request }: FastifyReply, services: Services) {
	return { ...commonOptions(request, services), sameSite: 'strict', httpOnly: true } as const;
}
