/** What an answer was before the assistant proposed another, so that it can be put back. */
import type { EntryChange } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
import type { Former, Memory } from './memory.ts';
import { interviewOf, without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { takeBack } from './take-back.ts';

/** The memory to keep: with the question that was asked before, and with what stood where something was proposed. */
export function remembering(asked: Asked, memory: Memory): Memory {
	return rememberingFormer(asked, rememberingAsked(asked.memory, memory));
}

/** The question before the one that is asked now, for who wants to go back to it. */
function rememberingAsked({ asking: before }: Memory, memory: Memory): Memory {
	const isNew = before && memory.asking && JSON.stringify(before) !== JSON.stringify(memory.asking);
	return isNew ? { ...memory, earlier: before } : memory;
}

/** The memory with what stood on the return where something else was just proposed. */
function rememberingFormer({ memory: before, ports }: Asked, memory: Memory): Memory {
	const { proposed = [] } = memory;
	if (proposed.length === 0) return without(memory, 'former');
	if (JSON.stringify(proposed) === JSON.stringify(before.proposed)) return memory;
	const entries = ports.entries();
	const former = proposed.flatMap(({ entry, field }): Former[] => {
		const stored = 'id' in entry ? entries.find(({ id }) => id === entry.id) : undefined;
		const value = field === undefined ? undefined : stored?.answers[field];
		return stored && field !== undefined && typeof value === 'string'
			? [{ id: stored.id, field, value }]
			: [];
	});
	return { ...memory, former };
}

const LONGEST = 16;
const IT = String.raw`(?:it|that|this|them|those|things|everything|(?:the|my) \w+(?: \w+)?)`;
const AS_BEFORE = `(?:(?:to )?(?:what|how|where|the way|as) (?:it|they|things|that) (?:was|were|had been)(?: before)?|to (?:the |my )?(?:old|former|previous|original|first|earlier) (?:one|figure|amount|value|number)|again|please|then)`;
const PUTS_BACK: readonly RegExp[] = [
	new RegExp(
		String.raw`\b(?:put|change|set|switch|turn|move|bring|swap) (?<what>${IT}) back(?:,? ${AS_BEFORE})*\W*$`,
	),
	new RegExp(
		String.raw`\b(?:put|change|set|switch|turn|move|bring|swap) back (?<what>${IT})(?:,? ${AS_BEFORE})*\W*$`,
	),
	new RegExp(
		String.raw`\b(?:revert|restore|reset|go back|leave|keep|make|put|set)(?: (?<what>${IT}))? ${AS_BEFORE}\W*$`,
	),
	/\b(?:restore|revert|use|keep|go back) (?:to )?(?:the |my )?(?:old|former|previous|original|first|earlier) (?:one|figure|amount|value|number)\W*$/,
	/^\W*(?:(?:no|actually|sorry|wait|ok|please)\W+)*(?:revert|restore) (?<what>it|that|this)\W*$/,
];

/** Puts back what stood before the last proposal; undefined where a lower-case text does not say so. */
export function putBack(asked: Asked, text: string): Plan | undefined {
	const { proposed = [] } = asked.memory;
	if (proposed.length === 0 || amountsIn(text).length > 0 || text.split(/\s+/).length > LONGEST)
		return undefined;
	const found = PUTS_BACK.map((form) => form.exec(text)).find((one) => one !== null);
	const own = found ? ofWhat(asked, proposed, found.groups?.what ?? 'it') : [];
	return own.length > 0 ? takeBack(asked, 'correct.takenBack', {}, own) : undefined;
}

/** Of the changes proposed last, those that words name: all of them where they name nothing. */
function ofWhat(asked: Asked, proposed: readonly EntryChange[], what: string): readonly EntryChange[] {
	if (!/^(?:the|my) /.test(what) || /\b(?:figures?|amounts?|change|lot|one|numbers?)\b/.test(what))
		return proposed;
	const known = knownOf(interviewOf(asked).entries.map(({ section }) => section));
	const [of] = hear(`${what} £1`, known, { wasSpent: true }).statements;
	return proposed.filter(
		({ section, field }) =>
			section === of?.section && (field === of.field || (of.adds && field === 'totalExpenses')),
	);
}
