/** `halfpenny irmark FILE`: prints the IRmark of a GovTalk message in Base64 and Base32. */
import { irmark } from '@halfpenny/govtalk';
import { sayCli } from '@halfpenny/messages/cli';
import { type Command, complaint, ended, readArgument } from '../command.ts';

export const command: Command = {
	async run(positionals, _options, terminal) {
		const read = await readArgument(positionals, terminal);
		if (!('bytes' in read)) return read;
		const mark = irmark(read.bytes);
		if (!mark.ok) return complaint(sayCli('cli.notGovTalk'));
		terminal.print(`${JSON.stringify(mark.value)}\n`);
		return ended;
	},
};
