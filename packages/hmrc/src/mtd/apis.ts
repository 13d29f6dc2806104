/** HMRC's APIs that we call: the version asked for in `Accept`, and where each begins. */
export const MTD_APIS = {
	hello: { version: '1.0', path: '/hello' },
	businessDetails: { version: '2.0', path: '/individuals/business/details' },
	obligations: { version: '3.0', path: '/obligations/details' },
	selfEmployment: { version: '5.0', path: '/individuals/business/self-employment' },
	property: { version: '6.0', path: '/individuals/business/property' },
} as const satisfies Record<string, { readonly version: string; readonly path: string }>;

/** One of those APIs. */
export type MtdApi = keyof typeof MTD_APIS;
