/** Expected failures as values. Every room may use it: only bugs throw. */

/** A value, or the problem that prevented it. */
export type Result<Value, Problem> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: Problem };

/** A result with this value. */
export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
	return { ok: true, value };
}

/** A result with this problem. */
export function failWith<const Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
	return { ok: false, problem };
}
