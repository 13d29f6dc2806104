/** A message of a conversation with the assistant, and what comes with it. */
import * as z from 'zod';
import { action } from './action.ts';
import { amount } from './amount.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();

/** The most that is taken at a time; far more than is understood. */
export const LONGEST_MESSAGE = 20_000;

/** Who answered: the offline assistant, or the model that the operator configured, here or elsewhere, by its provider. */
const model = z.object({ kind: z.enum(['offline', 'local', 'remote']), name: z.string() });

/** What comes with a message besides its text. Everything is optional: a person's own message has nothing. */
export const chatMetadata = z.object({
	/** The page offers to upload a document. */
	requiresUpload: z.boolean().optional(),
	documentType: z.enum(['p60', 'payslip', 'invoice', 'receipt', 'other']).optional(),
	/** The assistant could not answer. */
	error: z.boolean().optional(),
	/** The person stopped the answer, which is not whole. */
	stopped: z.boolean().optional(),
	model: model.optional(),
	/** The figures that the answer rests on, each with its working. */
	figures: z
		.array(
			z.object({
				label: z.string(),
				amount,
				/** The rule in words, and how the figure was worked out. */
				explanation: z.string(),
				source: z.string(),
			}),
		)
		.optional(),
	/** Amounts that are easier seen than read. */
	charts: z
		.array(z.object({ title: z.string(), bars: z.array(z.object({ label: z.string(), amount })) }))
		.optional(),
	sources: z.array(z.object({ label: z.string(), href: z.string().optional() })).optional(),
	actions: z.array(action).optional(),
	/** What the answer suggests to change: proposals that wait for the person, each with its answers in words. */
	proposals: z
		.array(
			z.object({
				id,
				rows: z.array(
					z.object({
						/** Which entry: `Your jobs: Acme`. */
						entry: z.string(),
						question: z.string(),
						before: z.string().nullable(),
						after: z.string().nullable(),
					}),
				),
			}),
		)
		.optional(),
});

/** A message of the conversation about a return. */
export const chatMessage = z.object({
	id,
	role: z.enum(['user', 'assistant']),
	content: z.string(),
	metadata: chatMetadata,
	createdAt: timestamp,
});
