/** What a person who files asks of the server: everything read, answers written, the return sent, jobs done. */
import { type Call, calls } from '@halfpenny/contract';
import type { TestServer, TestUser } from './test-server.ts';
import { makeThings } from './things.ts';

const STEP_MS = 30_000;

const isRead = ({ access, method, media }: Call) =>
	access !== 'admin' && method === 'GET' && media !== 'event-stream';

/** Does it, reading everything so often. Calls that need HMRC's answers are refused before they ask the database much. */
export async function makeCalls(server: TestServer, user: TestUser, rounds: number): Promise<void> {
	const { browser, username, password } = user;
	const { taxReturnId, entryId, pathOf } = await makeThings(server, user);
	const reads = (Object.values(calls) as readonly Call[]).filter(isRead).map(pathOf);
	for (let round = 0; round < rounds; round += 1) {
		for (const path of reads) await browser.get(path);
		const { body: entries } = await browser.get(`/api/tax-returns/${taxReturnId}/entries`);
		const { version } = entries.find(({ id }: { id: string }) => id === entryId);
		await browser.patch(`/api/entries/${entryId}`, { version, answers: { pay: `${30_000 + round}` } });
		await browser.post('/api/login', { username, password });
		await server.services.jobs.worker.runDue();
		server.time.now = new Date(server.time.now.getTime() + STEP_MS);
	}
}
