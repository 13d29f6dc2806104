/** The faults of HMRC's stand-in during a run: a few at a time, and after a while others. */
import type { Chance } from './random.ts';
import type { Fault } from './stand-in.ts';

/**
 * All the stand-in's faults but three, after which no client could find out what HMRC has: an error for a return that
 * was accepted, a conversation deleted along with its receipt, and one that continues at an address sent only in an
 * answer that a kill lost. Each fault hits some messages only, so that work can continue.
 */
const FAULTS: readonly Fault[] = [
	{ kind: 'timeout', when: 'after', milliseconds: 6000, operations: ['submit'], probability: 0.15 },
	{ kind: 'timeout', when: 'before', milliseconds: 6000, probability: 0.08 },
	{ kind: 'timeout', when: 'midBody', milliseconds: 6000, probability: 0.08 },
	{ kind: 'reset', when: 'before', probability: 0.2 },
	{ kind: 'reset', when: 'after', probability: 0.2 },
	{ kind: 'reset', when: 'midBody', probability: 0.2 },
	{ kind: 'truncated', probability: 0.2 },
	{ kind: 'drip', milliseconds: 60, probability: 0.3 },
	{ kind: 'giant', megabytes: 6, probability: 0.05 },
	{ kind: 'status', status: 503, when: 'before', probability: 0.2 },
	{ kind: 'status', status: 504, when: 'after', probability: 0.2 },
	{ kind: 'html', when: 'before', status: 502, probability: 0.2 },
	{ kind: 'html', when: 'after', status: 200, probability: 0.2 },
	...['cut', 'entities', 'empty', 'notXml', 'otherEnvelope'].map((variant) => ({
		...{ kind: 'malformed', probability: 0.15 },
		variant,
	})),
	{ kind: 'duplicate', probability: 0.2 },
	{ kind: 'stale', probability: 0.15 },
	{ kind: 'error', code: '1000', probability: 0.15 },
	{ kind: 'error', code: '1000', when: 'after', probability: 0.15 },
	{ kind: 'error', code: '2005', operations: ['submit', 'poll'], probability: 0.15 },
	{ kind: 'error', code: '3000', operations: ['poll'], probability: 0.2 },
	{ kind: 'error', code: '2000', operations: ['poll'], probability: 0.15 },
	{ kind: 'error', code: '1046', operations: ['poll', 'list', 'delete'], probability: 0.15 },
	{ kind: 'error', code: '1046', operations: ['submit'], probability: 0.04 },
	{ kind: 'hidden', probability: 0.4 },
	{ kind: 'wrongReceipt', probability: 0.15 },
	{ kind: 'endPoint', probability: 0.5 },
	{ kind: 'pending', polls: 3 },
];

/** Draws up to four faults, sometimes with slowness, sometimes none. */
export function badDay(chance: Chance): readonly Fault[] {
	if (chance.percent(10)) return [];
	const slow: Fault = { kind: 'latency', milliseconds: 5, jitterMilliseconds: 120, probability: 0.5 };
	const drawn = Array.from({ length: 1 + chance.below(4) }, () => chance.pick(FAULTS));
	// `pending` often has nothing to change. It goes last, or it would stop the others from applying.
	const ordered = [...drawn].sort((a, b) => Number(a.kind === 'pending') - Number(b.kind === 'pending'));
	return chance.percent(50) ? [slow, ...ordered] : ordered;
}
