/**
 * The fraud-prevention headers that the law requires with every MTD call, for a web app that calls through its server
 * (WEB_APP_VIA_SERVER, specification 3.3). What is not known is left out: nothing is made up.
 */
import { isPublicAddress } from './addresses.ts';
import { asPrintable, encoded, list, pairs } from './encoding.ts';

/** A screen of the device; `scalingFactor` is device pixels for each CSS pixel. */
export type Screen = {
	readonly width: number;
	readonly height: number;
	readonly scalingFactor: number;
	readonly colourDepth: number;
};

/** What the web page knows about its browser. */
export type BrowserFacts = {
	readonly userAgent?: string | undefined;
	/** `UTC+01:00`. */
	readonly timezone?: string | undefined;
	readonly screens?: readonly Screen[] | undefined;
	readonly window?: { readonly width: number; readonly height: number } | undefined;
};

/** A second step the person took to sign in. */
export type SecondStep = {
	readonly type: 'TOTP' | 'AUTH_CODE' | 'OTHER';
	readonly at: Date;
	/** The same each time for one set-up of the step, without revealing anything about it. */
	readonly reference: string;
};

/** Everything known about the caller, where they call from and through what. */
export type FraudFacts = {
	readonly browser?: BrowserFacts | undefined;
	readonly deviceId?: string | undefined;
	/** The person's account id here. */
	readonly userId: string;
	readonly secondStep?: SecondStep | undefined;
	/** Where the request came from, and when; only public addresses are sent. */
	readonly clientAddress?: string | undefined;
	readonly clientAddressAt: Date;
	/** The port the request came from. */
	readonly clientPort?: number | undefined;
	/** The address where people reach this service. */
	readonly vendorAddress?: string | undefined;
	/** The versions of what runs in the browser and on the server. */
	readonly version: { readonly web: string; readonly server: string };
};

/** Their names, as HMRC lists them. */
export const FRAUD_HEADER_NAMES = [
	'Gov-Client-Connection-Method',
	'Gov-Client-Browser-JS-User-Agent',
	'Gov-Client-Device-ID',
	'Gov-Client-Multi-Factor',
	'Gov-Client-Public-IP',
	'Gov-Client-Public-IP-Timestamp',
	'Gov-Client-Public-Port',
	'Gov-Client-Screens',
	'Gov-Client-Timezone',
	'Gov-Client-User-IDs',
	'Gov-Client-Window-Size',
	'Gov-Vendor-Forwarded',
	'Gov-Vendor-License-IDs',
	'Gov-Vendor-Product-Name',
	'Gov-Vendor-Public-IP',
	'Gov-Vendor-Version',
] as const;

/** One of these headers. */
export type FraudHeaderName = (typeof FRAUD_HEADER_NAMES)[number];

/** The headers to send; those left out have no entry. */
export type FraudHeaders = Readonly<Partial<Record<FraudHeaderName, string>>>;

const PRODUCT = 'Halfpenny';

/** The headers for what is known. Free software has no licence keys, so `Gov-Vendor-License-IDs` is never sent. */
export function fraudHeaders(facts: FraudFacts): FraudHeaders {
	const all: Readonly<Partial<Record<FraudHeaderName, string | undefined>>> = {
		'Gov-Client-Connection-Method': 'WEB_APP_VIA_SERVER',
		'Gov-Client-Device-ID': asPrintable(facts.deviceId),
		'Gov-Client-Multi-Factor': multiFactor(facts.secondStep),
		'Gov-Client-User-IDs': pairs({ halfpenny: facts.userId }),
		...ofBrowser(facts.browser ?? {}),
		...ofNetwork(facts),
		'Gov-Vendor-Product-Name': encoded(PRODUCT),
		'Gov-Vendor-Version': pairs({
			'halfpenny-web': facts.version.web,
			'halfpenny-server': facts.version.server,
		}),
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function ofBrowser({ userAgent, timezone, screens, window }: BrowserFacts) {
	return {
		'Gov-Client-Browser-JS-User-Agent': asPrintable(userAgent),
		'Gov-Client-Timezone': timezone && /^UTC[+-]\d\d:\d\d$/.test(timezone) ? timezone : undefined,
		'Gov-Client-Screens': screens && screens.length > 0 ? list(screens.map(ofScreen)) : undefined,
		'Gov-Client-Window-Size': window && pairs({ width: window.width, height: window.height }),
	};
}

function ofScreen({ width, height, scalingFactor, colourDepth }: Screen): string {
	return pairs({ width, height, 'scaling-factor': scalingFactor, 'colour-depth': colourDepth });
}

function ofNetwork({ clientAddress, clientAddressAt, clientPort, vendorAddress }: FraudFacts) {
	const [client, vendor] = [clientAddress, vendorAddress].map((address) =>
		address !== undefined && isPublicAddress(address) ? address : undefined,
	);
	const isPort = clientPort !== undefined && clientPort >= 1 && clientPort <= 65_535;
	return {
		'Gov-Client-Public-IP': client,
		'Gov-Client-Public-IP-Timestamp': client && clientAddressAt.toISOString(),
		'Gov-Client-Public-Port': client && isPort ? String(clientPort) : undefined,
		'Gov-Vendor-Public-IP': vendor,
		'Gov-Vendor-Forwarded': client && vendor && pairs({ by: vendor, for: client }),
	};
}

/** To the minute, as HMRC wants it here. */
function multiFactor(step: SecondStep | undefined): string | undefined {
	if (!step) return undefined;
	const timestamp = `${step.at.toISOString().slice(0, 16)}Z`;
	return pairs({ type: step.type, timestamp, 'unique-reference': step.reference });
}
