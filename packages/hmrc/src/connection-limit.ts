/** Bounds how many connections to HMRC are open at the same time: the next waits for a free one, first come, first served. */

/** Does the work once a connection is free. */
export type ConnectionLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** At most so many at the same time. */
export function connectionLimit(most: number): ConnectionLimit {
	const waiting: (() => void)[] = [];
	let open = 0;
	return async (work) => {
		if (open < most) open += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve)); // Whoever ends hands its place on.
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else open -= 1;
		}
	};
}
