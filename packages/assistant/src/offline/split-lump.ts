/** Takes a single figure of costs apart: "split the costs: 2,550 materials and 1,500 van". */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import { type EntryChange, settingChanges } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { isQuestion } from './topic.ts';

const SPLITS =
	/\b(?:split(?:ting)?|break(?:ing)? (?:(?:it|that|them|those|the \w+) )?(?:down|up|out)|broken (?:down|up|out)|itemi[sz]ed?|divide[ds]? (?:it|them|the \w+) (?:up|out)|separate(?:d|ly)?(?: out)?|in parts|into (?:its|their) (?:parts|kinds))\b/;
const OF_COSTS = /\b(?:costs?|expenses|outgoings|lump|one figure|single figure|total|spending|them|it)\b/;
const LEAST_PARTS = 2;

/** What to do with such a message; undefined where it is none, or a part has no certain place. */
export function splitsLump(asked: Asked, text: string): Plan | undefined {
	if (!SPLITS.test(text) || !OF_COSTS.test(text) || isQuestion(text)) return undefined;
	const { entries } = interviewOf(asked);
	const lumps = entries.filter(({ answers }) => (answers.totalExpenses ?? null) !== null);
	const [entry, ...others] = lumps;
	if (!entry || others.length > 0) return undefined;
	const told = withoutLump(text, String(entry.answers.totalExpenses));
	const heard = hear(told, knownOf([entry.section]), { wasSpent: true });
	const parts = heard.statements.filter(({ section, adds }) => section === entry.section && adds);
	const isWhole =
		heard.unplaced.length + heard.unclear.length === 0 && parts.length === heard.statements.length;
	if (!isWhole || parts.length < LEAST_PARTS) return undefined;
	const fields = [...new Set(parts.map(({ field }) => field))];
	const amounts = fields.map((field) => {
		const own = parts.filter((one) => one.field === field).map(({ value }) => fromPounds(value) ?? ZERO);
		return [field, toPounds(sum(own))] as const;
	});
	const changes: readonly EntryChange[] = settingChanges(entry.section, targetOf(entry), {
		...{ oneFigure: false, totalExpenses: null },
		...Object.fromEntries(amounts),
	});
	const memory = without(asked.memory, 'asking');
	return goOn({ ...asked, memory: { ...memory, changes: [...(memory.changes ?? []), ...changes] } });
}

/** A text without the lump that it takes apart, and the words that say so. */
function withoutLump(text: string, lump: string): string {
	const [whole] = amountsIn(text).filter(({ inYear }) => inYear !== undefined && toPounds(inYear) === lump);
	const left = whole ? `${text.slice(0, whole.start)} ${text.slice(whole.end)}` : text;
	return left.replace(/^[^\d£]*?\b(?:split|break|itemi[sz]e|divide|separate)\b[^\d£]*?[:.,]\s*/, '');
}
