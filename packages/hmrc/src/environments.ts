/** HMRC's addresses in each environment, and how a message names its environment. No other file has an address. */

/** `local` is the stand-in, `sandbox` HMRC's External Test Service, `test-in-live` live with a test class. */
export type HmrcEnvironment = 'local' | 'sandbox' | 'test-in-live' | 'live';

/** Which return a message carries. */
export type ReturnKind = 'sa100' | 'sa800';

/** Where messages to the Transaction Engine go, and how they name their class. */
export type TransactionEngineTarget = {
	readonly submissionUrl: string;
	readonly pollUrl: string;
	readonly messageClass: string;
	/** The GatewayTest value of a submission: true everywhere but at the live service. */
	readonly gatewayTest: boolean;
};

const LIVE = 'https://transaction-engine.tax.service.gov.uk';
const EXTERNAL_TEST_SERVICE = 'https://test-transaction-engine.tax.service.gov.uk';

const BASES = {
	sandbox: EXTERNAL_TEST_SERVICE,
	'test-in-live': LIVE,
	live: LIVE,
} satisfies Record<Exclude<HmrcEnvironment, 'local'>, string>;

/** Where the Making Tax Digital APIs are, and where a user grants us access. */
export type MtdTarget = {
	/** Begins every API path and `/oauth/token`. */
	readonly apiUrl: string;
	/** Opened in the user's browser. */
	readonly authoriseUrl: string;
};

const MTD_TARGETS = {
	sandbox: {
		apiUrl: 'https://test-api.service.hmrc.gov.uk',
		authoriseUrl: 'https://test-www.tax.service.gov.uk/oauth/authorize',
	},
	live: {
		apiUrl: 'https://api.service.hmrc.gov.uk',
		authoriseUrl: 'https://www.tax.service.gov.uk/oauth/authorize',
	},
} satisfies Record<'sandbox' | 'live', MtdTarget>;

const CLASSES = { sa100: 'HMRC-SA-SA100', sa800: 'HMRC-SA-SA800' } satisfies Record<ReturnKind, string>;

/** The target for a kind of return in an environment. `localUrl` is the stand-in's address, used only for `local`. */
export function transactionEngineTarget(
	environment: HmrcEnvironment,
	kind: ReturnKind,
	localUrl: string,
): TransactionEngineTarget {
	const base = environment === 'local' ? localUrl.replace(/\/+$/, '') : BASES[environment];
	return {
		submissionUrl: `${base}/submission`,
		pollUrl: `${base}/poll`,
		messageClass: environment === 'test-in-live' ? `${CLASSES[kind]}-TIL` : CLASSES[kind],
		gatewayTest: environment === 'local' || environment === 'sandbox',
	};
}

/**
 * The target of MTD calls in an environment; undefined for `test-in-live`, which MTD does not have. `localUrl` is the
 * stand-in's address, used only for `local`.
 */
export function mtdTarget(environment: HmrcEnvironment, localUrl: string): MtdTarget | undefined {
	if (environment === 'test-in-live') return undefined;
	if (environment !== 'local') return MTD_TARGETS[environment];
	const base = localUrl.replace(/\/+$/, '');
	return { apiUrl: base, authoriseUrl: `${base}/oauth/authorize` };
}
