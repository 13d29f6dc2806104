/** Why each fraud-prevention header may be left out. */
import { FRAUD_HEADER_NAMES, type FraudHeaderName, type FraudHeaders } from '@halfpenny/hmrc';
import { sayHmrcTest } from '@halfpenny/messages/hmrc-test';

const REASONS = {
	'Gov-Client-Browser-JS-User-Agent': 'leftOut.browser',
	'Gov-Client-Screens': 'leftOut.browser',
	'Gov-Client-Timezone': 'leftOut.browser',
	'Gov-Client-Window-Size': 'leftOut.browser',
	'Gov-Client-Device-ID': 'leftOut.device',
	'Gov-Client-Multi-Factor': 'leftOut.secondStep',
	'Gov-Client-Public-IP': 'leftOut.clientAddress',
	'Gov-Client-Public-IP-Timestamp': 'leftOut.clientAddress',
	'Gov-Client-Public-Port': 'leftOut.clientPort',
	'Gov-Vendor-Forwarded': 'leftOut.forwarded',
	'Gov-Vendor-License-IDs': 'leftOut.licence',
	'Gov-Vendor-Public-IP': 'leftOut.vendorAddress',
} as const satisfies Partial<Record<FraudHeaderName, Parameters<typeof sayHmrcTest>[0]>>;

const reasons: Partial<Record<FraudHeaderName, (typeof REASONS)[keyof typeof REASONS]>> = REASONS;

/** Each header in HMRC's order: what would be sent, or why it is left out. */
export function headersAsShown(headers: FraudHeaders) {
	return FRAUD_HEADER_NAMES.map((name) => {
		const value = headers[name] ?? null;
		const reason = reasons[name];
		return { name, value, leftOut: value === null && reason ? sayHmrcTest(reason) : null };
	});
}
