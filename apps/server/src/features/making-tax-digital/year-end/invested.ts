/** What the answers of a return say was invested under a scheme with relief, company by company. */
import { type Facts, type Pence, parsePounds, pence } from '@halfpenny/facts';
import { claimedOnEach, type InvestmentScheme, isInvestmentScheme } from '@halfpenny/tax';
import type { Entry } from '../../entries/entry.ts';

/** An investment in one company or fund. */
export interface Invested {
	readonly entryId: string;
	readonly scheme: InvestmentScheme;
	readonly company: string;
	/** Undefined if not answered, or not asked. */
	readonly knowledgeIntensive: boolean | undefined;
	readonly amountInvested: Pence;
	/** What relief is claimed on: less than was invested above the scheme's limit. */
	readonly reliefClaimed: Pence;
}

/** The investments of a return in the order of its answers; those without an amount are left out. */
export function investedIn(entries: readonly Entry[], facts: Facts): readonly Invested[] {
	const given = entries.flatMap(({ id, section, answers }) => {
		const { company, scheme, amount, knowledgeIntensive } = answers;
		const read = typeof amount === 'string' ? parsePounds(amount, false) : undefined;
		if (section !== 'investmentScheme' || !isInvestmentScheme(scheme) || !read?.ok) return [];
		const isKnown = scheme === 'eis' && typeof knowledgeIntensive === 'boolean';
		return [
			{
				...{ entryId: id, scheme, company: typeof company === 'string' ? company : '' },
				...{ knowledgeIntensive: isKnown ? knowledgeIntensive : undefined, amountInvested: read.value },
			},
		];
	});
	const claims = claimedOnEach(given, facts);
	return given.map((one) => ({ ...one, reliefClaimed: claims.get(one) ?? pence(0) }));
}
