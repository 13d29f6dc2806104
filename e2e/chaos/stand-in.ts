/** HMRC's stand-in for a run: its faults, and what its ledger says was really received. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bundles, root } from './bundles.ts';
import { type Running, startProcess, stopProcess } from './process.ts';

/** Who may send to it. No secret: it listens on this machine only and files nothing anywhere. */
export const SENDER = { id: 'CHAOS', password: 'not-a-secret' } as const;

/** The application that asks for access to people's Making Tax Digital. No secret either. */
export const APPLICATION = { id: 'chaos', secret: 'not-a-secret' } as const;

/** Has a process live on the tests' own day, so that a run says the same on any date. */
export const ON_THE_DAY = {
	NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'e2e/src/the-day.mjs'))}`,
} as const;

/** Short enough that tokens run out while servers die. */
const TOKEN_SECONDS = 60;

/** A fault as the stand-in's calls take it. */
export type Fault = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** One submission as HMRC received it. */
export interface Received {
	readonly transactionId: string;
	readonly correlationId: string;
	readonly uniqueTaxpayerReference: string;
	readonly irmark: string | null;
	readonly irmarkBase32: string | null;
	readonly outcome: { readonly kind: 'accepted' | 'rejected' | 'refused' };
	readonly deletedAt: string | null;
}

/** One request to an API of Making Tax Digital, as HMRC answered it. */
export interface MtdRequest {
	readonly method: string;
	readonly path: string;
	readonly status: number;
}

interface Filed {
	readonly irmark: string;
	readonly transactionId: string;
}

/** One return as HMRC has it. */
export interface FiledReturn {
	readonly taxYear: string;
	readonly uniqueTaxpayerReference: string;
	readonly original: Filed | null;
	readonly amendments: readonly Filed[];
	readonly duplicates: number;
}

/** The stand-in. */
export interface StandIn {
	/** Where it listens, its path included, without a slash at the end. */
	readonly url: string;
	readonly running: Running;
	readonly setFaults: (faults: readonly Fault[], seed: number) => Promise<void>;
	/** How often each kind of fault struck since it was set. */
	readonly struck: () => Promise<ReadonlyMap<string, number>>;
	/** Every submission. */
	readonly received: () => Promise<readonly Received[]>;
	/** Every return, or those of one person. */
	readonly returns: (uniqueTaxpayerReference?: string) => Promise<readonly FiledReturn[]>;
	/** Every request to Making Tax Digital about a person that HMRC worked on, oldest first. */
	readonly requests: (nationalInsurance: string) => Promise<readonly MtdRequest[]>;
	readonly stop: () => Promise<string>;
}

/** Starts one over a folder for its ledger. */
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
