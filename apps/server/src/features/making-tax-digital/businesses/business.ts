/** A business: HMRC's details of it as last read, sealed. */
import type { BusinessDetails, QuarterlyPeriodType } from '@halfpenny/hmrc';
import { type Quarter, quartersOf } from '@halfpenny/years';
import type { UserCipher } from '../../../platform/crypto/vault.ts';
import type { SentType } from '../quarters/fields.ts';
import type { BusinessRow } from './repository.ts';

/** What is stored about a business. */
export interface BusinessContent {
	/** HMRC's id, or our own for a business known only here. */
	readonly businessId: string;
	/** As typed when it was created here. */
	readonly businessName: string | null;
	readonly tradingName: string | null;
	readonly type: BusinessDetails['typeOfBusiness'];
	readonly commencementDate: string | null;
	readonly cessationDate: string | null;
	readonly quarterlyTypeChoice: BusinessDetails['quarterlyTypeChoice'] | null;
}

/** A person's business. */
export interface Business extends BusinessContent, Pick<BusinessRow, 'id' | 'userId' | 'keptBy'> {}

/** A business whose quarters are sent from here. */
export type SentBusiness = Business & { readonly type: SentType };

const placeOf = (id: string) => `mtd_businesses.sealed ${id}`;

/** Seals a business for its row. */
export function sealBusiness(cipher: UserCipher, id: string, content: BusinessContent): string {
	return cipher.seal(JSON.stringify(content), placeOf(id));
}

/** Opens a business that was sealed. */
export function openBusiness(cipher: UserCipher, row: BusinessRow): Business {
	const content: BusinessContent = JSON.parse(cipher.open(row.sealed, placeOf(row.id)));
	return { ...content, id: row.id, userId: row.userId, keptBy: row.keptBy };
}

/** Whether quarterly updates can be sent for it. */
export function isSent(business: Business): business is SentBusiness {
	return (
		business.keptBy === 'hmrc' && (business.type === 'self-employment' || business.type === 'uk-property')
	);
}

/** Which kind of quarters it reports by in a tax year: a choice applies from its year on. */
export function periodTypeOf({ quarterlyTypeChoice }: BusinessContent, taxYear: string): QuarterlyPeriodType {
	const holds = quarterlyTypeChoice && quarterlyTypeChoice.taxYearOfChoice <= taxYear;
	return holds ? quarterlyTypeChoice.quarterlyPeriodType : 'standard';
}

/** The quarters of a business in a year, each from when the business was running. */
export function quartersOfBusiness(business: BusinessContent, taxYear: string): readonly Quarter[] {
	const start = business.commencementDate ?? '';
	const end = business.cessationDate ?? '9999';
	return quartersOf(taxYear, periodTypeOf(business, taxYear))
		.filter(({ from, to }) => to >= start && from <= end)
		.map((quarter) => (quarter.from < start ? { ...quarter, from: start } : quarter));
}

/** What the person calls it. */
export function nameOf({ businessName, tradingName, businessId }: BusinessContent): string {
	return businessName ?? tradingName ?? businessId;
}
