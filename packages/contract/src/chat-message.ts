/** A message in a conversation with the assistant, and its metadata. */
import * as z from 'zod';
import { action } from './action.ts';
import { amount } from './amount.ts';
import { namedDocumentType } from './document-type.ts';

const id = z.uuid();
const timestamp = z.iso.datetime();

/** The most accepted in one message; far more than is understood. */
export const LONGEST_MESSAGE = 20_000;

/** Who answered: the offline assistant, or the operator's model, local or external, by its provider. */
const model = z.object({ kind: z.enum(['offline', 'local', 'remote']), name: z.string() });

/** A message's metadata. Everything is optional: a user's own message has none. */
export const chatMetadata = z.object({
	/** The page offers to upload a document. */
	requiresUpload: z.boolean().optional(),
	documentType: namedDocumentType.optional(),
	/** Documents that the answer says are of another type: the person sets it, or doesn't. */
	documentTypes: z.array(z.object({ documentId: id, documentType: namedDocumentType })).optional(),
	/** The assistant couldn't answer. */
	error: z.boolean().optional(),
	/** The user stopped the answer, so it is incomplete. */
	stopped: z.boolean().optional(),
	model: model.optional(),
	/** The figures behind the answer, each with its working. */
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
	/** Amounts that are easier to see than to read. */
	charts: z
		.array(z.object({ title: z.string(), bars: z.array(z.object({ label: z.string(), amount })) }))
		.optional(),
	sources: z.array(z.object({ label: z.string(), href: z.string().optional() })).optional(),
	actions: z.array(action).optional(),
	/** The changes the answer suggests: pending proposals, each with its answers in words. */
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
