/** `halfpenny return --read FILE.xml|-`: prints a filed return's facts as JSON, and what it left out on standard error. */
import {
	type PartnershipBackResult,
	type ReadBackResult,
	readBack,
	readPartnershipBack,
} from '@halfpenny/forms';
import { sayReadBack } from '@halfpenny/messages/read-back';
import { ended, type Outcome, readArgument, type Terminal } from '../command.ts';

/** Prints the facts of the return in a file, or returns complaints. */
export async function readReturn(positionals: readonly string[], terminal: Terminal): Promise<Outcome> {
	const read = await readArgument(positionals, terminal);
	if (!('bytes' in read)) return read;
	const result = anyBack(read.bytes);
	if (!result.ok) return { complaints: result.problems.map(({ message }) => ({ path: '', message })) };
	for (const note of notesOf(result)) terminal.complain(`${note}\n`);
	terminal.print(`${JSON.stringify(result.facts, null, 2)}\n`);
	return ended;
}

/** Returns a person's return, or a partnership's if it isn't one. */
function anyBack(bytes: Uint8Array): ReadBackResult | PartnershipBackResult {
	const result = readBack(bytes);
	const other = !result.ok && result.problems.some(({ code }) => code === 'return.otherKind');
	return other ? readPartnershipBack(bytes) : result;
}

function notesOf(result: Extract<ReadBackResult | PartnershipBackResult, { ok: true }>): readonly string[] {
	return [
		...result.notCarried.map((left) => sayReadBack('notCarried', left)),
		...result.combined.map((together) => sayReadBack('combined', together)),
		...result.differences.map(({ box, given, ours }) =>
			given === undefined
				? sayReadBack('difference.ours', { box, ours })
				: sayReadBack('difference', { box, given, ours }),
		),
	];
}
