/** Splits what a person types after a command into what it works on and its options. */
import { sayCli } from '@halfpenny/messages/cli';
import { type Command, complaint, type Outcome } from './command.ts';

/** Arguments of a command; options that take a value as `--form=sa800`, however they were typed. */
export interface Arguments {
	readonly positionals: readonly string[];
	readonly options: ReadonlySet<string>;
}

/** Splits arguments, or says which option or value the command does not know. */
export function splitArguments(args: readonly string[], command: Command): Arguments | Outcome {
	const positionals: string[] = [];
	const options = new Set<string>();
	const rest = [...args];
	for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
		if (!argument.startsWith('--')) {
			positionals.push(argument);
			continue;
		}
		const option = command.values?.[argument] ? `${argument}=${rest.shift() ?? ''}` : argument;
		const problem = problemOf(option, command) ?? repeated(option, options, command);
		if (problem) return problem;
		options.add(option);
	}
	return { positionals, options };
}

/** What was given for an option that takes a value; undefined when it was not given. */
export function optionValue(options: ReadonlySet<string>, name: string): string | undefined {
	const given = [...options].find((option) => option.startsWith(`${name}=`));
	return given?.slice(name.length + 1);
}

function problemOf(option: string, { options = [], values = {} }: Command): Outcome | undefined {
	const [name = '', value] = option.split('=');
	const known = Object.hasOwn(values, name) ? values[name] : undefined;
	if (known === 'any') return undefined;
	if (known && !known.includes(value ?? ''))
		return complaint(sayCli('cli.oneOf', { names: known.join(', ') }), name);
	return known || options.includes(option) ? undefined : complaint(sayCli('cli.optionUnknown', { option }));
}

/** An option that takes a value has one: of two, neither is known to be meant. */
function repeated(option: string, given: ReadonlySet<string>, { values = {} }: Command): Outcome | undefined {
	const [name = ''] = option.split('=');
	if (!Object.hasOwn(values, name) || optionValue(given, name) === undefined) return undefined;
	return complaint(sayCli('cli.optionTwice', { option: name }), name);
}
