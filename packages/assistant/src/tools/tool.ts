/** What a tool is: a typed question to the return, answered with sentences whose figures code fills in. */
import { failWith, type Result, succeed } from '@halfpenny/result';
import * as z from 'zod';
import type { AnswerPart } from '../answer-part.ts';
import type { Fills } from '../guard/compose.ts';
import type { AssistantPorts } from '../ports.ts';

/** What a tool found: sentences with gaps, what fills them, and what a page shows with them. */
export interface ToolResult {
	readonly sentences: readonly string[];
	readonly fills?: Fills;
	readonly parts?: readonly AnswerPart[];
}

/** Arguments that a tool does not accept. */
interface BadArguments {
	readonly code: 'BAD_ARGUMENTS';
	readonly why: string;
}

/** A tool, for a model of any kind. It reads through the ports and writes nothing. */
export interface Tool {
	readonly name: string;
	/** For a model: when to use it. */
	readonly description: string;
	readonly input: z.ZodType;
	/** Errors: `BAD_ARGUMENTS`. */
	readonly run: (input: unknown, ports: AssistantPorts) => Promise<Result<ToolResult, BadArguments>>;
}

/** A tool with typed arguments, before these are checked. */
interface Definition<Input extends z.ZodType> extends Omit<Tool, 'run' | 'input'> {
	readonly input: Input;
	readonly run: (input: z.output<Input>, ports: AssistantPorts) => ToolResult | Promise<ToolResult>;
}

/** Makes a tool that reads its arguments before it runs. */
export function defineTool<Input extends z.ZodType>({ run, ...rest }: Definition<Input>): Tool {
	return {
		...rest,
		run: async (input, ports) => {
			const read = rest.input.safeParse(input);
			if (!read.success) return failWith({ code: 'BAD_ARGUMENTS', why: z.prettifyError(read.error) });
			return succeed(await run(read.data, ports));
		},
	};
}
