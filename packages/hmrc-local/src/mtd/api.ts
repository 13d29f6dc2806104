/** The parts of one of HMRC's MTD APIs here. */
import type { StandIn } from '../app/plugin.ts';
import type { TestUser } from '../people/test-user.ts';

/** One error as HMRC writes it; `paths` are JSON pointers into the body. */
export type ApiError = {
	readonly code: string;
	readonly paths?: readonly string[];
	/** HTTP's, where this API gives the code another than usual. */
	readonly status?: 400 | 422;
};

/** An answer: JSON or nothing, or errors. HTTP's status of an error goes by its code. */
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
	/** Taken here without a token and a version too, so that a test can begin with it; not in strict mode. */
	readonly beginsTests?: boolean;
	/** What the user must have granted. */
	readonly scope?: string;
	/** Everything wrong with the form of the call; nothing when it is in order. */
	readonly formats?: (call: Call) => readonly ApiError[];
	/** What does not fit together in a call whose form is in order; looked at before any scenario. */
	readonly rules?: (call: Call) => readonly ApiError[];
	/** Without a `Gov-Test-Scenario`, and for STATEFUL where that is one: what the state says. */
	readonly answer: Handler;
	/** What HMRC's own sandbox says without a scenario, whatever was sent before; only in strict mode. */
	readonly sandbox?: Handler;
	/** The other values of `Gov-Test-Scenario`; `STATEFUL` is listed in `stateful`. */
	readonly scenarios?: Readonly<Record<string, Handler>>;
	/** Whether HMRC takes STATEFUL here. */
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
