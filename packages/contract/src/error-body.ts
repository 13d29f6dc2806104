/** The shape of every error answer. */
import type { ErrorCode } from '@halfpenny/messages';
import * as z from 'zod';

/** `details.problems` lists the answers to correct. Other details depend on the code. */
export const errorBody = z.object({
	code: z.string(),
	message: z.string(),
	statusCode: z.number().int(),
	remediation: z.string(),
	details: z.record(z.string(), z.unknown()),
});

/** An error answer. */
export interface ErrorBody {
	readonly code: ErrorCode;
	readonly message: string;
	readonly statusCode: number;
	readonly remediation: string;
	readonly details: Readonly<Record<string, unknown>>;
}

/** One answer to correct, in `details.problems`. */
export interface ProblemBody {
	readonly path: string;
	readonly code: string;
	readonly message: string;
}

/**
 * An answer that has changed since it was shown (`details.changed` of SNAPSHOT_CHANGED), or that differs from HMRC's. Values
 * are in words.
 */
export const changedAnswer = z.object({
	/** A section of the interview, `profile`, `figures`, `boxes` or `declaration`. */
	section: z.string(),
	/** The question's id, the figure's name or the box. */
	question: z.string(),
	label: z.string(),
	before: z.string().nullable(),
	after: z.string().nullable(),
});

export type ChangedAnswer = Readonly<z.infer<typeof changedAnswer>>;
