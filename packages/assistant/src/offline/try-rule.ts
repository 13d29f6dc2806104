/** What an amount would cost, after the rule for it: the tax-free interest, then “so on 700 I’d pay what”. */
import { searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import type { TriedKind } from '../tools/what-if.ts';
import type { Asked, Plan } from './plan.ts';
import { LOOKED_UP } from './same-matter.ts';
import { kindIn } from './tried-kinds.ts';
import { tried } from './try.ts';

/** What a rule is about, by its id in the knowledge. */
const KINDS: Readonly<Record<string, TriedKind>> = {
	savingsAllowance: 'interest',
	dividendAllowance: 'dividends',
};
const ASKS_TAX = /\b(?:i'?d|i would|would i|do i|will i|i'll) (?:have to )?(?:pay|owe)\b/;
const MORE_OR_WHEN = /\b(?:if|when|how do|late|instead|already)\b/;

/** The bill with so much of what the rule is about; undefined where nothing of the kind was looked up or asked. */
export function triedByRule(asked: Asked, text: string): Plan | undefined {
	const { memory, ports } = asked;
	const { used } = memory;
	const question = used !== undefined && LOOKED_UP.includes(used.tool) ? used.with.question : undefined;
	if (question === undefined || ports.entries().length === 0 || memory.asking !== undefined) return undefined;
	const id = searchKnowledge(question, ports.facts().taxYear)?.id ?? '';
	const kind = KINDS[id];
	const named = kindIn(text);
	const [only, ...others] = amountsIn(text);
	if (kind === undefined || only === undefined || others.length > 0) return undefined;
	// “Pay” in “I’d pay” is the tax.
	const isOfIt = named === undefined || named === kind || named === 'pay';
	return isOfIt && ASKS_TAX.test(text) && !MORE_OR_WHEN.test(text)
		? tried(asked, kind, only, false)
		: undefined;
}
