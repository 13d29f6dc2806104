/** Facts that have no effect, or less than they seem to, since another fact takes their place or the law has none for them. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Figures } from './figures.ts';
import type { Notice } from './notice.ts';
import { deduction } from './pages/box.ts';
import { gainOf } from './pages/capital-gains-page.ts';

const NOTHING: readonly never[] = [];

/** Everything of these facts that is ignored, or most likely refused later. */
export function ignored(facts: Facts, figures: Figures): readonly Notice[] {
	return [...losses(facts, figures), ...gains(facts), ...couple(facts, figures)];
}

/** Losses claimed against other income, or carried back, above what there is to claim (ITA 2007 ss.64, 72, 120). */
function losses({ trades, partnerships, ukProperty }: Facts, { pages }: Figures): readonly Notice[] {
	const found: Notice[] = [];
	const look = (fact: string, claimed: Pence | undefined, used = 0): void => {
		const above = deduction(claimed) - used;
		if (above > 0) found.push({ code: 'lossAboveLoss', fact, amount: pence(above), limit: pence(used) });
	};
	for (const [kind, given, shown] of [
		['trades', trades, pages.trades],
		['partnerships', partnerships, pages.partnerships],
	] as const)
		given?.forEach(({ lossAgainstOtherIncome, lossCarriedBack }, index) => {
			const page = shown[index];
			look(`${kind}[${index}].lossAgainstOtherIncome`, lossAgainstOtherIncome, page?.lossAgainstOtherIncome);
			look(`${kind}[${index}].lossCarriedBack`, lossCarriedBack, page?.lossCarriedBack);
		});
	partnerships?.forEach(({ property }, index) => {
		const used = pages.partnerships[index]?.propertyLossAgainstOtherIncome;
		look(`partnerships[${index}].property.lossAgainstOtherIncome`, property?.lossAgainstOtherIncome, used);
	});
	const fact = 'ukProperty.lossAgainstOtherIncome';
	look(fact, ukProperty?.lossAgainstOtherIncome, pages.property?.lossAgainstOtherIncome);
	return found;
}

/** Gains given twice, and a relief for businesses on what is hardly ever one (TCGA 1992 ss.169H to 169VD). */
function gains({ capitalGains }: Facts): readonly Notice[] {
	return (capitalGains?.disposals ?? NOTHING).flatMap((disposal, index): readonly Notice[] => {
		const { kind, gain, proceeds, costs = 0, relief } = disposal;
		const at = `capitalGains.disposals[${index}]`;
		const twice = gain !== undefined && proceeds !== undefined && proceeds - costs !== gain;
		const other = relief !== undefined && (kind === 'residentialProperty' || kind === 'cryptoAssets');
		const amount = pence(gainOf(disposal));
		return [
			...(twice ? [{ code: 'gainBesideProceeds', fact: `${at}.gain`, amount } as const] : NOTHING),
			...(other && amount > 0
				? [{ code: 'gainsReliefOnOtherAsset', fact: `${at}.relief`, amount } as const]
				: NOTHING),
		];
	});
}

/** The married couple's allowance where neither was born in time (ITA 2007 s.45), and both allowances for couples at once. */
function couple({ reliefs, person, taxYear }: Facts, { allowances }: Figures): readonly Notice[] {
	const claim = reliefs?.marriedCouplesAllowance;
	if (!claim) return NOTHING;
	const before = yearData(taxYear).allowances.marriedCouplesBornBefore;
	const births = [person?.dateOfBirth, claim.spouseDateOfBirth];
	const amount = pence(allowances.marriedCouples.amount);
	if (births.every((birth) => birth !== undefined && birth >= before))
		return [{ code: 'marriedCouplesBornTooLate', fact: 'reliefs.marriedCouplesAllowance', amount }];
	if (reliefs.marriageAllowance === undefined || amount === 0) return NOTHING;
	return [{ code: 'bothAllowancesForCouples', fact: 'reliefs.marriageAllowance', amount }];
}
