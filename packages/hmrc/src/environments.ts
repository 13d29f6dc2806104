/** Where each kind of HMRC is, and how a message says to which it belongs. The only place that names an address. */

/** `local` is the stand-in, `sandbox` HMRC's External Test Service, `test-in-live` live with a test class. */
export type HmrcEnvironment = 'local' | 'sandbox' | 'test-in-live' | 'live';

/** Which return a message carries. */
export type ReturnKind = 'sa100' | 'sa800';

/** What a conversation with the Transaction Engine needs to know about the place it goes to. */
export type TransactionEngineTarget = {
	readonly submissionUrl: string;
	readonly pollUrl: string;
	readonly messageClass: string;
	/** What GatewayTest says in a submission: true everywhere but at the live service. */
	readonly gatewayTest: boolean;
};

const LIVE = 'https://transaction-engine.tax.service.gov.uk';
const EXTERNAL_TEST_SERVICE = 'https://test-transaction-engine.tax.service.gov.uk';

const BASES = {
	sandbox: EXTERNAL_TEST_SERVICE,
	'test-in-live': LIVE,
	live: LIVE,
} satisfies Record<Exclude<HmrcEnvironment, 'local'>, string>;

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
