/** `halfpenny schema facts|partnership|calculation`: prints the JSON Schema of an input or output. */
import { factsJsonSchema, partnershipFactsJsonSchema } from '@halfpenny/facts';
import { sayCli } from '@halfpenny/messages/cli';
import { calculationJsonSchema } from '@halfpenny/tax/words';
import { type Command, complaint, ended } from '../command.ts';

const schemas: Readonly<Record<string, () => object>> = {
	facts: factsJsonSchema,
	partnership: partnershipFactsJsonSchema,
	calculation: calculationJsonSchema,
};

export const command: Command = {
	async run([name = ''], _options, terminal) {
		const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
		if (!schema) return complaint(sayCli('cli.oneOf', { names: Object.keys(schemas).join(', ') }));
		terminal.print(`${JSON.stringify(schema(), null, 2)}\n`);
		return ended;
	},
};
