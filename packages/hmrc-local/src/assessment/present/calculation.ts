/** A calculation in HMRC's format, without its metadata. */
import type { StandIn } from '../../app/plugin.ts';
import { itsaStatusesIn } from '../../individuals/itsa-status.ts';
import { marriageClaimsIn } from '../../individuals/marriage-claims.ts';
import type { Assessment } from '../assess.ts';
import { businessSources, profitsAndLosses } from './businesses.ts';
import { allowances, incomeTotals, otherParts } from './income.ts';
import { taxCalculation } from './tax.ts';

/** Its inputs. */
export function inputsOf(standIn: StandIn, assessment: Assessment): object {
	const { nino, taxYear } = assessment;
	const { status } = itsaStatusesIn(standIn.store).of(nino, taxYear);
	const utr = standIn.people.byNino(nino)?.saUtr;
	return {
		personalInformation: {
			identifier: nino,
			taxRegime: 'uk',
			...marriageAllowanceOf(standIn, nino),
			...(utr === undefined ? {} : { uniqueTaxpayerReference: utr }),
			...(status === 'Digitally Exempt' || status === 'Non Digital' ? {} : { itsaStatus: status }),
		},
		incomeSources: { businessIncomeSources: businessSources(standIn, assessment) },
	};
}

function marriageAllowanceOf({ store }: StandIn, nino: string): object {
	const claims = marriageClaimsIn(store);
	if (claims.isGivenBy(nino)) return { marriageAllowance: 'transferor' };
	return claims.isGivenTo(nino) ? { marriageAllowance: 'recipient' } : {};
}

/** Its results. */
export const figuresOfCalculation = (standIn: StandIn, assessment: Assessment): object => ({
	allowancesAndDeductions: allowances(assessment),
	businessProfitAndLoss: profitsAndLosses(assessment),
	incomeSummaryTotals: incomeTotals(assessment),
	...otherParts(standIn, assessment),
	taxCalculation: taxCalculation(assessment),
});
