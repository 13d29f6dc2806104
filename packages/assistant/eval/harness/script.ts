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
	/** How the person answers further questions once the turns are over: the first whose words are in the question, otherwise “no”. */
	replies: z.array(z.strictObject({ asked: z.string(), say: z.string() })).optional(),
	/** The expected return at the end. */
	end: z
		.strictObject({ answers: z.array(change).optional(), complete: z.literal(true).optional() })
		.optional(),
});

/** The contents of a file. */
export const scripts = z.array(script);

/** A conversation. */
export type Script = z.output<typeof script>;

/** The expected return at the end. */
export type End = NonNullable<Script['end']>;

/** What is expected of one answer. */
export type Expectation = z.output<typeof expectation>;
