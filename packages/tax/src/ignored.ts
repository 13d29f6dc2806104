/** Facts with no effect, or less than they seem to have, because another fact replaces them or the law allows none. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { couple } from './couples-allowances.ts';
import type { Figures } from './figures.ts';
import type { Notice } from './notice.ts';
import { deduction, orNothing } from './pages/box.ts';
import { gainOf, reliefOf } from './pages/capital-gains-page.ts';

const NOTHING: readonly never[] = [];

/** Every fact that is ignored, or likely to be refused later. */
export function ignored(facts: Facts, figures: Figures): readonly Notice[] {
	return [
		...losses(facts, figures),
		...gains(facts),
		...aboveLifetimeLimit(facts, figures),
		...couple(facts, figures),
	];
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

/** Gains given twice, and a business relief on an asset that hardly ever qualifies (TCGA 1992 ss.169H to 169VD). */
function gains({ capitalGains }: Facts): readonly Notice[] {
	return (capitalGains?.disposals ?? NOTHING).flatMap((disposal, index): readonly Notice[] => {
		const { kind, gain, proceeds, costs, relief } = disposal;
		const at = `capitalGains.disposals[${index}]`;
		const isGiven = proceeds !== undefined || costs !== undefined;
		const twice = gain !== undefined && isGiven && orNothing(proceeds) - orNothing(costs) !== gain;
		const other = relief !== undefined && (kind === 'residentialProperty' || kind === 'cryptoAssets');
		// TCGA 1992 s.169VC: investors' relief is for unlisted shares only.
		const listed = relief === 'investors' && !other && kind !== 'unlistedShares';
		const amount = pence(gainOf(disposal));
		return [
			...(twice ? [{ code: 'gainBesideProceeds', fact: `${at}.gain`, amount } as const] : NOTHING),
			...(other && amount > 0
				? [{ code: 'gainsReliefOnOtherAsset', fact: `${at}.relief`, amount } as const]
				: NOTHING),
			...(listed && amount > 0
				? [{ code: 'investorsReliefOnOtherAsset', fact: `${at}.relief`, amount } as const]
				: NOTHING),
		];
	});
}

/** Gains with a relief claimed above what its lifetime limit leaves (TCGA 1992 ss.169N and 169VK). */
function aboveLifetimeLimit({ capitalGains }: Facts, { pages }: Figures): readonly Notice[] {
	const page = pages.capitalGains;
	if (!page || !capitalGains?.disposals?.some(({ relief }) => relief !== undefined)) return NOTHING;
	const allowed = { badr: page.businessAssetDisposalRelief, investors: page.investorsRelief };
	return (['badr', 'investors'] as const).flatMap((relief) => {
		const claimed = reliefOf(capitalGains.disposals ?? NOTHING, relief);
		const limit = pence(allowed[relief]);
		if (claimed <= limit) return [];
		const at = capitalGains.disposals?.findLastIndex((disposal) => disposal.relief === relief);
		const fact = `capitalGains.disposals[${at}].relief`;
		return [{ code: 'reliefAboveLimit', fact, amount: pence(claimed - limit), limit } as const];
	});
}
