/** Costly work: a function of values that can be copied to another thread, which finds it by name. */

/** What can be done on another thread. */
export interface Work<Input, Output> {
	readonly name: string;
	readonly run: (input: Input) => Output | Promise<Output>;
}

/** Names a function, so that a thread finds it. Input and output are copied: values only, no methods. */
export function defineWork<Input, Output>(
	name: string,
	run: (input: Input) => Output | Promise<Output>,
): Work<Input, Output> {
	return { name, run };
}

/** What is sent to a thread. */
export interface Order {
	readonly name: string;
	readonly input: unknown;
}
