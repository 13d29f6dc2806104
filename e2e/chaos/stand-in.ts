/** HMRC's stand-in for a run: sets its faults and reads what it received. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bundles, root } from './bundles.ts';
import { type Running, startProcess, stopProcess } from './process.ts';

/** The credentials it accepts. Not a secret: it listens on this machine only and files nothing. */
export const SENDER = { id: 'CHAOS', password: 'not-a-secret' } as const;

/** The OAuth client that connects people to Making Tax Digital. Not a secret either. */
export const APPLICATION = { id: 'chaos', secret: 'not-a-secret' } as const;

/** Runs a process on the tests' own date, so that results don't depend on today's. */
export const ON_THE_DAY = {
	NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'e2e/src/the-day.mjs'))}`,
} as const;

/** Short enough that tokens run out while servers die. */
const TOKEN_SECONDS = 60;

/** A fault, as the stand-in's API takes it. */
export type Fault = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A submission as HMRC received it. */
export interface Received {
	readonly transactionId: string;
	readonly correlationId: string;
	readonly uniqueTaxpayerReference: string;
	readonly irmark: string | null;
	readonly irmarkBase32: string | null;
	readonly outcome: { readonly kind: 'accepted' | 'rejected' | 'refused' };
	readonly deletedAt: string | null;
}

/** A request to a Making Tax Digital API, and HMRC's answer. */
export interface MtdRequest {
	readonly method: string;
	readonly path: string;
	readonly status: number;
}

interface Filed {
	readonly irmark: string;
	readonly transactionId: string;
}

/** A return as HMRC has it. */
export interface FiledReturn {
	readonly taxYear: string;
	readonly uniqueTaxpayerReference: string;
	readonly original: Filed | null;
	readonly amendments: readonly Filed[];
	readonly duplicates: number;
}

/** A running stand-in. */
export interface StandIn {
	/** Its address, including the path but no trailing slash. */
	readonly url: string;
	readonly running: Running;
	readonly setFaults: (faults: readonly Fault[], seed: number) => Promise<void>;
	/** Counts how often each kind of fault was applied since the faults were set. */
	readonly struck: () => Promise<ReadonlyMap<string, number>>;
	/** Lists every submission. */
	readonly received: () => Promise<readonly Received[]>;
	/** Lists every return, or those of one person. */
	readonly returns: (uniqueTaxpayerReference?: string) => Promise<readonly FiledReturn[]>;
	/** Lists the requests about a person that Making Tax Digital handled, oldest first. */
	readonly requests: (nationalInsurance: string) => Promise<readonly MtdRequest[]>;
	readonly stop: () => Promise<string>;
}

/** Starts a stand-in that keeps its ledger in `folder`. */
export async function startStandIn(bundles: Bundles, folder: string, pollSeconds = 1): Promise<StandIn> {
	const running = startProcess(
		bundles.standIn,
		{
			HMRC_LOCAL_PORT: '0',
			HMRC_LOCAL_DATA: folder,
			HMRC_LOCAL_POLL_SECONDS: String(pollSeconds),
			HMRC_LOCAL_SENDER_ID: SENDER.id,
			HMRC_LOCAL_PASSWORD: SENDER.password,
			...{ HMRC_CLIENT_ID: APPLICATION.id, HMRC_CLIENT_SECRET: APPLICATION.secret },
			HMRC_LOCAL_REQUESTS_PER_SECOND: '0',
			...{ HMRC_LOCAL_TOKEN_SECONDS: String(TOKEN_SECONDS), HMRC_LOCAL_CALCULATION_SECONDS: '0' },
			...ON_THE_DAY,
		},
		/http:\S+\/hmrc-local(?=\/)/,
	);
	const url = await running.ready;
	const ask = async (path: string, init?: RequestInit) => {
		const answer = await fetch(url + path, init);
		if (!answer.ok) throw new Error(`stand-in ${path}: ${answer.status} ${await answer.text()}`);
		return answer.json();
	};
	return {
		url,
		running,
		setFaults: async (faults, seed) => {
			await ask('/faults', { method: 'PUT', body: JSON.stringify({ seed, faults }) });
		},
		struck: async () => struckOf(await ask('/faults')),
		received: () => ask('/ledger?messages=no'),
		returns: (utr) => ask(`/ledger/returns${utr === undefined ? '' : `?utr=${utr}`}`),
		requests: (nationalInsurance) => ask(`/ledger/mtd?nino=${nationalInsurance}`),
		stop: () => stopProcess(running),
	};
}

function struckOf({ faults }: { faults: readonly { kind: string; struck: number }[] }): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { kind, struck } of faults) counts.set(kind, (counts.get(kind) ?? 0) + struck);
	return counts;
}
