/** HMRC's stand-in for a run: its faults, and what its ledger says was really received. */
import type { Bundles } from './bundles.ts';
import { type Running, startProcess, stopProcess } from './process.ts';

/** Who may send to it. No secret: it listens on this machine only and files nothing anywhere. */
export const SENDER = { id: 'CHAOS', password: 'not-a-secret' } as const;

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
		stop: () => stopProcess(running),
	};
}

function struckOf({ faults }: { faults: readonly { kind: string; struck: number }[] }): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { kind, struck } of faults) counts.set(kind, (counts.get(kind) ?? 0) + struck);
	return counts;
}
