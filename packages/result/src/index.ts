/** Expected failures as values. Every package may use it: only bugs throw. */

/** A value, or why there is none. */
export type Result<Value, Problem> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: Problem };

/** Returns a successful result. */
export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
	return { ok: true, value };
}

/** Returns a failed result. */
export function failWith<const Problem>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
	return { ok: false, problem };
}
