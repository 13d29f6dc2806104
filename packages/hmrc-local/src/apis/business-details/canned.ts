/** The businesses that HMRC's sandbox returns for its scenarios, for any caller. */
import type { Business } from '../../businesses/business.ts';

const dates = {
	firstAccountingPeriodStartDate: '2024-04-06',
	firstAccountingPeriodEndDate: '2025-04-05',
	commencementDate: '2024-04-06',
	accountingType: 'CASH',
	accountingTypes: {},
	nino: '',
} as const;

/** By type; the ids are those on HMRC's pages. */
export const cannedBusinesses = {
	'self-employment': {
		...dates,
		typeOfBusiness: 'self-employment',
		businessId: 'XBIS12345678901',
		tradingType: 'Joinery',
		tradingName: 'Example Joinery',
		businessAddressLineOne: '1 Example Street',
		businessAddressPostcode: 'TS1 1PA',
		businessAddressCountryCode: 'GB',
	},
	'uk-property': { ...dates, typeOfBusiness: 'uk-property', businessId: 'XPIS12345678901' },
	'foreign-property': { ...dates, typeOfBusiness: 'foreign-property', businessId: 'XFIS12345678901' },
	'property-unspecified': { ...dates, typeOfBusiness: 'property-unspecified', businessId: 'XAIS12345678901' },
} as const satisfies Readonly<Record<Business['typeOfBusiness'], Business>>;
