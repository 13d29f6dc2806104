/** The businesses of the made-up people, as HMRC has them. */
import { randomInt } from 'node:crypto';
import { isSameNino } from '../mtd/formats.ts';
import type { Collection, StateStore } from '../storage/state-store.ts';

/** The periods a business's updates end in. */
export type QuarterlyPeriodType = 'standard' | 'calendar';

/** What HMRC holds about a business. */
export type Business = {
	readonly nino: string;
	readonly businessId: string;
	readonly typeOfBusiness: 'self-employment' | 'uk-property' | 'foreign-property' | 'property-unspecified';
	readonly tradingType?: string;
	readonly tradingName?: string;
	readonly firstAccountingPeriodStartDate?: string;
	readonly firstAccountingPeriodEndDate?: string;
	readonly latencyDetails?: {
		readonly latencyEndDate: string;
		readonly taxYear1: string;
		readonly latencyIndicator1: 'A' | 'Q';
		readonly taxYear2: string;
		readonly latencyIndicator2: 'A' | 'Q';
	};
	/** The choice applies from its year until another is made. */
	readonly quarterlyTypeChoice?: {
		readonly quarterlyPeriodType: QuarterlyPeriodType;
		readonly taxYearOfChoice: string;
	};
	readonly commencementDate?: string;
	readonly cessationDate?: string;
	readonly businessAddressLineOne?: string;
	readonly businessAddressLineTwo?: string;
	readonly businessAddressLineThree?: string;
	readonly businessAddressLineFour?: string;
	readonly businessAddressPostcode?: string;
	readonly businessAddressCountryCode?: string;
	/** If nothing is chosen for a year. */
	readonly accountingType: 'CASH' | 'ACCRUAL';
	/** By tax year. */
	readonly accountingTypes: Readonly<Record<string, 'CASH' | 'ACCRUAL'>>;
};

/** Everyone's businesses. */
export type Businesses = {
	readonly of: (nino: string) => readonly Business[];
	readonly find: (nino: string, businessId: string) => Business | undefined;
	/** Adds a business, or replaces it. */
	readonly put: (business: Business) => void;
	readonly remove: (business: Business) => void;
};

/** The businesses in the store, oldest first. */
export function businessesIn(store: StateStore): Businesses {
	const businesses: Collection<Business> = store.collection('businesses');
	const of = (nino: string) => [...businesses.values()].filter((one) => isSameNino(one.nino, nino));
	return {
		of,
		find: (nino, businessId) => of(nino).find((one) => one.businessId === businessId),
		put: (business) => businesses.set(business.businessId, business),
		remove: ({ businessId }) => businesses.delete(businessId),
	};
}

const letterOf = {
	'self-employment': 'A',
	'uk-property': 'P',
	'foreign-property': 'F',
	'property-unspecified': 'U',
};

/** A new id, in HMRC's format. */
export const newBusinessId = (type: Business['typeOfBusiness']): string =>
	`X${letterOf[type]}IS${Array.from({ length: 11 }, () => randomInt(10)).join('')}`;
