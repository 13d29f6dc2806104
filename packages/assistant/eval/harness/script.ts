/** The shape of a scripted conversation; `eval/held-back/README.md` says what each part is. */
import * as z from 'zod';

const change = z.strictObject({
	section: z.string(),
	field: z.string(),
	value: z.union([z.string(), z.boolean()]).optional(),
});

const expectation = z.strictObject({
	tools: z.array(z.string()).optional(),
	arguments: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
	changes: z.array(change).optional(),
	figures: z.record(z.string(), z.string()).optional(),
	says: z.array(z.string()).optional(),
	neverSays: z.array(z.string()).optional(),
	source: z.string().optional(),
	page: z.string().optional(),
	upload: z.literal(true).optional(),
	refuses: z.literal(true).optional(),
});

const script = z.strictObject({
	id: z.string(),
	category: z.enum([
		...(['facts', 'return', 'question', 'explanation', 'whatIf', 'correction', 'document'] as const),
		...(['digital', 'refusal', 'injection', 'privacy'] as const),
	]),
	person: z.string().default('nobody'),
	turns: z
		.array(
			z.strictObject({
				say: z.string(),
				expect: expectation.optional(),
				// biome-ignore lint/suspicious/noThenProperty: the name that the scripts have; nothing awaits a turn.
				then: z.enum(['approve', 'decline']).optional(),
			}),
		)
		.min(1),
	/** How the person goes on answering once the turns are over: the first whose words stand in what was asked; “no” where none does. */
	replies: z.array(z.strictObject({ asked: z.string(), say: z.string() })).optional(),
	/** What the return must be in the end. */
	end: z
		.strictObject({ answers: z.array(change).optional(), complete: z.literal(true).optional() })
		.optional(),
});

/** What a file holds. */
export const scripts = z.array(script);

/** A conversation. */
export type Script = z.output<typeof script>;

/** What the return must be in the end. */
export type End = NonNullable<Script['end']>;

/** What one answer must be. */
export type Expectation = z.output<typeof expectation>;
