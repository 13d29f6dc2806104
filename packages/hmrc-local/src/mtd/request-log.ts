/** Every request for a token or to an MTD API, oldest first; what is written outlives a `kill -9`. */
import { type AppendOnlyFile, appendOnlyMemory, openAppendOnlyFile } from '../storage/append-only-file.ts';

/** One request and how it was answered. No token, secret or code is written down. */
type LoggedRequest = {
	/** ISO 8601. */
	readonly at: string;
	readonly method: string;
	/** HMRC's own path, without the query. */
	readonly path: string;
	/** The JSON sent, or the fields of a form; null where there was none. */
	readonly body: unknown;
	readonly status: number;
	/** The `Gov-Test-Scenario` header. */
	readonly scenario: string | null;
	/** Whom it is about, as the path or the grant says. */
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

/** Opens the log in a file; in memory alone when there is no path. */
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
