/** The identifiers of HMRC's partnership schema of a year. Source: HMRC's SApartnership schema of 2024-25. */
import { type FormYear, isFormYear, type TaxYear } from '@halfpenny/years';
import type { YearSchema } from '../return-xml/year-schema.ts';

/** By year; a year without one cannot be filed. */
export const partnershipSchemas: Readonly<Partial<Record<FormYear, YearSchema>>> = {
	'2024-25': {
		namespace: 'http://www.govtalk.gov.uk/taxation/SA/SA800/24-25/1',
		version: '2024-v1.0',
		periodEnd: '2025-04-05',
	},
};

/** The years whose HMRC partnership form we have. */
export const partnershipFormYears: readonly string[] = Object.keys(partnershipSchemas);

/** Whether a partnership's return for a year can be filed from here. */
export function hasPartnershipForm(year: TaxYear): boolean {
	return isFormYear(year) && partnershipSchemas[year] !== undefined;
}
