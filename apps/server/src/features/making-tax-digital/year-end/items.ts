/**
 * What the year's updates do not say, as HMRC accepts it: annual adjustments and allowances of each business, savings,
 * dividends, gifts, pension payments, other reliefs and charges. Each is calculated from the answers, read from HMRC,
 * and sent there.
 */
import type { Facts } from '@halfpenny/facts';
import {
	type BusinessYear,
	charitableGiving,
	deletePropertyAnnual,
	deleteSelfEmploymentAnnual,
	otherDividends,
	otherSavings,
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
import { orNothing } from '../access/failures.ts';
import { nameOf, type SentBusiness } from '../businesses/business.ts';
import { nested } from '../quarters/figures.ts';
import { propertyAnnualRows, rowsBelow, tradeAnnualRows } from './annual-rows.ts';
import { cisItem } from './cis-deductions.ts';
import { foreignIncomeItem } from './foreign-income.ts';
import { investmentsItem } from './investments.ts';
import type { YearEndItem } from './item.ts';
import { itemsOfCharges } from './items-of-charges.ts';
import { itemsOfReliefs } from './items-of-reliefs.ts';
import { heldRows, itemOfRecord } from './record-item.ts';
import { recordWithout } from './shared-record.ts';
import { ukInterest } from './uk-interest.ts';

/** Everything about a person's year that HMRC accepts, apart from businesses. Without answers, `ours` is empty. */
export function itemsOfPerson(taxYear: string, facts: Facts | undefined): readonly YearEndItem[] {
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
			recordWithout(otherSavings, 'foreignInterest'),
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
		itemOfRecord('otherDividends', recordWithout(otherDividends, 'foreignDividend'), {
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
		...itemsOfReliefs(facts ?? {}),
		...itemsOfCharges(taxYear, facts),
		foreignIncomeItem(facts ?? {}),
		investmentsItem(facts),
		...(facts?.trades ? [cisItem(facts.trades)] : []),
	];
}

const of = ({ businessId }: SentBusiness, year: PersonYear): BusinessYear => ({ ...year, businessId });

/** The annual submission of a business that is linked to one of the return's trades. */
export function itemOfTrade(business: SentBusiness, facts: Facts, position: number): YearEndItem {
	const trade = facts.trades?.[position];
	const page = pages(facts).trades[position];
	const ours = trade && page ? tradeAnnualRows(trade, page, facts.taxYear) : {};
	return {
		key: `annual:${business.businessId}`,
		title: sayMtdYear('yearEnd.annual', { name: nameOf(business) }),
		ours,
		retrieve: async (session, year) =>
			heldRows(orNothing(await retrieveSelfEmploymentAnnual(session, of(business, year)))),
		put: (session, year) =>
			putSelfEmploymentAnnual(session, of(business, year), nested(ours) as SelfEmploymentAnnual),
		remove: (session, year) => deleteSelfEmploymentAnnual(session, of(business, year)),
	};
}

/** The annual submission of the property business. */
export function itemOfProperty(business: SentBusiness, facts: Facts): YearEndItem {
	const { ukProperty } = facts;
	const { property } = pages(facts);
	const ours = ukProperty && property ? propertyAnnualRows(ukProperty, property) : {};
	return {
		key: `annual:${business.businessId}`,
		title: sayMtdYear('yearEnd.annual', { name: nameOf(business) }),
		ours,
		retrieve: async (session, year) =>
			heldRows(orNothing(await retrieveUkPropertyAnnual(session, of(business, year)))),
		put: (session, year) => {
			const { ukProperty: body } = nested(ours) as {
				ukProperty: { adjustments?: object; allowances?: object };
			};
			// HMRC requires a residence status with adjustments; people who live abroad cannot send from here.
			const adjustments = body.adjustments && { ...body.adjustments, nonResidentLandlord: false };
			const annual = { ukProperty: { ...body, ...(adjustments && { adjustments }) } } as UkPropertyAnnual;
			return putUkPropertyAnnual(session, of(business, year), annual);
		},
		remove: (session, year) => deletePropertyAnnual(session, of(business, year)),
	};
}
