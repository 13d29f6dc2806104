/** A run's servers, which are killed and restarted on the same data, and the address in front of them. */
import { createServer, request, type Server } from 'node:http';
import type { Bundles } from './bundles.ts';
import { type Running, startProcess } from './process.ts';
import { APPLICATION, ON_THE_DAY, SENDER, type StandIn } from './stand-in.ts';

/** What the servers of a run share. */
export interface ServerPlace {
	readonly bundles: Bundles;
	readonly standIn: StandIn;
	readonly dataFolder: string;
	/** A PostgreSQL's URL, or undefined for the embedded database in the data folder. */
	readonly databaseUrl: string | undefined;
}

/** Any 32 bytes. Every server of a run needs the same ones. */
const ROOT_KEY = Buffer.alloc(32, 7).toString('base64');

/** Shorter than the usual hour before a person may release a submission, but longer than a message can take. */
const RELEASE_WAIT_SECONDS = 20;
const TIMEOUT_SECONDS = 5;

/** For servers that run for seconds, where optimising compilers only cost time. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];

/** Starts a server. `killAt` names where it kills itself; with `shortLived` false, Node runs as in production; `settings` come last. */
export function startServer(
	{ bundles, standIn, dataFolder, databaseUrl }: ServerPlace,
	port: number,
	{
		killAt,
		shortLived = true,
		settings = {},
	}: {
		readonly killAt?: string | undefined;
		readonly shortLived?: boolean;
		readonly settings?: Readonly<Record<string, string>>;
	} = {},
): Running {
	const environment = {
		...{ PORT: String(port), DATA_DIR: dataFolder, HALFPENNY_ROOT: bundles.root, ROOT_KEY },
		...{ HMRC_ENV: 'local', HMRC_SENDER: 'individual', HMRC_LOCAL_URL: standIn.url },
		...{ HMRC_SENDER_ID: SENDER.id, HMRC_PASSWORD: SENDER.password },
		HMRC_LOCAL_AUTHORISE_URL: `${standIn.url}/oauth/authorize`,
		...{ HMRC_CLIENT_ID: APPLICATION.id, HMRC_CLIENT_SECRET: APPLICATION.secret },
		HMRC_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
		// The rate limit has its own tests.
		HMRC_REQUESTS_PER_SECOND: '100',
		HMRC_RELEASE_WAIT_SECONDS: String(RELEASE_WAIT_SECONDS),
		...{ SIGN_UP_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', LOG_LEVEL: 'error', ...ON_THE_DAY },
		...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
		...(killAt === undefined ? {} : { HALFPENNY_KILL_AT: killAt }),
		...settings,
	};
	return startProcess(bundles.server, environment, /is ready at http:\S+/, shortLived ? SHORT_LIVED : []);
}

const KEEP_ALIVE_MS = 120_000;

/** One address in front of several servers. */
export interface Front {
	readonly address: string;
	readonly close: () => void;
}

/** Passes each request to the next server in turn. Answers 502 if that server is down, and never retries elsewhere. */
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
		// What is left of an upload is read to its end, or the next call over the same connection would wait behind it.
		const readOn = () => incoming.unpipe(outgoing).resume();
		const outgoing = request({ ...options, agent: false }, (answer) => {
			if (!incoming.complete) {
				readOn();
				answer.on('end', () => outgoing.destroy());
			}
			reply.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.on('error', () => reply.destroy());
			answer.pipe(reply);
		});
		outgoing.on('error', () => {
			readOn();
			if (reply.headersSent) reply.destroy();
			else reply.writeHead(502).end();
		});
		incoming.pipe(outgoing);
	});
	// Longer than callers pause, or one could reuse a connection just as it is closed.
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
