/** `halfpenny return FILE|-`: the SA100 as HMRC's XML, without credentials, on standard output; `--read` the way back. */
import { assumeNo, previewReturn } from '@halfpenny/forms';
import { sayCli } from '@halfpenny/messages/cli';
import { calculate } from '@halfpenny/tax';
import { type Command, ended } from '../command.ts';
import { readFacts } from '../read-facts.ts';
import { readReturn } from './return-read.ts';

/** What a return built on the command line says built it; a real vendor id belongs to whoever files. */
const channel = { vendorId: '0000', product: 'Halfpenny', version: '0.1.0' };

export const command: Command = {
	options: ['--read'],
	async run(positionals, options, terminal) {
		if (options.has('--read')) return readReturn(positionals, terminal);
		const read = await readFacts(positionals, terminal);
		if (!('facts' in read)) return read;
		const { facts, assumed } = assumeNo({ residence: 'uk', ...read.facts });
		const built = previewReturn(facts, calculate(facts, { working: false }), { channel });
		if (!built.ok) return { complaints: built.problems.map(({ path, message }) => ({ path, message })) };
		if (!read.facts.residence) terminal.complain(`residence: ${sayCli('cli.residenceAssumed')}\n`);
		for (const path of assumed) terminal.complain(`${path}: ${sayCli('cli.companyDirectorAssumed')}\n`);
		terminal.print(`${new TextDecoder().decode(built.xml)}\n`);
		return ended;
	},
};
