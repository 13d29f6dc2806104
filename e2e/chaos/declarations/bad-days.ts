/** The faults of HMRC's Making Tax Digital APIs during a run: a few at a time, and after a while others. */
import type { Chance } from '../random.ts';
import type { Fault } from '../stand-in.ts';

const AT_APIS = { operations: ['mtd'] } as const;

/**
 * Timeouts, resets, server and gateway errors before and after HMRC handled the request, and rate limits. Left out is
 * a 429 or 401 after HMRC accepted a request: it says that nothing was handled, and no client could know otherwise.
 */
const FAULTS: readonly Fault[] = [
	{ ...AT_APIS, kind: 'timeout', when: 'after', milliseconds: 6000, probability: 0.25 },
	{ ...AT_APIS, kind: 'timeout', when: 'before', milliseconds: 6000, probability: 0.1 },
	{ ...AT_APIS, kind: 'timeout', when: 'midBody', milliseconds: 6000, probability: 0.1 },
	{ ...AT_APIS, kind: 'reset', when: 'before', probability: 0.25 },
	{ ...AT_APIS, kind: 'reset', when: 'after', probability: 0.4 },
	{ ...AT_APIS, kind: 'reset', when: 'midBody', probability: 0.2 },
	{ ...AT_APIS, kind: 'truncated', probability: 0.25 },
	{ ...AT_APIS, kind: 'status', status: 500, when: 'before', probability: 0.2 },
	{ ...AT_APIS, kind: 'status', status: 500, when: 'after', probability: 0.3 },
	{ ...AT_APIS, kind: 'status', status: 503, when: 'before', probability: 0.2 },
	{ ...AT_APIS, kind: 'status', status: 504, when: 'after', probability: 0.3 },
	{ ...AT_APIS, kind: 'status', status: 429, when: 'before', probability: 0.3 },
	{ ...AT_APIS, kind: 'html', status: 502, when: 'before', probability: 0.2 },
	{ ...AT_APIS, kind: 'html', status: 200, when: 'before', probability: 0.2 },
	{ ...AT_APIS, kind: 'html', status: 200, when: 'after', probability: 0.2 },
	{ ...AT_APIS, kind: 'malformed', variant: 'cut', probability: 0.2 },
	{ ...AT_APIS, kind: 'malformed', variant: 'notXml', probability: 0.2 },
	{ ...AT_APIS, kind: 'drip', milliseconds: 60, probability: 0.3 },
	{ operations: ['token'], kind: 'reset', when: 'before', probability: 0.3 },
	{ operations: ['token'], kind: 'reset', when: 'after', probability: 0.2 },
	{ operations: ['token'], kind: 'status', status: 503, when: 'before', probability: 0.3 },
];

/** Draws up to three faults, sometimes with slowness, sometimes none. */
export function badDay(chance: Chance): readonly Fault[] {
	if (chance.percent(10)) return [];
	const slow: Fault = { kind: 'latency', milliseconds: 5, jitterMilliseconds: 120, probability: 0.5 };
	const drawn = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(FAULTS));
	return chance.percent(50) ? [slow, ...drawn] : drawn;
}
