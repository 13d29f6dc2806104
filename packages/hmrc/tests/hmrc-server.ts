/** A real HTTP server that answers as a test says, and checks every exchange against HMRC's own OpenAPI files. */
import { type HmrcContract, hmrcContract, hmrcContractIsHere } from '../../testing/src/index.ts';
import { mtdClient } from '../src/mtd/client.ts';
import type { MtdSession, TestMode } from '../src/mtd/session.ts';
import { type Behaviour, startScriptedServer } from './scripted-server.ts';

/** The server. Without HMRC's files nothing is checked. */
export type HmrcServer = {
	/** A user's session with the server; `testMode` as in a sandbox. */
	readonly session: (testMode?: TestMode) => MtdSession;
	/** The next answers: a status, and its JSON if it has any. */
	readonly answers: (status: number, json?: unknown) => void;
	/** Does anything else with the next requests; these are not checked against HMRC's files. */
	readonly does: (behaviour: Behaviour) => void;
	/** What was sent last: method, path, scenario, and JSON. */
	readonly sent: () => { readonly to: string; readonly scenario: string | undefined; readonly json: unknown };
	/** How many requests came. */
	readonly count: () => number;
	/** Every violation of HMRC's files in the exchanges so far. */
	readonly violations: string[];
	readonly contract: HmrcContract | undefined;
	readonly close: () => Promise<void>;
};

/** Starts a server for some of HMRC's files, such as `obligations-api-3.0`. */
export async function startHmrcServer(...files: readonly string[]): Promise<HmrcServer> {
	const server = await startScriptedServer();
	const contract = hmrcContractIsHere ? hmrcContract(...files) : undefined;
	const violations: string[] = [];
	const permits = { takePermit: async () => 0, pause: async () => {} };
	const call = mtdClient({ target: { apiUrl: server.url, authoriseUrl: '' }, permits });
	const plain = (path: string) => path.replace('/hmrc-local', '');
	const jsonOf = (body: string | undefined): unknown => (body ? JSON.parse(body) : undefined);
	return {
		session: (testMode) => ({ call, accessToken: 'token', ...(testMode && { testMode }) }),
		answers: (status, json) => {
			server.next = (response, { method, path, body }) => {
				const exchange = { method, path: plain(path), body: jsonOf(body), status, answer: json };
				violations.push(...(contract?.violations(exchange) ?? []));
				response.writeHead(status, { 'content-type': 'application/json' });
				response.end(json === undefined ? '' : JSON.stringify(json));
			};
		},
		does: (behaviour) => {
			server.next = behaviour;
		},
		sent: () => {
			const last = server.received.at(-1);
			const scenario = last?.headers['gov-test-scenario'];
			return {
				to: `${last?.headers.accept?.slice(21, 24)} ${last?.method} ${plain(last?.path ?? '')}`,
				scenario: typeof scenario === 'string' ? scenario : undefined,
				json: jsonOf(last?.body),
			};
		},
		count: () => server.received.length,
		violations,
		contract,
		close: async () => {
			await server.close();
			if (!contract) return;
			const { length } = contract.coverage().seen;
			process.stdout.write(
				`The client: ${length} operations answered with success as HMRC’s files say, ${violations.length} violations.\n`,
			);
		},
	};
}
