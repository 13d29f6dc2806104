/** A person working on their return: how long each answer takes, and whether everything saved is still there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Unanswered } from '../../chaos/browser.ts';
import type { PreparedReturn } from '../../chaos/person.ts';

/** What they met with. */
export interface Met {
	/** Milliseconds of every answer, by what was asked for. */
	readonly times: Map<string, number[]>;
	/** Calls that nobody answered, since a server died. */
	unanswered: number;
	/** What was saved and is not there, or what was answered instead of what was asked for, a sentence each. */
	readonly wrong: string[];
}

/** Nothing yet. */
export function nothingMet(): Met {
	return { times: new Map(), unanswered: 0, wrong: [] };
}

/** The pay as it was last saved, and what may have been saved since by calls that nobody answered. */
interface Saved {
	pay: string;
	readonly perhaps: Set<string>;
}

const PAUSE_MS = 100;

/** Reads and changes the return again and again until told to stop. */
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
		const answer = await call(method, path, body);
		met.times.set(what, [...(met.times.get(what) ?? []), performance.now() - begun]);
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
