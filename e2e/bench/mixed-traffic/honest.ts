/** A person working on their return: times every call, and checks that everything saved is still there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Unanswered } from '../../chaos/browser.ts';
import type { PreparedReturn } from '../../chaos/person.ts';

/** What they experienced. */
export interface Met {
	/** Milliseconds that each call took, by kind of call. */
	readonly times: Map<string, number[]>;
	/** Calls that failed because a server was killed. */
	unanswered: number;
	/** A sentence for each saved answer that was lost, and each call that returned an error. */
	readonly wrong: string[];
}

/** Returns the start, before any call. */
export function nothingMet(): Met {
	return { times: new Map(), unanswered: 0, wrong: [] };
}

/** The pay last saved, and values that unanswered calls may have saved since. */
interface Saved {
	pay: string;
	readonly perhaps: Set<string>;
}

const PAUSE_MS = 100;

/** Reads and changes the return repeatedly while `goOn` returns true. */
export async function workOn(person: PreparedReturn, met: Met, goOn: () => boolean): Promise<void> {
	const saved: Saved = { pay: '', perhaps: new Set() };
	for (let round = 0; goOn(); round += 1) {
		try {
			await once(person, met, saved, `${41_000 + (round % 500)}.00`);
		} catch (error) {
			if (!(error instanceof Unanswered)) throw error;
			met.unanswered += 1;
		}
		await sleep(PAUSE_MS);
	}
}

async function once({ call, id, jobId }: PreparedReturn, met: Met, saved: Saved, pay: string): Promise<void> {
	const ask = async (what: string, method: string, path: string, body?: object) => {
		const begun = performance.now();
		// The wait counts whether or not an answer came.
		const answer = await call(method, path, body).finally(() =>
			met.times.set(what, [...(met.times.get(what) ?? []), performance.now() - begun]),
		);
		if (answer.status >= 300) met.wrong.push(`${what}: ${answer.status} ${answer.body.code}`);
		return answer.body;
	};
	await ask('Who am I', 'GET', '/api/user');
	const entries: readonly { id: string; version: number; answers: { pay: string } }[] = await ask(
		...(['The answers', 'GET', `/api/tax-returns/${id}/entries`] as const),
	);
	const job = entries.find((one) => one.id === jobId);
	if (!job) return void met.wrong.push('the job is gone');
	const isThere = job.answers.pay === saved.pay || saved.perhaps.has(job.answers.pay);
	if (saved.pay !== '' && !isThere) met.wrong.push(`${saved.pay} was saved, ${job.answers.pay} is there`);
	saved.perhaps.add(pay);
	const answers = { ...job.answers, pay };
	await ask('Saving an answer', 'PATCH', `/api/entries/${jobId}`, { version: job.version, answers });
	saved.pay = pay;
	saved.perhaps.clear();
	await ask('The tax', 'GET', `/api/tax-returns/${id}/check-answers`);
}
