/** The configuration: read once from the environment, checked as a whole, and every problem named with its remedy. */
import { join, resolve } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';

const environments = ['local', 'sandbox', 'test-in-live', 'live'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A text, blank counting as not set. */
const text = z
	.string()
	.optional()
	.transform((value) => value?.trim() || undefined);

function wholeNumber(fallback: number, least: number, most: number, error: string) {
	return text
		.transform((value) => (value === undefined ? fallback : Number(value)))
		.pipe(z.number({ error }).int({ error }).min(least, { error }).max(most, { error }));
}

function limit(name: string, fallback: number) {
	return wholeNumber(fallback, 1, 1_000_000, sayOperator('config.notANumber', { name }));
}

function choice<const Choices extends readonly [string, ...string[]]>(
	name: string,
	choices: Choices,
	fallback: NoInfer<Choices[number]>,
) {
	const error = sayOperator('config.notAChoice', { name, choices });
	return text.transform((value) => value ?? fallback).pipe(z.enum(choices, { error }));
}

function webAddress(name: string) {
	return text.pipe(
		z.url({ protocol: /^https?$/, error: sayOperator('config.notAnAddress', { name }) }).optional(),
	);
}

const rootKey = text.transform((value, context) => {
	if (value === undefined) return undefined;
	const key = Buffer.from(value, 'base64');
	if (key.length === 32) return key;
	context.issues.push({
		code: 'custom',
		input: undefined,
		message: sayOperator('config.notAKey', { name: 'ROOT_KEY' }),
	});
	return z.NEVER;
});

const schema = z.object({
	PORT: wholeNumber(4800, 0, 65_535, sayOperator('config.notAPort', { name: 'PORT' })),
	HOST: text.transform((value) => value ?? '127.0.0.1'),
	DATA_DIR: text.transform((value) => resolve(value ?? './data')),
	DATABASE_URL: text.pipe(
		z
			.string()
			.regex(/^postgres(ql)?:\/\//, { error: sayOperator('config.notPostgres', { name: 'DATABASE_URL' }) })
			.optional(),
	),
	HMRC_ENV: choice('HMRC_ENV', environments, 'local'),
	HMRC_SENDER: choice('HMRC_SENDER', ['individual', 'agent'], 'individual').refine(
		(sender) => sender === 'individual',
		{ error: sayOperator('config.agentLater') },
	),
	HMRC_SENDER_ID: text,
	HMRC_PASSWORD: text,
	HMRC_VENDOR_ID: text,
	HMRC_LOCAL_URL: webAddress('HMRC_LOCAL_URL'),
	ROOT_KEY: rootKey,
	PUBLIC_URL: webAddress('PUBLIC_URL'),
	TRUST_PROXY: text.transform(readTrustProxy),
	LOG_LEVEL: choice('LOG_LEVEL', logLevels, 'warn'),
	SIGN_IN_LIMIT: limit('SIGN_IN_LIMIT', 10),
	SIGN_UP_LIMIT: limit('SIGN_UP_LIMIT', 60),
	HALFPENNY_ROOT: text,
});

/** `true`, `false`, or the addresses of the proxies in front, with commas between. */
function readTrustProxy(value: string | undefined): boolean | string {
	return value === 'true' || (value !== undefined && value !== 'false' && value);
}

/** Everything that the server is told from outside. */
export type Config = ReturnType<typeof toConfig>;

/** The configuration, or everything that is wrong with it, a sentence each. */
export type ConfigResult =
	| { readonly ok: true; readonly config: Config }
	| { readonly ok: false; readonly problems: readonly string[] };

/** Reads the configuration from environment variables. `root` is the repository's folder unless they name another. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): ConfigResult {
	const result = schema.safeParse(environment);
	const problems = result.success ? [] : result.error.issues.map(({ message }) => message);
	problems.push(...problemsOfLive(environment));
	return result.success && problems.length === 0
		? { ok: true, config: toConfig(result.data, root) }
		: { ok: false, problems };
}

/** Real returns go out only with real credentials, a key that is not beside the data, and over TLS. */
function problemsOfLive(environment: NodeJS.ProcessEnv): string[] {
	if (environment.HMRC_ENV?.trim() !== 'live') return [];
	const credentials = ['HMRC_SENDER_ID', 'HMRC_PASSWORD', 'HMRC_VENDOR_ID'];
	const problems = credentials
		.filter((name) => !environment[name]?.trim())
		.map((name) => sayOperator('config.missingForLive', { name }));
	if (!environment.ROOT_KEY?.trim()) problems.push(sayOperator('config.rootKeyForLive'));
	if (!environment.PUBLIC_URL?.startsWith('https://')) problems.push(sayOperator('config.httpsForLive'));
	return problems;
}

function toConfig(read: z.output<typeof schema>, defaultRoot: string) {
	const root = resolve(read.HALFPENNY_ROOT ?? defaultRoot);
	return {
		port: read.PORT,
		host: read.HOST,
		dataFolder: read.DATA_DIR,
		databaseUrl: read.DATABASE_URL,
		hmrc: {
			environment: read.HMRC_ENV,
			sender: read.HMRC_SENDER,
			senderId: read.HMRC_SENDER_ID,
			password: read.HMRC_PASSWORD,
			vendorId: read.HMRC_VENDOR_ID,
			/** Where the stand-in listens, its path included. */
			localUrl: read.HMRC_LOCAL_URL ?? `http://127.0.0.1:${read.PORT + 1}/hmrc-local`,
		},
		rootKey: read.ROOT_KEY,
		publicUrl: read.PUBLIC_URL,
		/** Whether the address that people use is encrypted: cookies are then marked so. */
		overTls: read.PUBLIC_URL?.startsWith('https://') ?? false,
		trustProxy: read.TRUST_PROXY,
		logLevel: read.LOG_LEVEL,
		limits: { signInPerMinute: read.SIGN_IN_LIMIT, signUpPerMinute: read.SIGN_UP_LIMIT },
		/** Where the product is installed. */
		root,
		migrationsFolder: join(root, 'apps/server/migrations'),
		webFolder: join(root, 'apps/web/dist'),
	} as const;
}
