/** Reliefs that have a limit of their own: what is above it has no relief, and no place in its box. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';

/**
 * The same facts with no more invested in venture capital than has relief (ITA 2007 ss.158, 257AB and 262; AOR1, AOR2 and
 * AOR10), and no more paid for death benefits (ss.457(3) and 458(3); AOR8).
 */
export function withinLimits(facts: Facts): Facts {
	const { reliefs } = facts;
	if (!reliefs) return facts;
	const { investmentReliefs: limits, reliefLimit } = yearData(facts.taxYear);
	const cut = {
		...most(reliefs, 'ventureCapitalTrust', limits.ventureCapitalTrustLimitPounds),
		...most(reliefs, 'enterpriseInvestmentScheme', limits.enterpriseInvestmentSchemeLimitPounds),
		...most(reliefs, 'seedEnterpriseInvestmentScheme', limits.seedEnterpriseInvestmentSchemeLimitPounds),
		...most(reliefs, 'paymentsToTradeUnionsForDeathBenefits', reliefLimit.deathBenefitsPounds),
	};
	return Object.keys(cut).length === 0 ? facts : { ...facts, reliefs: { ...reliefs, ...cut } };
}

type Reliefs = NonNullable<Facts['reliefs']>;

/** The amount that a relief is cut to; nothing where it is within the limit. */
function most(reliefs: Reliefs, name: keyof Reliefs, pounds: number): Readonly<Record<string, Pence>> {
	const given = reliefs[name];
	return typeof given === 'number' && given > pounds * 100 ? { [name]: pence(pounds * 100) } : {};
}
