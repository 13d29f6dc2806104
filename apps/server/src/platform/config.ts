/** The configuration: read once from the environment, checked as a whole, and every problem named with its remedy. */
import { join, resolve } from 'node:path';
import type { Agent } from '@halfpenny/forms';
import { isWritable } from '@halfpenny/govtalk';
import { sayOperator } from '@halfpenny/messages/operator';
import * as z from 'zod';
import { FAULT_POINTS, readKillAt } from './fault-points.ts';
import { modelOf, modelVariables, problemsOfModel } from './model-settings.ts';
import { mtdOf, mtdVariables, problemsOfMtd } from './mtd-settings.ts';
import { operatorOf, operatorVariables } from './operator-settings.ts';
import { ownUtrs, problemsOfAgent, problemsOfSender } from './sender-settings.ts';
import {
	choice,
	hmrcLines,
	hmrcText,
	key,
	limit,
	mailbox,
	port,
	text,
	webAddress,
	wholeNumber,
} from './setting-readers.ts';
import { readTrustProxy } from './trust-proxy.ts';

const environments = ['local', 'sandbox', 'test-in-live', 'live'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The time-out of an exchange stays below the time after which another worker presumes a sender dead. */
const MOST_TIMEOUT_SECONDS = 80;

const killAt = text.transform((value, context) => {
	if (value === undefined) return undefined;
	const read = readKillAt(value);
	if (read) return read;
	const message = sayOperator('config.notAFaultPoint', { name: 'HALFPENNY_KILL_AT', points: FAULT_POINTS });
	context.issues.push({ code: 'custom', input: undefined, message });
	return z.NEVER;
});

const trustProxy = text.transform((value, context) => {
	const read = readTrustProxy(value);
	if (read !== undefined) return read;
	const message = sayOperator('config.notAProxy', { name: 'TRUST_PROXY' });
	context.issues.push({ code: 'custom', input: undefined, message });
	return z.NEVER;
});

/** Part of the envelope: checked here, so that the mistake is reported before a return is on its way. */
function credential(name: string) {
	const error = sayOperator('config.notWritable', { name });
	return text.pipe(z.string().refine(isWritable, { error }).optional());
}

/** HMRC's vendor ids are four digits (GovTalk ChannelRouting/Channel/URI). */
const vendorId = text.pipe(
	z
		.string()
		.regex(/^\d{4}$/, { error: sayOperator('config.notAVendorId', { name: 'HMRC_VENDOR_ID' }) })
		.optional(),
);

const schema = z.object({
	PORT: text.transform((value) => Number(value ?? 4800)).pipe(port('PORT')),
	METRICS_PORT: text
		.transform((value) => (value === undefined ? undefined : Number(value)))
		.pipe(port('METRICS_PORT').optional()),
	HOST: text.transform((value) => value ?? '127.0.0.1'),
	DATA_DIR: text.transform((value) => resolve(value ?? './data')),
	DATABASE_URL: text.pipe(
		z
			.string()
			.regex(/^postgres(ql)?:\/\//, { error: sayOperator('config.notPostgres', { name: 'DATABASE_URL' }) })
			.optional(),
	),
	HMRC_ENV: choice('HMRC_ENV', environments, 'local'),
	HMRC_OWN_UTRS: ownUtrs,
	HMRC_SENDER: choice('HMRC_SENDER', ['individual', 'agent'], 'individual'),
	HMRC_AGENT_ID: hmrcText('HMRC_AGENT_ID', 35),
	HMRC_AGENT_NAME: hmrcText('HMRC_AGENT_NAME', 35),
	HMRC_AGENT_ADDRESS: hmrcLines('HMRC_AGENT_ADDRESS'),
	HMRC_AGENT_POSTCODE: hmrcText('HMRC_AGENT_POSTCODE', 8),
	HMRC_CONNECTIONS: wholeNumber(8, 1, 1000, sayOperator('config.notANumber', { name: 'HMRC_CONNECTIONS' })),
	HMRC_TIMEOUT_SECONDS: wholeNumber(
		60,
		1,
		MOST_TIMEOUT_SECONDS,
		sayOperator('config.notBetween', { name: 'HMRC_TIMEOUT_SECONDS', least: 1, most: MOST_TIMEOUT_SECONDS }),
	),
	HMRC_RELEASE_WAIT_SECONDS: wholeNumber(
		3600,
		0,
		604_800,
		sayOperator('config.notBetween', { name: 'HMRC_RELEASE_WAIT_SECONDS', least: 0, most: 604_800 }),
	),
	JOB_CONCURRENCY: wholeNumber(16, 1, 1000, sayOperator('config.notANumber', { name: 'JOB_CONCURRENCY' })),
	HALFPENNY_KILL_AT: killAt,
	SMTP_URL: text.pipe(
		z.url({ protocol: /^smtps?$/, error: sayOperator('config.notSmtp', { name: 'SMTP_URL' }) }).optional(),
	),
	MAIL_FROM: mailbox('MAIL_FROM'),
	OPERATOR_EMAIL: mailbox('OPERATOR_EMAIL'),
	HMRC_SENDER_ID: credential('HMRC_SENDER_ID'),
	HMRC_PASSWORD: credential('HMRC_PASSWORD'),
	HMRC_VENDOR_ID: vendorId,
	HMRC_LOCAL_URL: webAddress('HMRC_LOCAL_URL'),
	HMRC_LOCAL_TOKEN: text,
	ROOT_KEY: key('ROOT_KEY'),
	SECOND_ROOT_KEY: key('SECOND_ROOT_KEY'),
	BACKUP_KEY: key('BACKUP_KEY'),
	PUBLIC_URL: webAddress('PUBLIC_URL'),
	TRUST_PROXY: trustProxy,
	HSTS_SUBDOMAINS: choice('HSTS_SUBDOMAINS', ['no', 'yes'], 'no'),
	LOG_LEVEL: choice('LOG_LEVEL', logLevels, 'warn'),
	SIGN_IN_LIMIT: limit('SIGN_IN_LIMIT', 10),
	SIGN_UP_LIMIT: limit('SIGN_UP_LIMIT', 60),
	HALFPENNY_ROOT: text,
	...operatorVariables,
	...modelVariables,
	...mtdVariables,
});

/** The server's whole configuration. */
export type Config = ReturnType<typeof toConfig>;

/** The configuration, or everything that is wrong with it, one sentence each. */
export type ConfigResult =
	| { readonly ok: true; readonly config: Config }
	| { readonly ok: false; readonly problems: readonly string[] };

/** Reads the configuration from environment variables. `root` is the repository's folder by default. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): ConfigResult {
	const result = schema.safeParse(environment);
	const problems = result.success ? [] : result.error.issues.map(({ message }) => message);
	problems.push(
		...problemsOfLive(environment),
		...problemsOfSender(environment),
		...problemsOfAgent(environment),
	);
	if (result.success)
		problems.push(
			...problemsOfRelease(result.data),
			...problemsOfStandIn(result.data),
			...problemsOfMtd(result.data),
			...problemsOfModel(result.data),
		);
	return result.success && problems.length === 0
		? { ok: true, config: toConfig(result.data, root) }
		: { ok: false, problems };
}

/** Real returns go out only with real credentials, a key that is not stored beside the data, and over TLS. */
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

/** The longest another worker takes to notice that a sender is dead, besides the exchange itself. */
const HELD_UP_SECONDS = 90;

/**
 * A person may say "it is not there" only when nothing can be on its way any more; tests with the stand-in use less.
 */
function problemsOfRelease(read: z.output<typeof schema>): string[] {
	const least = read.HMRC_TIMEOUT_SECONDS + HELD_UP_SECONDS;
	if (read.HMRC_ENV === 'local' || read.HMRC_RELEASE_WAIT_SECONDS >= least) return [];
	return [sayOperator('config.releaseTooSoon', { name: 'HMRC_RELEASE_WAIT_SECONDS', least })];
}

/** A test must not reach HMRC: the stand-in is never at a government address. */
function problemsOfStandIn({ HMRC_ENV, HMRC_LOCAL_URL }: z.output<typeof schema>): string[] {
	if (HMRC_ENV !== 'local' || HMRC_LOCAL_URL === undefined) return [];
	const host = new URL(HMRC_LOCAL_URL).hostname.replace(/\.$/, '');
	return /(^|\.)gov\.uk$/.test(host) ? [sayOperator('config.standInAtHmrc', { name: 'HMRC_LOCAL_URL' })] : [];
}

function agentOf(read: z.output<typeof schema>): Agent | undefined {
	const { HMRC_AGENT_ID: id, HMRC_AGENT_NAME: name, HMRC_AGENT_ADDRESS: addressLines } = read;
	if (read.HMRC_SENDER !== 'agent' || !id || !name || !addressLines) return undefined;
	return { id, name, addressLines, postcode: read.HMRC_AGENT_POSTCODE };
}

function toConfig(read: z.output<typeof schema>, defaultRoot: string) {
	const root = resolve(read.HALFPENNY_ROOT ?? defaultRoot);
	return {
		port: read.PORT,
		/** The port where Prometheus reads the counters; undefined if it doesn't. */
		metricsPort: read.METRICS_PORT,
		host: read.HOST,
		dataFolder: read.DATA_DIR,
		databaseUrl: read.DATABASE_URL,
		hmrc: {
			environment: read.HMRC_ENV,
			sender: read.HMRC_SENDER,
			/** The only references that may be filed for outside `local` without an agent. */
			ownUtrs: read.HMRC_OWN_UTRS,
			/** Set when the sender is an agent, and only then. */
			agent: agentOf(read),
			senderId: read.HMRC_SENDER_ID,
			password: read.HMRC_PASSWORD,
			vendorId: read.HMRC_VENDOR_ID,
			/** How many connections to the Transaction Engine are open at the same time, from this process. */
			connections: read.HMRC_CONNECTIONS,
			timeoutMilliseconds: read.HMRC_TIMEOUT_SECONDS * 1000,
			/** How long a submission must have been unknown before a person may release it. */
			releaseWaitMilliseconds: read.HMRC_RELEASE_WAIT_SECONDS * 1000,
			/** Opens the stand-in's ledger and faults if people other than the operator can reach this server. */
			localToken: read.HMRC_LOCAL_TOKEN,
			/** Where the stand-in listens, including its path. */
			localUrl: read.HMRC_LOCAL_URL ?? `http://127.0.0.1:${read.PORT + 1}/hmrc-local`,
		},
		/** Making Tax Digital. */
		mtd: mtdOf(read),
		mail: {
			smtpUrl: read.SMTP_URL,
			from: read.MAIL_FROM ?? 'Halfpenny <halfpenny@localhost>',
			/** The address for emails that only the operator can act on; the outbox if it is not set. */
			operator: read.OPERATOR_EMAIL,
		},
		/** How many jobs this process runs at the same time. */
		jobConcurrency: read.JOB_CONCURRENCY,
		/** Where this process should die, for tests of what a kill loses; only with the stand-in for HMRC. */
		killAt: read.HMRC_ENV === 'local' ? read.HALFPENNY_KILL_AT : undefined,
		/** The model that answers in the chat; undefined if only the offline assistant does. */
		model: modelOf(read),
		rootKey: read.ROOT_KEY,
		/** While one root key replaces another, the second key, which opens what the first does not. */
		secondRootKey: read.SECOND_ROOT_KEY,
		/** Seals backups; only the operator's commands need it. */
		backupKey: read.BACKUP_KEY,
		publicUrl: read.PUBLIC_URL,
		/** Whether the address people use is encrypted: cookies are then marked Secure. */
		overTls: read.PUBLIC_URL?.startsWith('https://') ?? false,
		hstsSubdomains: read.HSTS_SUBDOMAINS === 'yes',
		trustProxy: read.TRUST_PROXY,
		logLevel: read.LOG_LEVEL,
		limits: { signInPerMinute: read.SIGN_IN_LIMIT, signUpPerMinute: read.SIGN_UP_LIMIT },
		/** Who runs the service, for its public pages. */
		operator: operatorOf(read),
		/** Where the product is installed. */
		root,
		migrationsFolder: join(root, 'apps/server/migrations'),
		/** The program that the threads for costly work run. */
		workProgram: join(root, 'apps/server/dist/work.js'),
		/** The files browsers fetch from the web app, and the renderer of its public pages. */
		webFolder: join(root, 'apps/web/dist/browser'),
		rendererFolder: join(root, 'apps/web/dist/renderer'),
	} as const;
}
