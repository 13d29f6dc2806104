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
	'walk me through my return',
	'kjhqwzx vbnmqpo wqplkzxj zzkqwpfl qwjkxhbv pqowkjzm xcvkjqwz hjkzqwpo is misspelt',
	`${'what is the deadline and '.repeat(150)}`,
];

const talk = talkAbout(people.landlord);
const ports = portsOf({}, { facts: talk.facts, entries: talk.entries });
await collectAnswer(respond({ message: 'hello' }, { messages: [] }, ports));

for (const message of messages) {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const begin = performance.now();
		for await (const part of respond({ message }, { messages: [] }, ports)) if (part.type === 'text') break;
		times.push(performance.now() - begin);
	}
	times.sort((one, other) => one - other);
	const at = (share: number) => `${Math.round((times[Math.floor(ROUNDS * share)] ?? 0) * 100) / 100} ms`;
	process.stdout.write(
		`${message.slice(0, 40).padEnd(42)} median ${at(0.5).padStart(9)}   95% ${at(0.95).padStart(9)}\n`,
	);
}
