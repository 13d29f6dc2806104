/** What a proposal does to the figures of a return, calculated by the tax engine. */
import { type FoldableEntry, findSection, readAnswers } from '@halfpenny/questions';
import { calculate } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import type { Result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { defineWork } from '../../platform/threads/work.ts';
import { readFacts } from '../calculation/facts.ts';
import { figuresOf } from '../calculation/figures.ts';
import { isCostly } from '../entries/costly.ts';
import type { Profile } from '../profile/profile.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { type CurrentReturn, planWrites } from './plan.ts';
import type { Effect, ProposedChange } from './proposal-content.ts';

type Figures = NonNullable<Effect>['before'];

/** The figures of these entries; null for a partnership, and if the answers contradict each other. */
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

/** A return as it is, and the changes of several proposals. */
interface ForeseeOrder {
	readonly taxReturn: TaxReturnRow;
	readonly profile: Profile;
	readonly current: CurrentReturn;
	readonly proposed: readonly (readonly ProposedChange[])[];
}

/** For each proposal the figures before and after its changes, storing nothing; null if they cannot be made now. */
export const foreseeWork = defineWork(
	'foresee',
	({ taxReturn, profile, current, proposed }: ForeseeOrder): Effect[] => {
		const before = figuresWith(taxReturn, profile, current.entries);
		return proposed.map((changes) => {
			if (changes.length === 0) return null;
			const entries = entriesWith(taxReturn, current, changes);
			const after = entries && figuresWith(taxReturn, profile, entries);
			return before && after ? { before, after } : null;
		});
	},
);

function entriesWith(
	{ taxYear }: TaxReturnRow,
	current: CurrentReturn,
	changes: readonly ProposedChange[],
): readonly FoldableEntry[] | null {
	const planned = planWrites(changes, current);
	if (!planned.ok) return null;
	let entries: readonly FoldableEntry[] = current.entries;
	for (const write of planned.value) {
		const name = write.kind === 'add' ? write.section : write.entry.section;
		const section = findSection(name);
		const year = isTaxYear(taxYear) ? taxYear : undefined;
		const read =
			write.kind === 'remove' || !section
				? undefined
				: readAnswers(section, write.answers, year, current.entries);
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

/**
 * As {@link foreseeWork}, on another thread if that takes long. SERVICE_BUSY, STILL_WORKING if there are very many
 * answers.
 */
export function foresee({ threads }: Services, order: ForeseeOrder): Promise<Result<Effect[]>> {
	const costly = isCostly(order.current.entries.length * (1 + order.proposed.length));
	return threads.run(foreseeWork, { userId: order.taxReturn.userId, costly }, order);
}
