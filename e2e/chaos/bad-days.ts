/** What goes wrong at HMRC in a run: a few faults at a time, drawn anew again and again. */
import type { Chance } from './random.ts';
import type { Fault } from './stand-in.ts';

/**
 * Every fault but three, in which HMRC says the contrary of what it has and nobody could know better: an error that
 * refuses what was taken, a conversation that vanishes with its receipt, one that goes on only at an address that
 * stood in an answer which a kill swallowed. Each strikes some of the messages, so that work goes on.
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

/** Up to four faults, sometimes slowness, sometimes neither. */
export function badDay(chance: Chance): readonly Fault[] {
	if (chance.percent(10)) return [];
	const slow: Fault = { kind: 'latency', milliseconds: 5, jitterMilliseconds: 120, probability: 0.5 };
	const drawn = Array.from({ length: 1 + chance.below(4) }, () => chance.pick(FAULTS));
	// What may find nothing to change goes last, or it would keep others from striking.
	const ordered = [...drawn].sort((a, b) => Number(a.kind === 'pending') - Number(b.kind === 'pending'));
	return chance.percent(50) ? [slow, ...ordered] : ordered;
}
