/** Whether a message asks for the bill of somebody whose return has figures. */
import { asksBill, asksParts } from './bill-words.ts';
import type { Asked } from './plan.ts';
import type { Topic } from './topic.ts';

/** What a message is about even where it asks how much there is. */
const NO_BILL: readonly Topic[] = ['interview', 'document', 'upload'];

/** `owe` where the bill is asked for, `why` where its parts are; undefined where nothing is known that makes one. */
export function billTopic(
	{ ports, memory }: Pick<Asked, 'ports' | 'memory'>,
	text: string,
	topic: Topic,
): 'owe' | 'why' | undefined {
	const hasFigures =
		ports.entries().length > 0 || ports.openProposals().length > 0 || (memory.changes ?? []).length > 0;
	if (NO_BILL.includes(topic) || !hasFigures || ports.returnType() !== 'individual') return undefined;
	if (asksBill(text)) return 'owe';
	return asksParts(text) ? 'why' : undefined;
}
