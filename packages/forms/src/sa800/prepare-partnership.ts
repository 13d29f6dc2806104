/** Calculates what a partnership's sheets need before they are filled. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { hasAmount } from '../fill/read-fact.ts';
import { accountsPeriod, dateWithin, type Period, taxYearPeriod } from './periods.ts';
import { known, type Prepared, preparedAddress, preparedOf, tick } from './prepared.ts';

/** Who sends a partnership's return. */
export type PartnershipSender = 'Partnership' | 'Agent';

/** What the sheets other than the partners' may need. */
export function preparePartnership(facts: PartnershipFacts, sender: PartnershipSender): Prepared {
	return preparedOf({
		...preparedTrade(facts),
		...(facts.addressChanged ? preparedAddress(facts.address, 'address') : {}),
		...preparedAddress(facts.agent?.address, 'agent.address', 'agentAddress'),
		telephone: known(facts.agent ? undefined : facts.telephone, 'telephone'),
		addressChanged: tick(facts.addressChanged === true, 'addressChanged'),
		hasProperty: tick(hasAmount(facts.ukProperty), 'ukProperty'),
		hasSavings: tick(hasAmount(facts.savings), 'savings'),
		exportsNothing: tick(
			facts.exportsGoods === false && facts.exportsServices === false,
			'exportsGoods',
			'exportsServices',
		),
		numberOfPartners: known(facts.partners?.length, 'partners'),
		nominatedPartner: nominated(facts),
		partnershipDeclares: tick(sender === 'Partnership'),
		agentDeclares: tick(sender === 'Agent'),
	});
}

function preparedTrade(facts: PartnershipFacts): Prepared {
	const [trade] = facts.trades ?? [];
	const accounts = accountsPeriod(facts);
	const year = taxYearPeriod(facts.taxYear);
	const told = facts.accountingPeriod;
	return preparedOf({
		accountsStart: known(accounts.from, ...(told?.start ? ['accountingPeriod.start'] : [])),
		accountsEnd: known(accounts.to, ...(told?.end ? ['accountingPeriod.end'] : [])),
		hasTrade: tick(trade !== undefined, 'trades[0]'),
		natureOfTrade: known(trade?.description, 'trades[0].description'),
		startDate: known(dateWithin(trade?.startDate, year), 'trades[0].startDate'),
		endDate: known(dateWithin(trade?.endDate, year), 'trades[0].endDate'),
		vatIncluded: tick(trade?.valueAddedTax === 'included', 'trades[0].valueAddedTax'),
		vatExcluded: tick(trade?.valueAddedTax === 'excluded', 'trades[0].valueAddedTax'),
	});
}

function nominated({ partners = [] }: PartnershipFacts) {
	const index = partners.findIndex((partner) => partner.nominated);
	return known(partners[index]?.name, `partners[${index}].name`);
}

/** What one partner's sheet needs. */
export function preparePartner({ partners = [], taxYear }: PartnershipFacts, index: number): Prepared {
	const prefix = `partners[${index}]`;
	const partner = partners[index];
	const window = twoYears(taxYearPeriod(taxYear));
	return preparedOf({
		...preparedAddress(partner?.address, `${prefix}.address`),
		startDate: known(dateWithin(partner?.startDate, window), `${prefix}.startDate`),
		endDate: known(dateWithin(partner?.endDate, window), `${prefix}.endDate`),
	});
}

/** The statement asks for joining and leaving in the tax year or the next (SA800, boxes 7 and 9). */
function twoYears({ from, to }: Period): Period {
	return { from, to: `${Number(to.slice(0, 4)) + 1}${to.slice(4)}` };
}
