/** From the FILE argument, or one line, to facts. */
import { type Facts, parseFacts } from '@halfpenny/facts';
import { sayCli } from '@halfpenny/messages/cli';
import { complaint, complaintsOf, type Outcome, readArgument, type Terminal } from './command.ts';

/** Facts, or what is wrong with them. */
export type FactsOrComplaints = { readonly facts: Facts } | Outcome;

/** The facts of one JSON text. */
export function factsOf(text: string): FactsOrComplaints {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return complaint(sayCli('cli.notJson'));
	}
	const result = parseFacts(json);
	return result.ok ? { facts: result.facts } : complaintsOf(result.problems);
}

/** The facts in the file that the arguments name. */
export async function readFacts(
	positionals: readonly string[],
	terminal: Terminal,
): Promise<FactsOrComplaints> {
	const read = await readArgument(positionals, terminal);
	return 'bytes' in read ? factsOf(new TextDecoder().decode(read.bytes)) : read;
}
