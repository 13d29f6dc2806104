/** How the cookies for every path are named and stored. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

type Settings = Pick<Services, 'config'>;

/** Over TLS, a name that only this host can set; without TLS, never that name. */
export function hostName(request: FastifyRequest, services: Settings, name: string): string {
	return isSecure(request, services) ? `__Host-${name}` : name;
}

/** For this host only, for every path, and Secure with TLS. */
export function commonOptions(request: FastifyRequest, services: Settings) {
	return { path: '/', sameSite: 'lax', secure: isSecure(request, services) } as const;
}

function isSecure(request: FastifyRequest, { config }: Settings): boolean {
	return config.overTls || request.protocol === 'https';
}
