/** What-if questions that say how things would be: "say I turned over 50k with 12k costs, what would the tax be?". */
import { type EntryChange, settingChanges } from '@halfpenny/questions';
import { entryChange } from '../tools/change.ts';
import { saidIn } from './heard/said.ts';
import { without } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { tell } from './tell.ts';

/** Words that only say that it is imagined. */
const SUPPOSING =
	/\b(?:but |and |so )?(?:what (?:about )?if|if|suppos(?:e|ing)|say|imagine|assum(?:e|ing)|pretend(?:ing)?|let's say|hypothetically|in theory|(?:just|only|purely) (?:testing|playing|asking|curious|wondering|out of (?:interest|curiosity))|dreaming here|had)\b[,:]?(?: that\b)?/g;
/** Clauses that ask for the outcome. */
const ASKS =
	/^\W*(?:(?:and|so|then)\W+)*(?:what|how|would|will|do|does|is|which|total|damage|thoughts|could|should|can)\b|\?\s*$/;
const CLAUSES = /(?<=[.!?])\s+|\s[-–]\s|,\s+(?!\d{3}\b)/;
/** More of something is an addition to what there is, which the amount alone does not say. */
const ADDS =
	/\b(?:more|extra|another|additional|less|fewer|higher|lower|second|new job|on top|on to|up by|down by|into)\b/;

/** More tax is what is asked for, and nothing tried. */
const MORE_TAX = /\b(?:how much|any) (?:more|extra|additional|less) (?:income )?tax\b/g;

/** What is paid into a pension and given away is always more of it. */
const PENSION = /\bpension\b|\bsipp\b/;
const GIFT = /\bcharit\w*|\bgift ?aid\b|\bdonat\w+/;

/** The bill as it would be with what is imagined; undefined where that is not all understood, or adds to what there is. */
export function triedAsTold(asked: Asked, text: string): Plan | undefined {
	if (ADDS.test(text.replace(MORE_TAX, ' ')) && !(PENSION.test(text) && GIFT.test(text))) return undefined;
	const imagined = imaginedIn(text);
	const changes = [...saidChanges(asked, text), ...ofProfit(text, toldChanges(asked, imagined))];
	if (changes.length === 0) return undefined;
	return { steps: [{ use: 'whatIf', with: { told: changes } }], memory: without(asked.memory, 'asking') };
}

/** The clauses that say how things would be, as if they were so. */
function imaginedIn(text: string): string {
	const plain = text.replace(SUPPOSING, ' ').replace(/\b(i|we|they|he|she|it)'d\b/g, '$1');
	const clauses = plain.split(CLAUSES);
	const told = clauses.filter((clause) => /\d/.test(clause) || !ASKS.test(clause));
	return told.join(', ').replace(PROFIT, 'turnover').replace(/\?/g, ' ').replace(/\s+/g, ' ').trim();
}

/** What is left after the costs is taken in with no costs, and no allowance in their place. */
const PROFIT = /\bprofits?(?: (?:after|net of) (?:all )?(?:my |the )?(?:costs|expenses))?\b/g;

function ofProfit(text: string, changes: readonly EntryChange[]): readonly EntryChange[] {
	const taken = changes.find(({ section, field }) => section === 'selfEmployment' && field === 'turnover');
	const isProfit = text.search(PROFIT) !== -1 && !changes.some(({ field }) => field === 'totalExpenses');
	return taken && isProfit
		? [...changes, ...settingChanges('selfEmployment', taken.entry, { tradingAllowance: false })]
		: changes;
}

function saidChanges({ ports }: Asked, text: string): readonly EntryChange[] {
	const said = /\d/.test(text) ? undefined : saidIn(text.replace(SUPPOSING, ' ').trim());
	if (!said) return [];
	const entry = ports.entries().find(({ section }) => section === said.section);
	return settingChanges(said.section, entry ? targetOf(entry) : { new: said.section }, said.answers);
}

/** What would be proposed if it were told; nothing where part of it was not understood. */
function toldChanges(asked: Asked, text: string): readonly EntryChange[] {
	const open = { ...asked.ports, isLocked: () => false, hasReturn: () => true, openProposals: () => [] };
	const { steps, memory } = tell(
		{ ...asked, ports: open, message: text, memory: { interview: false } },
		text,
		true,
	) ?? { steps: [] };
	const proposed = steps.flatMap((step) =>
		'use' in step && step.use === 'proposeEntries' ? ((step.with?.changes ?? []) as unknown[]) : [],
	);
	const all = [...proposed, ...(memory?.changes ?? [])].flatMap((one) => {
		const read = entryChange.safeParse(one);
		return read.success ? [read.data] : [];
	});
	const isWhole = !steps.some((step) => 'say' in step && step.fills?.amounts !== undefined);
	return isWhole ? all : [];
}
