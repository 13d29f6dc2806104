/** The addresses used to connect: where HMRC sends a person back to, and where the stand-in's page is. */
import type { FastifyRequest } from 'fastify';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';

/** Where HMRC sends people back to. */
export const CALLBACK_PATH = '/api/hmrc/callback';

/** Where a person is sent, and where they come back to. */
interface Addresses {
	readonly redirectUri: string;
	/** Absent for HMRC's own page. */
	readonly authoriseUrl?: string;
}

/**
 * The addresses for a person using this service now. HMRC accepts no bare IP address, so without PUBLIC_URL people come
 * back to `localhost`; at 127.0.0.1 they would not find their session there: HMRC_OTHER_ADDRESS.
 */
export function addressesFor({ config }: Services, { hostname, socket }: FastifyRequest): Result<Addresses> {
	const base = config.publicUrl ?? `http://localhost:${socket.localPort ?? config.port}`;
	const redirect = new URL(CALLBACK_PATH, base);
	if (redirect.hostname !== hostname) return fail('HMRC_OTHER_ADDRESS', { address: new URL('/', base).href });
	if (config.hmrc.environment !== 'local') return succeed({ redirectUri: redirect.href });
	const authoriseUrl = config.mtd.localAuthoriseUrl ?? new URL('/hmrc-local/oauth/authorize', base).href;
	return succeed({ redirectUri: redirect.href, authoriseUrl });
}
