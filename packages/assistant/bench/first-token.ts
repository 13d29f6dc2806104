/** `npm run bench -w packages/assistant`: how long the offline model takes to its first words. */

import { people } from '../eval/harness/people.ts';
import { portsOf } from '../eval/harness/ports.ts';
import { talkAbout } from '../eval/harness/return-in-memory.ts';
import { collectAnswer, respond } from '../src/index.ts';

const ROUNDS = 200;
const messages = [
	'hello',
	'what do I owe?',
	'what if I put 2,000 into my pension?',
	'can I claim my van?',
	"I'm a plumber, turned over 38,400, spent 2,150 on tools and 1,900 on the van",
	'what could I claim?',
	'NHS nurse. Gross for the year 36,218.44, tax stopped 4,729.60. Let a flat for 850 a month, mortgage interest 3,100, 120 interest from Barclays',
	'if my costs were 6,050 instead, what would the bill be?',
	'no, that was last year',
	'walk me through my return',
	'kjhqwzx vbnmqpo wqplkzxj zzkqwpfl qwjkxhbv pqowkjzm xcvkjqwz hjkzqwpo is misspelt',
	`${'what is the deadline and '.repeat(150)}`,
];

/** What the slowest message may take to its first words, in milliseconds. */
const BUDGET = 20;
let slowest = 0;

const talk = talkAbout(people.landlord);
const ports = portsOf({}, { facts: talk.facts, entries: talk.entries });
await collectAnswer(respond({ message: 'hello' }, { messages: [] }, ports));

for (const message of messages) {
	const times: number[] = [];
	const before = process.cpuUsage();
	for (let round = 0; round < ROUNDS; round += 1) {
		const begin = performance.now();
		for await (const part of respond({ message }, { messages: [] }, ports)) if (part.type === 'text') break;
		times.push(performance.now() - begin);
	}
	const { user, system } = process.cpuUsage(before);
	const cpu = (user + system) / 1000 / ROUNDS; // a time, not money
	slowest = Math.max(slowest, cpu);
	times.sort((one, other) => one - other);
	const at = (share: number) => inMs(times[Math.floor(ROUNDS * share)] ?? 0).padStart(9);
	process.stdout.write(
		`${message.slice(0, 40).padEnd(42)} median ${at(0.5)}   95% ${at(0.95)}   CPU ${inMs(cpu).padStart(9)}\n`,
	);
}

// On a busy machine the clock measures the others as well; the time on the processor does not.
process.stdout.write(
	`${'first words, slowest message'.padEnd(42)} CPU ${inMs(slowest)}, at most ${BUDGET} ms: ${slowest < BUDGET ? 'kept' : 'MISSED'}\n`,
);

function inMs(time: number): string {
	return `${Math.round(time * 100) / 100} ms`;
}
