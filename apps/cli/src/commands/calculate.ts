/** `halfpenny calculate FILE|-`: prints the calculation as JSON. `--lines` reads and prints one JSON object per line. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Facts } from '@halfpenny/facts';
import { sayCli } from '@halfpenny/messages/cli';
import { calculate } from '@halfpenny/tax';
import { toJson } from '@halfpenny/tax/words';
import {
	type Command,
	type Complaint,
	complaint,
	ended,
	type Outcome,
	readBytes,
	type Terminal,
} from '../command.ts';
import { factsOf, readFacts } from '../read-facts.ts';

const answer = (facts: Facts): object => toJson(calculate(facts));

export const command: Command = {
	options: ['--lines'],
	async run(positionals, options, terminal) {
		if (options.has('--lines')) return calculateLines(positionals[0] ?? '-', terminal);
		const read = await readFacts(positionals, terminal);
		if (!('facts' in read)) return read;
		terminal.print(`${JSON.stringify(answer(read.facts), null, 2)}\n`);
		return ended;
	},
};

/** A line that can't be read prints `{"problems": […]}`, so every input line has one output line. */
async function calculateLines(file: string, terminal: Terminal): Promise<Outcome> {
	const input = await openLines(file, terminal);
	if (!input) return complaint(sayCli('cli.cannotRead', { file }));
	const complaints: Complaint[] = [];
	let number = 0;
	for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
		number += 1;
		if (line.trim() === '') continue;
		const read = factsOf(line);
		if (!('facts' in read)) complaints.push(...atLine(number, read));
		terminal.print(
			`${JSON.stringify('facts' in read ? answer(read.facts) : { problems: read.complaints })}\n`,
		);
	}
	return { complaints };
}

/** Streams standard input, so that a long list needs little memory. Reads a file whole. */
async function openLines(file: string, terminal: Terminal): Promise<Readable | undefined> {
	if (file === '-') return Readable.from(terminal.input());
	const bytes = await readBytes(file, terminal);
	return bytes && Readable.from([bytes]);
}

function atLine(number: number, { complaints }: Outcome): Complaint[] {
	return complaints.map(({ path, message }) => ({
		path: path ? `line ${number}: ${path}` : `line ${number}`,
		message,
	}));
}
