/** An answer before its gaps are filled, and what everything that answers is given. */
import type { Fills } from '../guard/compose.ts';
import type { AssistantAnswer, AssistantPorts } from '../ports.ts';

/** A message with the return it is about. */
export interface Asked {
	readonly message: string;
	readonly ports: AssistantPorts;
}

/** What to say: sentences with gaps, what fills them, and what goes with the answer. */
export interface Reply extends Partial<Omit<AssistantAnswer, 'text'>> {
	readonly sentences: readonly string[];
	readonly fills?: Fills;
}
