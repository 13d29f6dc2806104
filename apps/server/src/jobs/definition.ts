/** The kinds of jobs: each a definition with its lane and the shape of its payload, in one place. */
import type { z } from 'zod';

/** Each lane is worked separately, so that no kind of work waits for another. */
export const lanes = ['filing', 'reading', 'letters', 'upkeep'] as const;

/** One of the lanes. */
export type Lane = (typeof lanes)[number];

/** What a payload may hold: ids and codes, nothing personal unless sealed. */
export type Payload = Readonly<Record<string, string | number | boolean | null>>;

/** A kind of job: its name in the table, its lane, and the shape of its payload. */
export interface JobDefinition<P extends Payload = Payload> {
	readonly kind: string;
	readonly lane: Lane;
	readonly payload: z.ZodType<P>;
}

/** Defines a kind of job. */
export function defineJob<P extends Payload>(definition: JobDefinition<P>): JobDefinition<P> {
	return definition;
}
