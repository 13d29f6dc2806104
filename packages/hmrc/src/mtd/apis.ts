/** The HMRC APIs we call: the version asked for in `Accept`, and where each begins. */
export const MTD_APIS = {
	hello: { version: '1.0', path: '/hello' },
	businessDetails: { version: '2.0', path: '/individuals/business/details' },
	obligations: { version: '3.0', path: '/obligations/details' },
	selfEmployment: { version: '5.0', path: '/individuals/business/self-employment' },
	property: { version: '6.0', path: '/individuals/business/property' },
	calculations: { version: '8.0', path: '/individuals/calculations' },
	incomeSummary: { version: '3.0', path: '/individuals/self-assessment/income-summary' },
	accounts: { version: '4.0', path: '/accounts/self-assessment' },
	person: { version: '2.0', path: '/individuals/person' },
	savingsIncome: { version: '2.0', path: '/individuals/savings-income' },
	dividendsIncome: { version: '2.0', path: '/individuals/dividends-income' },
	pensionsIncome: { version: '2.0', path: '/individuals/pensions-income' },
	reliefs: { version: '3.0', path: '/individuals/reliefs' },
	cisDeductions: { version: '3.0', path: '/individuals/deductions/cis' },
	charges: { version: '3.0', path: '/individuals/charges' },
	expenses: { version: '3.0', path: '/individuals/expenses' },
	disclosures: { version: '2.0', path: '/individuals/disclosures' },
	/** Up to 2025-26; the other from 2026-27. */
	earlierLosses: { version: '6.0', path: '/individuals/losses' },
	losses: { version: '7.0', path: '/individuals/losses' },
	testSupport: { version: '1.0', path: '/individuals/self-assessment-test-support' },
	testUsers: { version: '1.0', path: '/create-test-user' },
	fraudHeadersValidator: { version: '1.0', path: '/test/fraud-prevention-headers' },
} as const satisfies Record<string, { readonly version: string; readonly path: string }>;

/** One of those APIs. */
export type MtdApi = keyof typeof MTD_APIS;
