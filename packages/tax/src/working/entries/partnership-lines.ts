/** The working of a partnership: the lines of each, from its own boxes and facts. */
import type { Facts, PathWithin } from '@halfpenny/facts';
import type { PartnershipPage } from '../../pages/partnership-page.ts';
import type { PartnershipBox } from '../boxes.ts';
import { buildersFor } from '../builders.ts';
import { type EntryLines, entry } from './entry-line.ts';

const { down, less, plus, smallest, sum, up } = buildersFor<
	PartnershipBox,
	PathWithin<NonNullable<Facts['partnerships']>[number]>
>();

const SHARE = [down('profit'), down('basisAdjustment'), less(up('foreignTaxDeduction'))];
const PROPERTY_SHARE = [down('property.profit'), down('property.adjustment')];

/** The lines of a partnership, in HMRC's order. */
export const partnershipLines: EntryLines<PartnershipBox, PartnershipPage> = {
	FPS16: entry(
		'partnership-adjusted-profit',
		plus(sum(...SHARE), down('accountingAdjustment')),
		(page) => page.adjustedProfit,
	),
	'FPS16.3': entry(
		'partnership-transition-profit',
		sum(down('transitionProfitAmount')),
		(page) => page.transitionProfit,
	),
	'FPS16.4': entry(
		'partnership-transition-loss-used',
		smallest([up('transitionProfitLossUsed')], ['FPS16.3'], [up('lossBroughtForward')]),
		(page) => page.transitionLossUsed,
	),
	FPS17: entry(
		'partnership-loss-used',
		smallest([up('lossBroughtForward'), less('FPS16.4')], ['FPS16']),
		(page) => page.lossUsed,
	),
	FPS20: entry(
		'partnership-trading-profit',
		sum('FPS16', less('FPS17'), down('otherBusinessIncome')),
		(page) => page.tradingProfit,
	),
	FPS22: entry(
		'partnership-loss-sideways',
		smallest([up('lossAgainstOtherIncome')], SHARE.map(less)),
		(page) => page.lossAgainstOtherIncome,
	),
	FPS38: entry(
		'partnership-property-loss-used',
		smallest([up('property.lossBroughtForward')], PROPERTY_SHARE),
		(page) => page.propertyLossUsed,
	),
	FPS39: entry(
		'partnership-property-loss-sideways',
		smallest([up('property.lossAgainstOtherIncome')], PROPERTY_SHARE.map(less)),
		(page) => page.propertyLossAgainstOtherIncome,
	),
	FPS41: entry(
		'partnership-property-profit',
		sum(...PROPERTY_SHARE, less('FPS38')),
		(page) => page.propertyProfit,
	),
	FPS76: entry('partnership-taxable-profit', sum('FPS20', 'FPS41'), (page) => page.nonSavings),
};
