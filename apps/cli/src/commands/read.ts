/** `halfpenny read FILE|- [--type T]`: prints what a document says, as JSON. */
import { sayDocumentProblem } from '@halfpenny/messages/document-problems';
import { documentTypes, readDocument } from '@halfpenny/reader';
import { type Command, complaint, ended, readArgument } from '../command.ts';
import { optionValue } from '../split-arguments.ts';

export const command: Command = {
	values: { '--type': documentTypes },
	async run(positionals, options, terminal) {
		const read = await readArgument(positionals, terminal);
		if (!('bytes' in read)) return read;
		const type = documentTypes.find((known) => known === optionValue(options, '--type'));
		const result = await readDocument(read.bytes, type ? { type } : {});
		if (!result.ok) return complaint(sayDocumentProblem(result.problem));
		terminal.print(`${JSON.stringify(result.value, null, 2)}\n`);
		return ended;
	},
};
