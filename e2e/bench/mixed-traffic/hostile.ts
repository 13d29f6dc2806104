/** Attackers: documents made to hang the reader, password guesses, nonsense bodies and floods of calls. */
import { setTimeout as sleep } from 'node:timers/promises';
import { drawingBomb, encryptedPdf, pageTreeBomb, slowForms, textFile } from '@halfpenny/testing';
import { type Call, openBrowser, Unanswered } from '../../chaos/browser.ts';
import type { PreparedReturn } from '../../chaos/person.ts';

/** How often each attack was made, and how often the server answered with status 500. */
export interface Harm {
	readonly deeds: Map<string, number>;
	faults: number;
}

interface Scene {
	readonly address: string;
	readonly harm: Harm;
	readonly goOn: () => boolean;
}

/** Makes every attack at the same time while `goOn` returns true. */
export async function doHarm(scene: Scene, attackers: readonly PreparedReturn[]): Promise<void> {
	const stranger = openBrowser(scene.address);
	await stranger('GET', '/api/service').catch(() => undefined);
	await Promise.all([
		...attackers.map((attacker) => again(scene, 'sent a hostile paper', 2500, (n) => sendPaper(attacker, n))),
		...attackers.map(({ call, id }) =>
			again(scene, 'sent 9.9 MB as last year’s return', 2000, () =>
				sendForm(call, `/api/tax-returns/${id}/carry-forward/read`, Buffer.alloc(9_900_000, '<a>'), 'a.xml'),
			),
		),
		again(scene, 'guessed a password', 250, (n) =>
			stranger('POST', '/api/login', { username: `person-${n % 20}`, password: `guess ${n}` }),
		),
		again(scene, 'sent 24,000 unknown keys', 1000, () => stranger('POST', '/api/login', NONSENSE)),
		...attackers.map(({ call, id }) =>
			again(scene, 'asked for the PDF', 200, () => call('GET', `/api/tax-returns/${id}/summary.pdf`)),
		),
	]);
}

const NONSENSE = Object.fromEntries(Array.from({ length: 24_000 }, (_, number) => [`key${number}`, number]));

async function again(
	{ harm, goOn }: Scene,
	deed: string,
	everyMs: number,
	act: (number: number) => ReturnType<Call>,
): Promise<void> {
	for (let number = 0; goOn(); number += 1) {
		try {
			const { status } = await act(number);
			if (status === 500) harm.faults += 1;
		} catch (error) {
			if (!(error instanceof Unanswered)) throw error;
		}
		harm.deeds.set(deed, (harm.deeds.get(deed) ?? 0) + 1);
		await sleep(everyMs);
	}
}

function sendPaper({ call, id }: PreparedReturn, number: number): ReturnType<Call> {
	const papers = [
		slowForms(number),
		slowForms(-1 - number),
		drawingBomb(),
		pageTreeBomb(),
		encryptedPdf(),
		textFile(),
	];
	const bytes = papers[number % papers.length] ?? textFile();
	return sendForm(call, '/api/documents/upload', bytes, 'paper.pdf', id);
}

function sendForm(call: Call, path: string, bytes: Uint8Array, name: string, id?: string): ReturnType<Call> {
	const form = new FormData();
	if (id !== undefined) form.set('taxReturnId', id);
	form.set('document', new Blob([Uint8Array.from(bytes)]), name);
	return call('POST', path, form);
}
