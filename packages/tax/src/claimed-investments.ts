/** Relief for investments company by company, where a return has one total for each scheme. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { lower } from './rounding.ts';
import { withinLimits } from './within-limits.ts';

/** Each scheme, and where a return has its total. */
const TOTALS = {
	eis: 'enterpriseInvestmentScheme',
	seis: 'seedEnterpriseInvestmentScheme',
	vct: 'ventureCapitalTrust',
	communityInvestment: 'communityInvestment',
} as const;

/** A scheme, by the name it has in the answers. */
export type InvestmentScheme = keyof typeof TOTALS;

/** Whether a text names a scheme. */
export function isInvestmentScheme(value: unknown): value is InvestmentScheme {
	return typeof value === 'string' && value in TOTALS;
}

/** What relief can be claimed on in a year, in pence by scheme, and how much of EIS is in knowledge-intensive companies. */
export function claimableInvestments(
	facts: Facts,
): Readonly<Record<InvestmentScheme | 'knowledgeIntensive', Pence>> {
	const { reliefs = {} } = withinLimits(facts);
	const of = (scheme: InvestmentScheme): Pence => reliefs[TOTALS[scheme]] ?? pence(0);
	const known = reliefs.enterpriseInvestmentSchemeKnowledgeIntensive ?? 0;
	return {
		...{ eis: of('eis'), seis: of('seis'), vct: of('vct') },
		communityInvestment: of('communityInvestment'),
		knowledgeIntensive: pence(lower(known, reliefs.enterpriseInvestmentScheme ?? known)),
	};
}

/** An investment in one company or fund. */
interface Investment {
	readonly scheme: InvestmentScheme;
	readonly knowledgeIntensive: boolean | undefined;
	readonly amountInvested: Pence;
}

/**
 * What relief is claimed on of each investment, in pence: in the order given, up to the scheme's limit;
 * knowledge-intensive companies first, since without them the limit of EIS is lower (ITA 2007 s.158(2ZA)).
 */
export function claimedOnEach<One extends Investment>(
	given: readonly One[],
	facts: Facts,
): ReadonlyMap<One, Pence> {
	const left: Record<InvestmentScheme, number> = { ...claimableInvestments(facts) };
	const isLast = ({ knowledgeIntensive }: One) => (knowledgeIntensive ? 0 : 1);
	const claims = new Map<One, Pence>();
	for (const one of given.toSorted((a, b) => isLast(a) - isLast(b))) {
		const claimed = lower(one.amountInvested, left[one.scheme]);
		left[one.scheme] -= claimed;
		claims.set(one, pence(claimed));
	}
	return claims;
}
