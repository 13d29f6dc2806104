/** The process's settings, from its environment: all problems are named together. */
import type { HmrcLocalOptions } from './app/create-hmrc-local.ts';

/** Where to listen, and how the stand-in is set up. */
export type Config = { readonly port: number; readonly options: HmrcLocalOptions };

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or a line for each that is missing or invalid. */
export function readConfig(environment: Environment): Config | { readonly problems: readonly string[] } {
	const problems: string[] = [];
	const text = (name: string): string => {
		const value = environment[name] ?? '';
		if (value === '') problems.push(`${name} is not set.`);
		return value;
	};
	const wholeNumber = (name: string, otherwise: number, most: number): number => {
		const given = environment[name];
		const value = given === undefined || given === '' ? otherwise : Number(given);
		if (Number.isInteger(value) && value >= 0 && value <= most) return value;
		problems.push(`${name} must be a whole number from 0 to ${most}.`);
		return otherwise;
	};
	const yesOrNo = (name: string): boolean => {
		const value = environment[name] ?? '';
		if (!['', 'yes', 'no'].includes(value)) problems.push(`${name} must be yes or no.`);
		return value === 'yes';
	};
	if (environment.HMRC_ENV === 'live')
		problems.push('HMRC_ENV is live: the stand-in for HMRC must not run where returns go to HMRC.');
	const port = wholeNumber('HMRC_LOCAL_PORT', 5665, 65_535);
	const pollSeconds = wholeNumber('HMRC_LOCAL_POLL_SECONDS', 1, 3600);
	const senderId = text('HMRC_LOCAL_SENDER_ID');
	const password = text('HMRC_LOCAL_PASSWORD');
	const dataFolder = text('HMRC_LOCAL_DATA');
	const schemasFolder = environment.HMRC_SCHEMAS;
	const tokenSeconds = wholeNumber('HMRC_LOCAL_TOKEN_SECONDS', 14_400, 31_536_000);
	const requestsPerSecond = wholeNumber('HMRC_LOCAL_REQUESTS_PER_SECOND', 3, 1000);
	const fulfilmentSeconds = wholeNumber('HMRC_LOCAL_FULFILMENT_SECONDS', 3, 86_400);
	const calculationSeconds = wholeNumber('HMRC_LOCAL_CALCULATION_SECONDS', 2, 3600);
	const strict = yesOrNo('HMRC_LOCAL_STRICT');
	const { HMRC_CLIENT_ID: clientId, HMRC_CLIENT_SECRET: clientSecret } = environment;
	const options = {
		senderId,
		password,
		pollSeconds,
		dataFolder,
		tokenSeconds,
		requestsPerSecond,
		fulfilmentSeconds,
		calculationSeconds,
		strict,
		...(clientId && clientSecret ? { application: { clientId, clientSecret } } : {}),
		...(schemasFolder ? { schemasFolder } : {}),
	};
	return problems.length > 0 ? { problems } : { port, options };
}
