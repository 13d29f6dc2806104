/** HMRC's rate limit: a number of requests a second for one application, counting all its users. */

/** Whether one more request may pass now. */
export type Rate = () => boolean;

/** A limit over the last second; 0 lets everything pass. */
export function rateOf(requestsPerSecond: number, now: () => Date): Rate {
	let passed: readonly number[] = [];
	return () => {
		const time = now().getTime();
		passed = passed.filter((at) => at > time - 1000);
		if (requestsPerSecond > 0 && passed.length >= requestsPerSecond) return false;
		passed = [...passed, time];
		return true;
	};
}
