/** Last year's return, from our own or from XML, as the start of this year's. */
import { parseFacts, sum } from '@halfpenny/facts';
import { readBack } from '@halfpenny/forms';
import {
	type CarriedEntry,
	carryForward,
	type FoldableEntry,
	findSection,
	unfoldFacts,
} from '@halfpenny/questions';
import { type Calculation, calculate } from '@halfpenny/tax';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { defineWork } from '../../platform/threads/work.ts';
import { type PersonAnswers, readFacts } from '../calculation/facts.ts';

/** What a return suggests, and its year. */
export interface Suggestion {
	readonly from: string | null;
	readonly entries: readonly CarriedEntry[];
}

/** What one year's answers carry into the next; nothing if they contradict each other, and so have no figures. */
export const suggestWork = defineWork(
	'carryForward',
	({ taxReturn, profile, entries }: PersonAnswers): readonly CarriedEntry[] => {
		const read = readFacts(taxReturn, profile, entries);
		return read.ok ? suggest(entries, calculate(read.facts, { working: false })) : [];
	},
);

/** The XML of a return, and the person and year it should be for. */
interface LastReturnOrder {
	readonly xml: Uint8Array;
	readonly expected: { readonly taxYear: string | undefined; readonly utr: string | null };
}

function suggest(entries: readonly FoldableEntry[], calculation: Calculation): readonly CarriedEntry[] {
	const { carriedForward, paymentsOnAccount } = calculation;
	const { required, first, second } = paymentsOnAccount;
	return carryForward({
		entries,
		carriedForward,
		paymentsOnAccount: required ? sum([first, second]) : undefined,
	});
}

/**
 * Reads the XML of a return. LAST_RETURN_UNREADABLE with `{reasons}` in sentences, LAST_RETURN_OTHER_YEAR with
 * `{expected}`, LAST_RETURN_OTHER_PERSON.
 */
export const readLastReturnWork = defineWork('readLastReturn', readLastReturn);

function readLastReturn({ xml, expected }: LastReturnOrder): Result<Suggestion> {
	const read = readBack(xml);
	if (!read.ok)
		return fail('LAST_RETURN_UNREADABLE', { reasons: read.problems.map(({ message }) => message) });
	const facts = parseFacts(read.facts);
	if (!facts.ok) return fail('LAST_RETURN_UNREADABLE', { reasons: [] });
	const { taxYear, person } = facts.facts;
	if (taxYear !== expected.taxYear)
		return fail('LAST_RETURN_OTHER_YEAR', { found: taxYear, expected: expected.taxYear ?? null });
	const utr = person?.uniqueTaxpayerReference;
	if (utr !== undefined && expected.utr !== null && utr !== expected.utr)
		return fail('LAST_RETURN_OTHER_PERSON');
	const entries = suggest(unfoldFacts(read.facts), calculate(facts.facts, { working: false }));
	return succeed({ from: taxYear, entries });
}

/** Leaves out what this year's return already has: a section's single entry, or one with the same name. */
export function withoutKnown(
	suggested: readonly CarriedEntry[],
	known: readonly FoldableEntry[],
): readonly CarriedEntry[] {
	return suggested.filter(({ section: id, answers }) => {
		const section = findSection(id);
		const own = known.filter((entry) => entry.section === id);
		if (section?.single) return own.length === 0;
		const title = section?.title ?? '';
		return !own.some((entry) => entry.answers[title] === answers[title]);
	});
}
