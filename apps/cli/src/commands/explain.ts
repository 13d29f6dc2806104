/** `halfpenny explain FILE|-`: prints how the tax is worked out, step by step. */
import { calculate } from '@halfpenny/tax';
import { explain } from '@halfpenny/tax/words';
import { type Command, ended } from '../command.ts';
import { readFacts } from '../read-facts.ts';

export const command: Command = {
	async run(positionals, _options, terminal) {
		const read = await readFacts(positionals, terminal);
		if (!('facts' in read)) return read;
		terminal.print(explain(calculate(read.facts), read.facts));
		return ended;
	},
};
