/** What the offline model decides to do with a message: things to say and tools to use, in order. */
import type { AnswerPart } from '../answer-part.ts';
import type { Fills } from '../guard/compose.ts';
import type { AssistantPorts } from '../ports.ts';
import type { Declined, Memory } from './memory.ts';

/** A message in its conversation, and the return it is about. */
export interface Asked {
	readonly message: string;
	/** What the person wrote before it. */
	readonly before?: string;
	readonly memory: Memory;
	/** What was declined with the answer before. */
	readonly declined?: Declined;
	readonly ports: AssistantPorts;
}

/** Something to say, or a tool to use. */
export type Step =
	| { readonly say: readonly string[]; readonly fills?: Fills; readonly parts?: readonly AnswerPart[] }
	| { readonly use: string; readonly with?: Readonly<Record<string, unknown>> };

/** Everything to do with one message, and what to remember about it. */
export interface Plan {
	readonly steps: readonly Step[];
	readonly memory?: Memory;
}

/** A plan of one tool. */
export function use(tool: string, args: Readonly<Record<string, unknown>> = {}): Plan {
	return { steps: [{ use: tool, with: args }] };
}

/** A plan that only says something. */
export function say(sentence: string, fills: Fills = {}, parts: readonly AnswerPart[] = []): Plan {
	return { steps: [{ say: [sentence], fills, parts }] };
}

/** Whether a plan uses nothing and only asks. */
export function isAsking({ steps }: Plan): boolean {
	return steps.every((step) => 'say' in step);
}

/** An answer, then what becomes of the amounts that were told with the question. */
export function beforeTold(answer: Plan, told: Plan | undefined): Plan {
	return told ? { ...told, steps: [...answer.steps, ...told.steps] } : answer;
}
