/** The identifiers of HMRC's schema of a year. Sources: HMRC's MTR schemas and the manifest versions that HMRC accepts. */
import type { FormYear } from '@halfpenny/years';

/** The identifiers of a year's schema. */
export interface YearSchema {
	readonly namespace: string;
	/** Manifest/…/SchemaVersion. */
	readonly version: string;
	/** The 5 April that ends the year. */
	readonly periodEnd: string;
}

/** The SA100 family, by year. */
export const returnSchemas: Readonly<Record<FormYear, YearSchema>> = {
	'2024-25': {
		namespace: 'http://www.govtalk.gov.uk/taxation/SA/SA100/24-25/1',
		version: '2024-v1.0',
		periodEnd: '2025-04-05',
	},
	'2025-26': {
		namespace: 'http://www.govtalk.gov.uk/taxation/SA/SA100/25-26/1',
		version: '2026-v1.2',
		periodEnd: '2026-04-05',
	},
};
