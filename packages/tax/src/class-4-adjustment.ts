/** What reduces profits for Class 4, entered at one business: box 102 of SA103F, box 27 of SA104. */
import { type Facts, pence } from '@halfpenny/facts';
import type { Figures } from './figures.ts';
import type { Pages } from './pages/pages.ts';
import type { TradePage } from './pages/trade-page.ts';

type Adjusting = Pick<TradePage, 'class4Adjustment' | 'lossAgainstOtherIncome'>;

/**
 * The path of the first business with an adjustment or a loss set against other income: `trades[0]`. Undefined if there
 * is none.
 */
export function adjustsClass4(pages: Pages): string | undefined {
	return firstOf(pages, (page) => page.lossAgainstOtherIncome > 0 || page.class4Adjustment > 0);
}

function firstOf({ trades, partnerships }: Pages, holds: (page: Adjusting) => boolean): string | undefined {
	const trade = trades.findIndex(holds);
	if (trade >= 0) return `trades[${trade}]`;
	const share = partnerships.findIndex(holds);
	return share < 0 ? undefined : `partnerships[${share}]`;
}

/**
 * The same facts with the year's losses added to the Class 4 adjustment, if the person gave less: at the business that
 * has one, else at a partnership, whose short pages have the box too.
 */
export function withClass4Adjustment(facts: Facts, { pages, nationalInsurance }: Figures): Facts {
	let missing = nationalInsurance.adjustments;
	for (const page of [...pages.trades, ...pages.partnerships]) missing -= page.class4Adjustment;
	if (missing <= 0) return facts;
	const at =
		firstOf(pages, (page) => page.class4Adjustment > 0) ??
		(pages.partnerships.length > 0 ? 'partnerships[0]' : 'trades[0]');
	const filled = <Business extends { readonly class4Adjustment?: number | undefined }>(
		list: readonly Business[],
		name: string,
	) =>
		list.map((business, index) =>
			at === `${name}[${index}]`
				? { ...business, class4Adjustment: pence((business.class4Adjustment ?? 0) + missing) }
				: business,
		);
	return {
		...facts,
		...(facts.trades && { trades: filled(facts.trades, 'trades') }),
		...(facts.partnerships && { partnerships: filled(facts.partnerships, 'partnerships') }),
	};
}
