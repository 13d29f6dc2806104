/** `halfpenny explain FILE|-`: the working as a person would write it. */
import { formatPounds } from '@halfpenny/facts';
import { calculate, type WorkingLine } from '@halfpenny/tax';
import { ruleWords } from '@halfpenny/tax/words';
import { type Command, ended } from '../command.ts';
import { readFacts } from '../read-facts.ts';

export const command: Command = {
	async run(positionals, _options, terminal) {
		const read = await readFacts(positionals, terminal);
		if (!('facts' in read)) return read;
		terminal.print(calculate(read.facts).working.map(explained).join('\n'));
		return ended;
	},
};

function explained({ id, rule, value, inputs }: WorkingLine): string {
	const words = ruleWords[rule];
	const from = inputs.length > 0 ? `    from ${inputs.join(', ')}\n` : '';
	return `${words.label}: ${formatPounds(value)}  [${id}]\n    ${words.rule}\n${from}    ${words.source}\n`;
}
