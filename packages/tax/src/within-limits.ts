/** Reliefs with a limit: the excess has no relief, and does not go in the box. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { type YearData, yearData } from '@halfpenny/years';
import { lower } from './rounding.ts';

/**
 * The same facts with investments in venture capital cut to the relief limit (ITA 2007 ss.158, 257AB and 262; AOR1,
 * AOR2 and AOR10: a box holds what relief is claimed on), and likewise payments for death benefits (ss.457(3) and
 * 458(3); AOR8).
 */
export function withinLimits(facts: Facts): Facts {
	const { reliefs } = facts;
	if (!reliefs) return facts;
	const { investmentReliefs: limits, reliefLimit } = yearData(facts.taxYear);
	const cut = {
		...cutTo(reliefs, 'ventureCapitalTrust', limits.ventureCapitalTrustLimitPounds * 100),
		...cutTo(reliefs, 'enterpriseInvestmentScheme', enterpriseInvestmentLimit(reliefs, limits)),
		...cutTo(
			reliefs,
			'seedEnterpriseInvestmentScheme',
			limits.seedEnterpriseInvestmentSchemeLimitPounds * 100,
		),
		...cutTo(reliefs, 'paymentsToTradeUnionsForDeathBenefits', reliefLimit.deathBenefitsPounds * 100),
	};
	return Object.keys(cut).length === 0 ? facts : { ...facts, reliefs: { ...reliefs, ...cut } };
}

type Reliefs = NonNullable<Facts['reliefs']>;

/** £1 million, plus what went into knowledge-intensive companies, up to £2 million. ITA 2007 s.158(2ZA). */
function enterpriseInvestmentLimit(reliefs: Reliefs, limits: YearData['investmentReliefs']): number {
	const { enterpriseInvestmentSchemeLimitPounds: most, enterpriseInvestmentSchemePlainLimitPounds: plain } =
		limits;
	return lower(most * 100, plain * 100 + (reliefs.enterpriseInvestmentSchemeKnowledgeIntensive ?? 0));
}

/** The amount that a relief is cut to; undefined within the limit. */
function cutTo(reliefs: Reliefs, name: keyof Reliefs, limit: number): Readonly<Record<string, Pence>> {
	const given = reliefs[name];
	return typeof given === 'number' && given > limit ? { [name]: pence(limit) } : {};
}
