/**
 * Losses claimed against income that exceed the limit on reliefs (ITA 2007 s.24A) or the income. The boxes of the
 * claims stay, since HMRC's calculation applies the limit to them. The excess keeps its other uses (s.65(1), PIM4222):
 * a business carries it forward; for shares no more is claimed than income takes, so gains take the rest.
 */
import { type Facts, pence } from '@halfpenny/facts';
import { type CapitalGainsPage, capitalGainsPage } from '../pages/capital-gains-page.ts';
import type { Pages } from '../pages/pages.ts';
import { lower, positive } from '../rounding.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Reliefs } from './stage-04-reliefs.ts';

/** What decides the deductible amount. */
export interface Claims {
	readonly pages: Pages;
	readonly dividends: Dividends;
	readonly reliefs: Reliefs;
}

/** The same pages if every claimed loss is deducted; else with the rest carried forward. */
export function withUnusedLosses(facts: Facts, { pages, dividends, reliefs }: Claims): Pages {
	if (reliefs.lossesSideways === 0 && !pages.capitalGains?.incomeLosses) return pages;
	const room = roomFor(dividends, reliefs);
	const capitalGains = pages.capitalGains && withUsableShareLosses(facts, pages.capitalGains, room);
	unused(room, reliefs.loanInterest);
	const gains = { left: capitalGains ? usedByGains(capitalGains) : 0 };
	const trades = pages.trades.map((page) => withUnused(page, room, gains));
	const partnerships = pages.partnerships.map((page) => {
		const settled = withUnused(page, room, gains);
		const left = unused(room, page.propertyLossAgainstOtherIncome);
		return { ...settled, propertyLossCarriedForward: page.propertyLossCarriedForward + left };
	});
	const left = unused(room, pages.property?.lossAgainstOtherIncome ?? 0);
	const property = pages.property && {
		...pages.property,
		lossCarriedForward: pages.property.lossCarriedForward + left,
	};
	const { employments, otherIncome } = pages;
	return { employments, trades, partnerships, property, capitalGains, otherIncome };
}

/** The remaining income and limit. */
interface Room {
	income: number;
	limit: number;
}

/**
 * Income after the deductions made first because no later year can use them: gifts, pension and annual payments, and
 * deductions without a limit (c4.46) except losses on EIS shares; losses brought forward are among those.
 */
function roomFor(dividends: Dividends, reliefs: Reliefs): Room {
	const first =
		reliefs.uncapped +
		reliefs.pensionPaymentsGross +
		reliefs.giftsOfAssets +
		reliefs.annualPayments -
		reliefs.eisShareLosses;
	const income = positive(dividends.totalIncome + reliefs.transitionProfit - first);
	return { income, limit: reliefs.limit };
}

/** Deducts a claim from the room and returns the part that did not fit. */
function unused(room: Room, claimed: number): number {
	const used = lower(claimed, lower(room.limit, room.income));
	room.income -= used;
	room.limit -= used;
	return claimed - used;
}

/** Losses on shares have priority over those of trades (ITA 2007 s.133(4)); those on EIS shares have no limit (s.24A(7)). */
function withUsableShareLosses(facts: Facts, page: CapitalGainsPage, room: Room): CapitalGainsPage {
	const eis = lower(page.eisShareLosses, room.income);
	room.income -= eis;
	const others = page.shareLosses - page.eisShareLosses;
	const used = eis + others - unused(room, others);
	if (used === page.shareLosses || !facts.capitalGains) return page;
	return capitalGainsPage(
		{
			...facts.capitalGains,
			shareLossesAgainstIncome: pence(used),
			eisShareLossesAgainstIncome: pence(eis),
		},
		facts.taxYear,
	);
}

/** A trade's losses of the year and their uses. */
interface Losses {
	readonly loss: number;
	readonly lossAgainstOtherIncome: number;
	readonly lossCarriedBack: number;
	readonly lossCarriedForward: number;
}

/** A business with the losses that income could not use carried forward, except those that gains use (CGT46; TCGA 1992 s.261B). */
function withUnused<Page extends Losses>(page: Page, room: Room, gains: { left: number }): Page {
	const left = unused(room, page.lossAgainstOtherIncome);
	const free = page.loss - page.lossAgainstOtherIncome - page.lossCarriedBack + left;
	const byGains = lower(gains.left, free);
	gains.left -= byGains;
	return {
		...page,
		lossDeducted: page.lossAgainstOtherIncome - left,
		lossCarriedForward: page.lossCarriedForward + left - byGains,
	};
}

/** No more than the gains of the year less its capital losses (TCGA 1992 s.261C). */
function usedByGains({ residentialGains, otherGains, losses, incomeLosses }: CapitalGainsPage): number {
	return lower(incomeLosses, positive(residentialGains + otherGains - losses));
}
