/** Whether a message asks for the bill of somebody whose return has figures. */
import { asksBill, asksParts } from './bill-words.ts';
import type { Asked } from './plan.ts';
import type { Topic } from './topic.ts';

/** What a message is about even where it asks how much there is. */
const NO_BILL: readonly Topic[] = ['interview', 'document', 'upload'];

/** Asks how the bill is split: "what's the tax bit and what's the NI bit". */
const PARTS =
	/^(?!.*\b(?:not|just|only) (?:the |my )?(?:ni|national|class|income)\b)(?=.*\b(?:how much|what(?:'s| is)|which|break|split)\b)(?=.*\btax (?:bit|part|side|and)\b|.*\band tax\b|.*\bincome tax\b)(?=.*\b(?:ni|national insurance|class 4)\b)/;

/** What comes back for paying tax at a higher rate is in the bill: "how much do I get back for being higher rate". */
const COMES_BACK =
	/^(?=.*\b(?:how much|what)\b)(?=.*\b(?:get|getting|have|claim|is)\b.{0,25}\bback\b)(?=.*\b(?:higher|additional|top)[- ]rate|.*\b4[05] ?(?:%|per ?cent)|.*\b4[05] (?:taxpayer|payer)).*/;

/** `owe` where the bill is asked for, `why` where its parts are; undefined where nothing is known that makes one. */
export function billTopic(
	{ ports, memory }: Pick<Asked, 'ports' | 'memory'>,
	text: string,
	topic: Topic,
): 'owe' | 'why' | undefined {
	const hasFigures =
		ports.entries().length > 0 || ports.openProposals().length > 0 || (memory.changes ?? []).length > 0;
	if (NO_BILL.includes(topic) || !hasFigures || ports.returnType() !== 'individual') return undefined;
	if (asksBill(text) || PARTS.test(text) || COMES_BACK.test(text)) return 'owe';
	return asksParts(text) ? 'why' : undefined;
}
