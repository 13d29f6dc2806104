/** The shape of a scripted conversation; `eval/held-back/README.md` says what each part is. */
import * as z from 'zod';

const value = z.union([z.string(), z.boolean()]);
/** One piece, or several of which one is enough. */
const oneOf = z.union([z.string(), z.array(z.string()).min(2)]);

const answer = z.strictObject({ section: z.string(), field: z.string(), value: value.optional() });

const change = z.strictObject({
	section: z.string(),
	field: oneOf,
	value: z.union([value, z.array(z.string()).min(2)]).optional(),
	/** Other answers that the same entry must get with it. */
	with: z.record(z.string(), value).optional(),
});

const expectation = z.strictObject({
	tools: z.array(oneOf).optional(),
	arguments: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
	changes: z.array(change).optional(),
	neverProposes: z.array(z.string()).optional(),
	figures: z.record(z.string(), z.string()).optional(),
	amounts: z.array(oneOf).optional(),
	says: z.array(oneOf).optional(),
	neverSays: z.array(z.string()).optional(),
	source: oneOf.optional(),
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
		.strictObject({ answers: z.array(answer).optional(), complete: z.literal(true).optional() })
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
