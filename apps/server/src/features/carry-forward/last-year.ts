/** Last year's return, from our own or from XML, as what this year's begins with. */
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

/** What a return suggests, and the year that it is of. */
export interface Suggestion {
	readonly from: string | null;
	readonly entries: readonly CarriedEntry[];
}

/** What entries and the tax on them give to the year after. */
export function suggest(
	entries: readonly FoldableEntry[],
	calculation: Calculation,
): readonly CarriedEntry[] {
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
export function readLastReturn(
	xml: Uint8Array,
	expected: { readonly taxYear: string | undefined; readonly utr: string | null },
): Result<Suggestion> {
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

/** Without what this year's return has already: the one entry of a section, or one of the same name. */
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
