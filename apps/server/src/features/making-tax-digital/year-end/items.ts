/**
 * What the year's updates cannot say, as HMRC accepts it: annual adjustments and allowances of each business, savings,
 * dividends, gifts and pension payments, each read from the return's answers, from HMRC, and sent there.
 */
import type { Facts } from '@halfpenny/facts';
import {
	type BusinessYear,
	charitableGiving,
	deletePropertyAnnual,
	deleteSelfEmploymentAnnual,
	otherDividends,
	otherSavings,
	type PersonRecord,
	type PersonYear,
	pensionReliefs,
	putSelfEmploymentAnnual,
	putUkPropertyAnnual,
	retrieveSelfEmploymentAnnual,
	retrieveUkPropertyAnnual,
	type SelfEmploymentAnnual,
	type UkPropertyAnnual,
	ukDividends,
} from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { pages } from '@halfpenny/tax';
import { type Result, succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import { nameOf, type SentBusiness } from '../businesses/business.ts';
import { nested, type Rows, rowsIn } from '../quarters/figures.ts';
import { propertyAnnualRows, rowsBelow, tradeAnnualRows } from './annual-rows.ts';
import type { YearEndItem } from './item.ts';
import { ukInterest } from './uk-interest.ts';

function itemOfRecord<Value extends object>(
	key: 'dividends' | 'otherDividends' | 'otherSavings' | 'charitableGiving' | 'pensionReliefs',
	record: PersonRecord<Value>,
	ours: Rows,
): YearEndItem {
	return {
		...{ key, ours, title: sayMtdYear(`yearEnd.${key}`) },
		retrieve: async (session, year) => rowsOf(orNothing(await record.retrieve(session, year))),
		put: (session, year, value) => record.put(session, year, nested(value) as Value),
		remove: record.remove,
	};
}

function rowsOf(held: Result<object | undefined>): Result<Rows | undefined> {
	return held.ok ? succeed(held.value && rowsIn(held.value)) : held;
}

/** Everything about a person's year that HMRC accepts besides businesses. Without answers, nothing is ours. */
export function itemsOfPerson(facts: Facts | undefined): readonly YearEndItem[] {
	const { savings = {}, dividends = {}, reliefs = {} } = facts ?? {};
	return [
		ukInterest(
			rowsBelow('', {
				untaxedUkInterest: savings.untaxedUkInterest,
				taxedUkInterest: savings.taxedUkInterest,
			}),
		),
		itemOfRecord(
			'otherSavings',
			otherSavings,
			rowsBelow('securities', {
				grossAmount: savings.securitiesInterest,
				taxTakenOff: savings.securitiesInterest && savings.securitiesTaxDeducted,
			}),
		),
		itemOfRecord(
			'dividends',
			ukDividends,
			rowsBelow('', { ukDividends: dividends.ukDividends, otherUkDividends: dividends.otherUkDividends }),
		),
		itemOfRecord('otherDividends', otherDividends, {
			...rowsBelow('stockDividend', { grossAmount: dividends.stockDividend }),
			...rowsBelow('redeemableShares', { grossAmount: dividends.redeemableShares }),
			...rowsBelow('closeCompanyLoansWrittenOff', { grossAmount: dividends.closeCompanyLoansWrittenOff }),
		}),
		itemOfRecord('charitableGiving', charitableGiving, {
			...rowsBelow('giftAidPayments', {
				totalAmount: reliefs.giftAid,
				oneOffAmount: reliefs.giftAidOneOff,
				amountTreatedAsPreviousTaxYear: reliefs.giftAidCarriedBack,
				amountTreatedAsSpecifiedTaxYear: reliefs.giftAidBroughtBack,
			}),
			...rowsBelow('gifts', {
				landAndBuildings: reliefs.landAndBuildings,
				sharesOrSecurities: reliefs.sharesOrSecurities,
			}),
		}),
		itemOfRecord(
			'pensionReliefs',
			pensionReliefs,
			rowsBelow('pensionReliefs', {
				regularPensionContributions: reliefs.pensionReliefAtSource,
				oneOffPensionContributionsPaid: reliefs.pensionReliefAtSourceOneOff,
				retirementAnnuityPayments: reliefs.retirementAnnuityPayments,
				paymentToEmployersSchemeNoTaxRelief: reliefs.paymentToEmployersSchemeNoTaxRelief,
				overseasPensionSchemeContributions: reliefs.overseasPensionSchemeContributions,
			}),
		),
	];
}

const of = ({ businessId }: SentBusiness, year: PersonYear): BusinessYear => ({ ...year, businessId });

/** The annual submission of a trade that is linked to one of the return's. */
export function itemOfTrade(business: SentBusiness, facts: Facts, position: number): YearEndItem {
	const trade = facts.trades?.[position];
	const page = pages(facts).trades[position];
	return {
		key: `annual:${business.businessId}`,
		title: sayMtdYear('yearEnd.annual', { name: nameOf(business) }),
		ours: trade && page ? tradeAnnualRows(trade, page, facts.taxYear) : {},
		retrieve: async (session, year) =>
			rowsOf(orNothing(await retrieveSelfEmploymentAnnual(session, of(business, year)))),
		put: (session, year, value) =>
			putSelfEmploymentAnnual(session, of(business, year), nested(value) as SelfEmploymentAnnual),
		remove: (session, year) => deleteSelfEmploymentAnnual(session, of(business, year)),
	};
}

/** The annual submission of the property business. */
export function itemOfProperty(business: SentBusiness, facts: Facts): YearEndItem {
	const { ukProperty } = facts;
	const { property } = pages(facts);
	return {
		key: `annual:${business.businessId}`,
		title: sayMtdYear('yearEnd.annual', { name: nameOf(business) }),
		ours: ukProperty && property ? propertyAnnualRows(ukProperty, property) : {},
		retrieve: async (session, year) =>
			rowsOf(orNothing(await retrieveUkPropertyAnnual(session, of(business, year)))),
		put: (session, year, value) => {
			const { ukProperty: body } = nested(value) as {
				ukProperty: { adjustments?: object; allowances?: object };
			};
			// HMRC wants to be told of everybody's residence beside adjustments; who lives abroad cannot be sent from here.
			const adjustments = body.adjustments && { ...body.adjustments, nonResidentLandlord: false };
			const annual = { ukProperty: { ...body, ...(adjustments && { adjustments }) } } as UkPropertyAnnual;
			return putUkPropertyAnnual(session, of(business, year), annual);
		},
		remove: (session, year) => deletePropertyAnnual(session, of(business, year)),
	};
}
