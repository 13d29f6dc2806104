/** Remembers the last result: one message is looked up several times while it is read. */

/** The same function, which does not repeat the work for the arguments it just had. */
export function rememberingLast<Given extends readonly unknown[], Of>(
	look: (...given: Given) => Of,
): (...given: Given) => Of {
	let last: { readonly given: Given; readonly was: Of } | undefined;
	return (...given) => {
		if (!last?.given.every((one, at) => one === given[at])) last = { given, was: look(...given) };
		return last.was;
	};
}
