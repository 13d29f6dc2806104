/** Server processes of a run: started again and again on the same data, killed, and behind one address. */
import { createServer, request, type Server } from 'node:http';
import type { Bundles } from './bundles.ts';
import { type Running, startProcess } from './process.ts';
import { APPLICATION, ON_THE_DAY, SENDER, type StandIn } from './stand-in.ts';

/** What every server of a product shares. */
export interface ServerPlace {
	readonly bundles: Bundles;
	readonly standIn: StandIn;
	readonly dataFolder: string;
	/** A PostgreSQL, or undefined for the embedded database in the data folder. */
	readonly databaseUrl: string | undefined;
}

/** Any 32 bytes: the same for all servers of a run. */
const ROOT_KEY = Buffer.alloc(32, 7).toString('base64');

/** A person need not wait for an hour before they look at HMRC's pages, but longer than anything can be on its way. */
const RELEASE_WAIT_SECONDS = 20;
const TIMEOUT_SECONDS = 5;

/** It lives for seconds: what an optimising compiler does for a long life would only cost time. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];

/** Starts a server on a port. `killAt` names where it is to kill itself; one that is not short-lived runs as the product does. */
export function startServer(
	{ bundles, standIn, dataFolder, databaseUrl }: ServerPlace,
	port: number,
	{ killAt, shortLived = true }: { readonly killAt?: string | undefined; readonly shortLived?: boolean } = {},
): Running {
	const environment = {
		...{ PORT: String(port), DATA_DIR: dataFolder, HALFPENNY_ROOT: bundles.root, ROOT_KEY },
		...{ HMRC_ENV: 'local', HMRC_SENDER: 'individual', HMRC_LOCAL_URL: standIn.url },
		...{ HMRC_SENDER_ID: SENDER.id, HMRC_PASSWORD: SENDER.password },
		HMRC_LOCAL_AUTHORISE_URL: `${standIn.url}/oauth/authorize`,
		...{ HMRC_CLIENT_ID: APPLICATION.id, HMRC_CLIENT_SECRET: APPLICATION.secret },
		HMRC_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
		// The rate has tests of its own.
		HMRC_REQUESTS_PER_SECOND: '100',
		HMRC_RELEASE_WAIT_SECONDS: String(RELEASE_WAIT_SECONDS),
		...{ SIGN_UP_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', LOG_LEVEL: 'error', ...ON_THE_DAY },
		...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
		...(killAt === undefined ? {} : { HALFPENNY_KILL_AT: killAt }),
	};
	return startProcess(bundles.server, environment, /is ready at http:\S+/, shortLived ? SHORT_LIVED : []);
}

const KEEP_ALIVE_MS = 120_000;

/** One address in front of several servers, each in turn; without one that answers, 502. */
export interface Front {
	readonly address: string;
	readonly close: () => void;
}

/** Starts it. A request that a server did not finish is not tried at another: only its sender may decide that. */
export async function startFront(ports: readonly number[]): Promise<Front> {
	let turn = 0;
	const server: Server = createServer((incoming, reply) => {
		turn += 1;
		const port = ports[turn % ports.length];
		const options = {
			host: '127.0.0.1',
			port,
			path: incoming.url,
			method: incoming.method,
			headers: incoming.headers,
		};
		const outgoing = request({ ...options, agent: false }, (answer) => {
			reply.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.on('error', () => reply.destroy());
			answer.pipe(reply);
		});
		outgoing.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
		incoming.pipe(outgoing);
	});
	// Longer than any pause of a caller, who would otherwise reuse a connection in the moment it is closed.
	server.keepAliveTimeout = KEEP_ALIVE_MS;
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const place = server.address();
	if (place === null || typeof place === 'string') throw new Error('no port');
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	return { address: `http://127.0.0.1:${place.port}`, close };
}
