/** Splits what follows a command into positional arguments and options. */
import { sayCli } from '@halfpenny/messages/cli';
import { type Command, complaint, type Outcome } from './command.ts';

/** A command's arguments. Options that take a value become `--form=sa800`, whichever way they were typed. */
export interface Arguments {
	readonly positionals: readonly string[];
	readonly options: ReadonlySet<string>;
}

/** Splits arguments, or says which option or value the command doesn't know. */
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

/** Returns the value given for an option, or undefined if it wasn't given. */
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

/** An option that takes a value may be given once: with two values we can't tell which one is meant. */
function repeated(option: string, given: ReadonlySet<string>, { values = {} }: Command): Outcome | undefined {
	const [name = ''] = option.split('=');
	if (!Object.hasOwn(values, name) || optionValue(given, name) === undefined) return undefined;
	return complaint(sayCli('cli.optionTwice', { option: name }), name);
}
