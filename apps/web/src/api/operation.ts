/** An operation: a call of the contract as a function. Method, path, input and answer are checked against the contract's types. */
import type { AnswerOf, BodyOf, Calls } from '@halfpenny/contract';
import { request } from './request.ts';

/** A call's id in the contract. */
export type CallId = keyof Calls;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? { [Key in Name]: string } & PathParams<`/${Rest}`>
	: Path extends `${string}:${infer Name}`
		? { [Key in Name]: string }
		: object;

type Body<Id extends CallId> = [BodyOf<Calls[Id]>] extends [never] ? object : { body: BodyOf<Calls[Id]> };

/** What an operation takes: the path's parameters by name, and `body`, `query` or `form` where the call has one. */
export type Input<Id extends CallId> = PathParams<Calls[Id]['path']> &
	Body<Id> & { query?: Record<string, string | number>; form?: FormData };

/** What an operation answers. */
export type Answer<Id extends CallId> = AnswerOf<Calls[Id]>;

/** Returns the operation of a call. It throws failures, as react-query expects. */
export function defineOperation<Id extends CallId>(method: Calls[Id]['method'], path: Calls[Id]['path']) {
	return async (input: Input<Id>, signal?: AbortSignal, keepalive = false): Promise<Answer<Id>> => {
		const filled = fillPath(path, { ...input });
		const result = await request<Answer<Id>>({
			method,
			path: filled,
			...sentParts(input),
			signal,
			keepalive,
		});
		if (result.ok) return result.value;
		throw result.failure;
	};
}

/** Returns a path with its parameters filled in and its query added. Entries without a value are left out. */
export function fillPath(path: string, input: Readonly<Record<string, unknown>>): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
	const query = Object.entries(input.query ?? {}).filter(
		([, value]) => value !== null && value !== undefined,
	);
	const pairs = query.map(([name, value]): [string, string] => [name, String(value)]);
	return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

function sentParts(input: { body?: unknown; form?: FormData }): { body?: unknown; form?: FormData } {
	return {
		...(input.body === undefined ? {} : { body: input.body }),
		...(input.form ? { form: input.form } : {}),
	};
}
