/** Proposes a figure without a part that does not belong in it. */
import { partOffIn } from './heard/part-off.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';

/** What to do with a lower-case text that takes part of a figure on the return away; undefined where it takes none. */
export function tellPartOff(asked: Asked, text: string): Plan | undefined {
	const { entries } = interviewOf(asked);
	const left = partOffIn(text, entries);
	const entry = left && entries.find(({ id }) => id === left.id);
	if (!left || !entry) return undefined;
	const { section, field, value } = left;
	const change = { section, entry: targetOf(entry), operation: 'set', field, value } as const;
	const memory = without(asked.memory, 'asking');
	return goOn({ ...asked, memory: { ...memory, changes: [...(memory.changes ?? []), change] } });
}
