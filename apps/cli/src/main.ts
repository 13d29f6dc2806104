/** `halfpenny`: parses the arguments, runs a command and prints. Each command is loaded when it runs. */
import { readFile } from 'node:fs/promises';
import { sayCli } from '@halfpenny/messages/cli';
import { type Command, complaint, ended, type Outcome, type Terminal } from './command.ts';
import { splitArguments } from './split-arguments.ts';

const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
	calculate: () => import('./commands/calculate.ts'),
	explain: () => import('./commands/explain.ts'),
	read: () => import('./commands/read.ts'),
	return: () => import('./commands/return.ts'),
	next: () => import('./commands/next.ts'),
	late: () => import('./commands/late.ts'),
	irmark: () => import('./commands/irmark.ts'),
	schema: () => import('./commands/schema.ts'),
	years: () => import('./commands/years.ts'),
};

/** Runs one command line. Returns complaints for the caller to print. */
export async function run(args: readonly string[], terminal: Terminal): Promise<Outcome> {
	const [name = '--help', ...rest] = args;
	if (name === '--help' || name === '-h' || rest.includes('--help')) {
		terminal.print(`${sayCli('cli.help')}\n`);
		return ended;
	}
	const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!load) return complaint(sayCli('cli.unknownCommand', { name }));
	const { command } = await load();
	const split = splitArguments(rest, command);
	return 'options' in split ? command.run(split.positionals, split.options, terminal) : split;
}

/** The real terminal. A closed pipe (`| head`) ends the program quietly. */
export const terminal: Terminal = {
	readFile: (path) => readFile(path),
	input: () => process.stdin,
	hmrcSchemas: process.env.HMRC_SCHEMAS || undefined,
	print: (text) => void process.stdout.write(text),
	complain: (text) => void process.stderr.write(text),
};

/** Runs a command line and sets the exit code. Complaints go to standard error as JSON, with exit code 2. */
export async function main(args: readonly string[]): Promise<void> {
	process.stdout.on('error', () => process.exit(0));
	const { complaints, failed } = await run(args, terminal);
	if (complaints.length > 0) terminal.complain(`${JSON.stringify(complaints)}\n`);
	if (complaints.length > 0 || failed) process.exitCode = 2;
}
