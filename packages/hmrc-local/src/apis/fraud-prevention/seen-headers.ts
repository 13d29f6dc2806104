/** The fraud prevention headers of the last MTD calls, in memory only, for HMRC's feedback on them. */

/** One call. */
export type SeenCall = {
	readonly path: string;
	readonly method: string;
	readonly requestTimestamp: string;
	readonly headers: Readonly<Record<string, string>>;
};

/** The calls, newest last. */
export type SeenHeaders = {
	readonly add: (call: SeenCall) => void;
	readonly all: () => readonly SeenCall[];
};

const MOST = 500;

/** Keeps the last calls. */
export function seenHeaders(): SeenHeaders {
	let calls: readonly SeenCall[] = [];
	return {
		add: (call) => {
			calls = [...calls, call].slice(-MOST);
		},
		all: () => calls,
	};
}
