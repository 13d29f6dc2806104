/**
 * `halfpenny return FILE|-`: prints the return as HMRC's XML, without credentials. `--form` picks a form other than
 * the SA100, `--check` lists what HMRC would reject, `--read` turns a filed return back into facts.
 */
import { type Command, ended } from '../command.ts';
import { printCheck } from './return-check.ts';
import { returnForms } from './return-forms.ts';
import { readReturn } from './return-read.ts';

export const command: Command = {
	options: ['--read', '--check'],
	values: { '--form': Object.keys(returnForms) },
	async run(positionals, options, terminal) {
		if (options.has('--read')) return readReturn(positionals, terminal);
		const open = options.has('--form=sa800') ? returnForms.sa800 : returnForms.sa100;
		const opened = await open(positionals, terminal);
		if (!('built' in opened)) return opened;
		const { built, warnings } = opened;
		if (built.ok || options.has('--check')) for (const warning of warnings) terminal.complain(`${warning}\n`);
		if (options.has('--check')) return await printCheck(opened, terminal);
		if (!built.ok) return { complaints: built.problems.map(({ path, message }) => ({ path, message })) };
		terminal.print(`${new TextDecoder().decode(built.xml)}\n`);
		return ended;
	},
};
