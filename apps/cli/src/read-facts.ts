/** Reads facts from the FILE argument, or from one line. */
import { type Facts, namesTwice, parseFacts } from '@halfpenny/facts';
import { sayCli } from '@halfpenny/messages/cli';
import { complaint, complaintsOf, type Outcome, readArgument, type Terminal } from './command.ts';

/** Facts, or complaints about them. */
export type FactsOrComplaints = { readonly facts: Facts } | Outcome;

/** Returns the facts in a JSON text. */
export function factsOf(text: string): FactsOrComplaints {
	const read = jsonOf(text);
	if (!('json' in read)) return read;
	const result = parseFacts(read.json);
	return result.ok ? { facts: result.facts } : complaintsOf(result.problems);
}

/** Returns the JSON in the file named by the arguments. */
export async function readJson(
	positionals: readonly string[],
	terminal: Terminal,
): Promise<{ readonly json: unknown } | Outcome> {
	const read = await readArgument(positionals, terminal);
	return 'bytes' in read ? jsonOf(new TextDecoder().decode(read.bytes)) : read;
}

function jsonOf(text: string): { readonly json: unknown } | Outcome {
	try {
		const json: unknown = JSON.parse(text);
		const twice = namesTwice(text);
		return twice.length === 0 ? { json } : complaintsOf(twice.map((path) => ({ path, code: 'key.twice' })));
	} catch {
		return complaint(sayCli('cli.notJson'));
	}
}

/** Returns the facts in the file named by the arguments. */
export async function readFacts(
	positionals: readonly string[],
	terminal: Terminal,
): Promise<FactsOrComplaints> {
	const read = await readArgument(positionals, terminal);
	return 'bytes' in read ? factsOf(new TextDecoder().decode(read.bytes)) : read;
}
