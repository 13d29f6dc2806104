/** What the answers of a return say was invested under a scheme with relief, company by company. */
import { type Facts, type Pence, parsePounds, pence } from '@halfpenny/facts';
import { withinLimits } from '@halfpenny/tax';
import type { Entry } from '../../entries/entry.ts';

/** Each scheme, and where a return has its total. */
const TOTALS = {
	eis: 'enterpriseInvestmentScheme',
	seis: 'seedEnterpriseInvestmentScheme',
	vct: 'ventureCapitalTrust',
	communityInvestment: 'communityInvestment',
} as const;

/** A scheme, by the name it has in the answers. */
export type Scheme = keyof typeof TOTALS;

/** An investment in one company or fund. */
export interface Invested {
	readonly entryId: string;
	readonly scheme: Scheme;
	readonly company: string;
	/** Undefined if not answered, or not asked. */
	readonly knowledgeIntensive: boolean | undefined;
	readonly amountInvested: Pence;
	/** What relief is claimed on: less than was invested above the scheme's limit. */
	readonly reliefClaimed: Pence;
}

/** What relief can be claimed on in a year, by scheme, and how much of EIS is in knowledge-intensive companies. */
export function claimable(facts: Facts): Readonly<Record<Scheme | 'knowledgeIntensive', Pence>> {
	const { reliefs = {} } = withinLimits(facts);
	const of = (scheme: Scheme): Pence => reliefs[TOTALS[scheme]] ?? pence(0);
	const known = reliefs.enterpriseInvestmentSchemeKnowledgeIntensive ?? 0;
	return {
		...{ eis: of('eis'), seis: of('seis'), vct: of('vct') },
		communityInvestment: of('communityInvestment'),
		knowledgeIntensive: pence(Math.min(known, reliefs.enterpriseInvestmentScheme ?? known)),
	};
}

/** The investments of a return in the order of its answers; those without an amount are left out. */
export function investedIn(entries: readonly Entry[], facts: Facts): readonly Invested[] {
	const given = entries.flatMap(({ id, section, answers }) => {
		const { company, scheme, amount, knowledgeIntensive } = answers;
		const read = typeof amount === 'string' ? parsePounds(amount, false) : undefined;
		if (section !== 'investmentScheme' || !isScheme(scheme) || !read?.ok) return [];
		const isKnown = scheme === 'eis' && typeof knowledgeIntensive === 'boolean';
		return [
			{
				...{ entryId: id, scheme, company: typeof company === 'string' ? company : '' },
				...{ knowledgeIntensive: isKnown ? knowledgeIntensive : undefined, amountInvested: read.value },
			},
		];
	});
	const claims = claimsOf(given, facts);
	return given.map((one) => ({ ...one, reliefClaimed: claims.get(one) ?? pence(0) }));
}

const isScheme = (value: unknown): value is Scheme => typeof value === 'string' && value in TOTALS;

/** Knowledge-intensive companies first: without them the limit of EIS is lower (ITA 2007 s.158(2ZA)). */
function claimsOf<One extends Omit<Invested, 'reliefClaimed'>>(given: readonly One[], facts: Facts) {
	const left: Record<Scheme, number> = { ...claimable(facts) };
	const isLast = ({ knowledgeIntensive }: One) => (knowledgeIntensive ? 0 : 1);
	const claims = new Map<One, Pence>();
	for (const one of [...given].sort((a, b) => isLast(a) - isLast(b))) {
		const claimed = Math.min(one.amountInvested, left[one.scheme]);
		left[one.scheme] -= claimed;
		claims.set(one, pence(claimed));
	}
	return claims;
}
