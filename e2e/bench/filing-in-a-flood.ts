/** Measures how long filing takes alone, and while another account uploads documents made to keep the reader busy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowForms } from '@halfpenny/testing';
import { expectOk } from '../chaos/browser.ts';
import { copyBundles } from '../chaos/bundles.ts';
import { type PreparedReturn, preparePeople } from '../chaos/person.ts';
import { stopProcess } from '../chaos/process.ts';
import { startServer } from '../chaos/server.ts';
import { startStandIn } from '../chaos/stand-in.ts';
import { freePort } from '../src/product.ts';

/** Milliseconds from the click, for each filing. */
export interface FilingTimes {
	/** Until the declaration's answer. */
	readonly declared: readonly number[];
	/** Until HMRC's receipt arrived. */
	readonly accepted: readonly number[];
}

/** Filing times with and without the flood. */
export interface FloodResult {
	readonly alone: FilingTimes;
	readonly inFlood: FilingTimes;
	/** How many of the flood's documents were still waiting when the last return was accepted. */
	readonly papersWaiting: number;
}

/** Two fewer than one account may send in a minute. */
export const PAPERS = 28;
const FILINGS = 5;

/** Measures on an embedded database in a new folder, and cleans up. */
export async function measureFlood(): Promise<FloodResult> {
	const bundles = copyBundles();
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-flood-'));
	const standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
	const port = await freePort();
	const place = { bundles, standIn, dataFolder: join(folder, 'data'), databaseUrl: undefined };
	const server = startServer(place, port, { shortLived: false });
	try {
		await server.ready;
		const people = await preparePeople(`http://127.0.0.1:${port}`, FILINGS + 1);
		const [attacker, ...honest] = people.filter(({ taxYear }) => taxYear === '2024-25');
		if (!attacker) throw new Error('nobody is prepared');
		const alone = await fileAll(honest);
		for (let number = 0; number < PAPERS; number += 1) await send(attacker, slowForms(number));
		const own = new Set(honest.map(({ uniqueTaxReference }) => uniqueTaxReference));
		const later = people.filter(
			({ taxYear, uniqueTaxReference }) => taxYear === '2025-26' && own.has(uniqueTaxReference),
		);
		const inFlood = await fileAll(later);
		return { alone, inFlood, papersWaiting: await waitingOf(attacker) };
	} finally {
		await stopProcess(server);
		await standIn.stop();
		bundles.remove();
		await rm(folder, { recursive: true, force: true });
	}
}

async function send({ call, id }: PreparedReturn, bytes: Uint8Array): Promise<void> {
	const form = new FormData();
	form.set('taxReturnId', id);
	form.set('document', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'paper.pdf');
	await expectOk(call('POST', '/api/documents/upload', form), 'upload');
}

async function waitingOf({ call, id }: PreparedReturn): Promise<number> {
	const documents: readonly { status: string }[] = await expectOk(
		call('GET', `/api/tax-returns/${id}/documents`),
		'documents',
	);
	return documents.filter(({ status }) => status === 'waiting' || status === 'reading').length;
}

async function fileAll(returns: readonly PreparedReturn[]): Promise<FilingTimes> {
	const [declared, accepted]: [number[], number[]] = [[], []];
	for (const one of returns) {
		const begun = performance.now();
		await declare(one);
		declared.push(performance.now() - begun);
		while ((await expectOk(one.call('GET', `/api/tax-returns/${one.id}`), 'return')).status !== 'accepted')
			await sleep(50);
		accepted.push(performance.now() - begun);
	}
	return { declared, accepted };
}

async function declare({ call, id }: PreparedReturn): Promise<void> {
	const { snapshotHash } = await expectOk(call('GET', `/api/tax-returns/${id}/check-answers`), 'check');
	const declaration = { accepted: true, snapshotHash };
	await expectOk(call('POST', `/api/sa100/submit/${id}`, { declaration }), 'submit');
}
