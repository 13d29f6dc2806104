/** What a proposal does to the figures of a return, worked out by the tax engine. */
import { type FoldableEntry, findSection, readAnswers } from '@halfpenny/questions';
import { calculate } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import { readFacts } from '../calculation/facts.ts';
import { figuresOf } from '../calculation/figures.ts';
import type { Profile } from '../profile/profile.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { planWrites, type Standing } from './plan.ts';
import type { Effect, ProposedChange } from './proposal-content.ts';

type Figures = NonNullable<Effect>['before'];

/** The figures of these entries; null for a partnership, and while the answers cannot be right together. */
export function figuresWith(
	taxReturn: TaxReturnRow,
	profile: Profile,
	entries: readonly FoldableEntry[],
): Figures | null {
	if (taxReturn.returnType !== 'individual') return null;
	const read = readFacts(taxReturn, profile, entries);
	if (!read.ok) return null;
	const figures = figuresOf(read.facts, calculate(read.facts, { working: false }));
	const { totalIncome, taxableIncome, taxLiability, taxOwed, refundAmount } = figures;
	return {
		totalIncome: totalIncome ?? NIL,
		taxableIncome: taxableIncome ?? NIL,
		taxLiability: taxLiability ?? NIL,
		taxOwed: taxOwed ?? NIL,
		refundAmount: refundAmount ?? NIL,
	};
}

const NIL = '0.00';

/** The figures without and with the changes, nothing written; null where the changes cannot be made as things are. */
export function foresee(
	taxReturn: TaxReturnRow,
	profile: Profile,
	standing: Standing,
	changes: readonly ProposedChange[],
): Effect {
	const entries = entriesWith(taxReturn, standing, changes);
	const before = figuresWith(taxReturn, profile, standing.entries);
	const after = entries && figuresWith(taxReturn, profile, entries);
	return before && after ? { before, after } : null;
}

function entriesWith(
	{ taxYear }: TaxReturnRow,
	standing: Standing,
	changes: readonly ProposedChange[],
): readonly FoldableEntry[] | null {
	const planned = planWrites(changes, standing);
	if (!planned.ok) return null;
	let entries: readonly FoldableEntry[] = standing.entries;
	for (const write of planned.value) {
		const name = write.kind === 'add' ? write.section : write.entry.section;
		const section = findSection(name);
		const year = isTaxYear(taxYear) ? taxYear : undefined;
		const read =
			write.kind === 'remove' || !section
				? undefined
				: readAnswers(section, write.answers, year, standing.entries);
		if (read?.ok === false) return null;
		const changed = read ? { section: name, answers: read.answers } : undefined;
		if (write.kind === 'add') entries = changed ? [...entries, changed] : entries;
		else
			entries = entries.flatMap((entry) => {
				if (entry !== write.entry) return [entry];
				return changed ? [{ ...entry, ...changed }] : [];
			});
	}
	return entries;
}
