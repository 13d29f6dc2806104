/** The parts of an HMRC MTD API here. */
import type { StandIn } from '../app/plugin.ts';
import type { TestUser } from '../people/test-user.ts';

/** One error in HMRC's format; `paths` are JSON pointers into the body. */
export type ApiError = {
	readonly code: string;
	readonly paths?: readonly string[];
	/** The HTTP status, if this API gives the code a different one. */
	readonly status?: 400 | 422;
};

/** An answer: JSON or nothing, or errors. The HTTP status of an error follows from its code. */
export type ApiAnswer =
	| { readonly status: 200 | 201 | 202 | 204; readonly body?: unknown }
	| { readonly errors: readonly ApiError[] };

/** A call that passed the gateway: its caller may make it, and its body is JSON. */
export type Call = {
	readonly standIn: StandIn;
	/** The parts of the path by name; a `nino` is well formed and the caller's. */
	readonly params: Readonly<Record<string, string>>;
	readonly query: Readonly<Record<string, string>>;
	/** Undefined if there is none. */
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
	/** Whose token it is; undefined for the application's own, or none. */
	readonly user: TestUser | undefined;
};

/** What a route does with a call. */
export type Handler = (call: Call) => ApiAnswer;

/** One operation. */
export type Route = {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Below the base path, with `:parameters`. */
	readonly path: string;
	/** Whose token it needs. */
	readonly access: 'open' | 'application' | 'user';
	/** Accepted here without a token and a version too, so that a test can begin with it; not in strict mode. */
	readonly beginsTests?: boolean;
	/** What the user must have granted. */
	readonly scope?: string;
	/** Everything wrong with the format of the call; nothing if it is valid. */
	readonly formats?: (call: Call) => readonly ApiError[];
	/** What is inconsistent in a call whose format is valid; checked before any scenario. */
	readonly rules?: (call: Call) => readonly ApiError[];
	/** The stored state: without a `Gov-Test-Scenario`, and for STATEFUL if that exists. */
	readonly answer: Handler;
	/** What HMRC's own sandbox answers without a scenario, whatever was sent before; only in strict mode. */
	readonly sandbox?: Handler;
	/** The other values of `Gov-Test-Scenario`; `STATEFUL` is listed in `stateful`. */
	readonly scenarios?: Readonly<Record<string, Handler>>;
	/** Whether HMRC accepts STATEFUL here. */
	readonly stateful?: boolean;
};

/** One API. */
export type Api = {
	readonly version: string;
	readonly routes: readonly Route[];
};

/** The answer with these errors. */
export const refused = (...codes: readonly string[]): ApiAnswer => ({
	errors: codes.map((code) => ({ code })),
});
