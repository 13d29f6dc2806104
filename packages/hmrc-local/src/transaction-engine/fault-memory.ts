/** What faults remember from one message of a conversation to the next; lost when the process ends. */
import type { Operation } from '../faults/fault.ts';

/** Small notes by CorrelationID, deleted with the conversation. */
export type FaultMemory = {
	/** How often a fault kept a conversation waiting. */
	readonly kept: Map<string, number>;
	/** The only address where a conversation continues, once a fault moved it. */
	readonly moved: Map<string, string>;
	/** The last answer to each operation, and whose it was. */
	readonly last: Map<Operation, { readonly correlationId: string; readonly answer: Uint8Array }>;
};

/** An empty memory. */
export const createFaultMemory = (): FaultMemory => ({ kept: new Map(), moved: new Map(), last: new Map() });

/** Forgets one conversation. */
export function forget({ kept, moved }: FaultMemory, correlationId: string): void {
	kept.delete(correlationId);
	moved.delete(correlationId);
}
