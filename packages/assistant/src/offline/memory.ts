/**
 * What the offline model remembers about a conversation: it travels with the conversation, and is not trusted when
 * read back.
 */
import * as z from 'zod';
import { entryChange, entryTarget } from '../tools/change.ts';

const asking = z.discriminatedUnion('kind', [
	/** One question of one entry. */
	z.object({
		kind: z.literal('question'),
		section: z.string(),
		entry: entryTarget,
		question: z.string(),
		/** Whether it was answered before, and the answer denied. */
		again: z.boolean().optional(),
	}),
	/** A page whose answers are amounts, or things that did or did not happen. */
	z.object({ kind: z.literal('page'), section: z.string(), entry: entryTarget, page: z.string() }),
	/** Whether there is another entry of a section. */
	z.object({ kind: z.literal('another'), section: z.string() }),
	/** How much a what-if is about. */
	z.object({ kind: z.literal('tried'), tried: z.string(), less: z.boolean() }),
	/** Whether the person wants to be asked about the rest of the return. */
	z.object({ kind: z.literal('rest') }),
	/** What an amount was for. */
	z.object({ kind: z.literal('what'), amount: z.string() }),
	/** How many weeks or days an amount came for, with the words that told of it. */
	z.object({ kind: z.literal('times'), words: z.string().max(500), per: z.enum(['week', 'day']) }),
]);

const former = z.object({ id: z.string(), field: z.string(), value: z.string() });

const memory = z.object({
	/** Changes that were said and not yet proposed. */
	changes: z.array(entryChange).max(500).optional(),
	/** What was asked last, and what was asked before it. */
	asking: asking.optional(),
	earlier: asking.optional(),
	/** Whether one question follows another until nothing is missing. */
	interview: z.boolean().optional(),
	/** The questions to choose from. */
	choices: z.array(z.string().max(200)).max(3).optional(),
	/** Questions and pages that the person skipped. */
	left: z.array(z.string()).max(500).optional(),
	/** What was counted for twelve months of the year: so much each. */
	counted: z
		.array(z.object({ section: z.string(), field: z.string(), entry: entryTarget, each: z.string() }))
		.max(50)
		.optional(),
	/** The changes proposed last, so that they can be corrected. */
	proposed: z.array(entryChange).max(500).optional(),
	/** What was declined with the last answer, so that what carries on from it is declined too. */
	declined: z.enum(['evasion', 'outside', 'send']).optional(),
	/** What stood on the return where they would be. */
	former: z.array(former).max(500).optional(),
	/** The last tool used, so that "and 3,000?" can refer to it. */
	used: z.object({ tool: z.string(), with: z.record(z.string(), z.string()) }).optional(),
});

/** What an answer of an entry was. */
export type Former = z.output<typeof former>;

/** What is remembered. */
export type Memory = z.output<typeof memory>;

/** What was declined. */
export type Declined = NonNullable<Memory['declined']>;

/** What was asked last. */
export type Asking = z.output<typeof asking>;

/** The memory as it was passed back; empty where it is not one of ours. */
export function readMemory(kept: unknown): Memory {
	const read = memory.safeParse(kept ?? {});
	return read.success ? read.data : {};
}
