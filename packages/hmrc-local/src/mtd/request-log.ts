/** Every request for a token or to an MTD API, oldest first; written entries survive a `kill -9`. */
import { type AppendOnlyFile, appendOnlyMemory, openAppendOnlyFile } from '../storage/append-only-file.ts';

/** One request and its answer. No token, secret or code is logged. */
type LoggedRequest = {
	/** ISO 8601. */
	readonly at: string;
	readonly method: string;
	/** HMRC's own path, without the query. */
	readonly path: string;
	/** The JSON sent, or the fields of a form; null if there was none. */
	readonly body: unknown;
	readonly status: number;
	/** The `Gov-Test-Scenario` header. */
	readonly scenario: string | null;
	/** The person it is about, from the path or the grant. */
	readonly nino: string | null;
	/** Of a request for a token. */
	readonly grantType: string | null;
};

/** The log. */
export type RequestLog = {
	readonly add: (request: LoggedRequest) => void;
	/** All, or those about one person. */
	readonly all: (nino?: string) => Generator<LoggedRequest>;
	readonly close: () => void;
};

/** Opens the log in a file; in memory only without a path. */
export function openRequestLog(path: string | undefined): RequestLog {
	const file: AppendOnlyFile = path === undefined ? appendOnlyMemory() : openAppendOnlyFile(path, true);
	return {
		add: (request) => void file.append(`${JSON.stringify(request)}\n`),
		all: function* (nino) {
			for (const line of file.lines()) {
				const request: LoggedRequest = JSON.parse(line);
				if (nino === undefined || request.nino === nino) yield request;
			}
		},
		close: () => file.close(),
	};
}
