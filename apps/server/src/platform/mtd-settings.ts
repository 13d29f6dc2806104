/** Settings of Making Tax Digital: how HMRC knows this service, and what fraud prevention cannot find out by itself. */
import { isIP } from 'node:net';
import { REQUESTS_PER_SECOND } from '@halfpenny/hmrc';
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';
import { wholeNumber } from './setting-readers.ts';

const text = z
	.string()
	.optional()
	.transform((value) => value?.trim() || undefined);

const ipAddress = text.pipe(
	z
		.string()
		.refine((value) => isIP(value) > 0, {
			error: sayOperator('config.notAnIpAddress', { name: 'HMRC_VENDOR_PUBLIC_IP' }),
		})
		.optional(),
);

const headerName = text.pipe(
	z
		.string()
		.regex(/^[A-Za-z0-9-]{1,100}$/, {
			error: sayOperator('config.notAHeader', { name: 'HMRC_CLIENT_PORT_HEADER' }),
		})
		.optional(),
);

const webAddress = text.pipe(
	z
		.url({
			protocol: /^https?$/,
			error: sayOperator('config.notAnAddress', { name: 'HMRC_LOCAL_AUTHORISE_URL' }),
		})
		.optional(),
);

const MOST_PER_SECOND = 1000;

/** HMRC grants an application more than three on request. */
const requestsPerSecond = wholeNumber(
	REQUESTS_PER_SECOND,
	1,
	MOST_PER_SECOND,
	sayOperator('config.notBetween', { name: 'HMRC_REQUESTS_PER_SECOND', least: 1, most: MOST_PER_SECOND }),
);

/** The environment variables. */
export const mtdVariables = {
	HMRC_CLIENT_ID: text,
	HMRC_CLIENT_SECRET: text,
	HMRC_TEST_USER_ID: text,
	HMRC_TEST_PASSWORD: text,
	HMRC_VENDOR_PUBLIC_IP: ipAddress,
	HMRC_CLIENT_PORT_HEADER: headerName,
	HMRC_LOCAL_AUTHORISE_URL: webAddress,
	HMRC_REQUESTS_PER_SECOND: requestsPerSecond,
};

const variables = z.object(mtdVariables);

/** Both halves of the application's credentials, or neither. */
export function problemsOfMtd({ HMRC_CLIENT_ID, HMRC_CLIENT_SECRET }: z.output<typeof variables>): string[] {
	if ((HMRC_CLIENT_ID === undefined) === (HMRC_CLIENT_SECRET === undefined)) return [];
	return [sayOperator('config.halfAnApplication', { id: 'HMRC_CLIENT_ID', secret: 'HMRC_CLIENT_SECRET' })];
}

/** The settings as the server has them. */
export function mtdOf(read: z.output<typeof variables>) {
	const { HMRC_CLIENT_ID: clientId, HMRC_CLIENT_SECRET: clientSecret } = read;
	return {
		/** How HMRC knows this service. Undefined if that is not set up. */
		application:
			clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined,
		/** The made-up person that `/hmrc-test` shows, outside `local`. */
		testUser: { userId: read.HMRC_TEST_USER_ID, password: read.HMRC_TEST_PASSWORD },
		/** The public address of this service. */
		vendorAddress: read.HMRC_VENDOR_PUBLIC_IP,
		/** The header that the trusted proxy passes the port of a person's request in. */
		clientPortHeader: read.HMRC_CLIENT_PORT_HEADER?.toLowerCase(),
		/** How many requests a second HMRC allows this service for its MTD APIs, across all its servers. */
		requestsPerSecond: read.HMRC_REQUESTS_PER_SECOND,
		/** The stand-in's page where a person authorises us, when it is not below this service's own address. */
		localAuthoriseUrl: read.HMRC_LOCAL_AUTHORISE_URL,
	} as const;
}
